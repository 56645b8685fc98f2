import { nameOf } from '../../person.ts';
import type { PearlStory, Slip } from '../board/pearl-story.ts';
import { COMMA } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { cardTold } from './told-card.ts';

/** So many slipped cards are told of at the end; the log has all of them. */
const MOST_SLIPS = 4;

/**
 * What went from hand to hand in secret, which nobody else knew until the match was over: sea urchins before other cards. `told` are
 * those of which it is told already.
 */
export function slipsTold(
  scene: Scene,
  { handed }: Pick<PearlStory, 'handed'>,
  told: readonly Slip[],
): readonly string[] {
  const { say } = scene;
  // Nobody slips a player two cards in one turn.
  const isTold = ({ turn, to }: Slip): boolean =>
    told.some((other) => other.turn === turn && other.to === to);
  const slips = handed
    .filter((slip) => !isTold(slip))
    .toSorted((one, other) => Number(other.card === URCHIN) - Number(one.card === URCHIN))
    .slice(0, MOST_SLIPS)
    .map(({ by, to, card }) =>
      say('oteres-ending-secret-slip', {
        ...{ name: nameOf(scene, by), other: nameOf(scene, to) },
        card: cardTold(scene, card),
      }),
    );
  return slips.length === 0 ? [] : [say('oteres-ending-secret', { slips: slips.join(COMMA) })];
}
