import { nameOf } from '../../person.ts';
import type { PearlStory, Slip } from '../board/pearl-story.ts';
import type { Scene } from '../board/scene.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { slipFates } from './slip-fates.ts';
import type { Tally } from './tally.ts';
import { cardTold } from './told-card.ts';

/**
 * What went from hand to hand in secret and what became of it, oldest first: nobody else knew it until the match was over. `told` are
 * those of which it is told already.
 */
export function slipsTold(
  scene: Scene,
  story: Pick<PearlStory, 'handed' | 'slipped'>,
  turns: readonly Tally[],
  told: readonly Slip[],
): readonly string[] {
  const { say } = scene;
  // Nobody slips a player two cards in one turn.
  const isTold = ({ turn, to }: Slip): boolean =>
    told.some((other) => other.turn === turn && other.to === to);
  return slipFates(turns, story)
    .filter(({ slip }) => !isTold(slip))
    .map(({ slip: { by, to, card, round }, fate }) =>
      say('oteres-ending-slip', {
        ...{ name: nameOf(scene, by), other: nameOf(scene, to), round },
        what: card === URCHIN ? 'urchin' : 'card',
        card: cardTold(scene, card),
        fate: fate.kind,
        later: fate.kind === 'played' && fate.round !== round ? fate.round : 0,
        third: fate.kind === 'passed' ? nameOf(scene, fate.to) : '',
      }),
    );
}
