import { nameOf } from '../../person.ts';
import type { PearlStory, Slip } from '../board/pearl-story.ts';
import type { Scene } from '../board/scene.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { slipFates } from './slip-fates.ts';
import type { Tally } from './tally.ts';

/**
 * The sea urchins that went from hand to hand in secret and what became of each, oldest first: nobody else knew it until the match was over. `told`
 * are cards of which it is told already.
 */
export function slipsTold(
  scene: Scene,
  story: Pick<PearlStory, 'handed' | 'slipped'>,
  turns: readonly Tally[],
  told: readonly Slip[],
): readonly string[] {
  const { say } = scene;
  // Nobody slips a player two cards in one turn.
  const isNew = ({ turn, to }: Slip): boolean =>
    !told.some((other) => other.turn === turn && other.to === to);
  return slipFates(turns, story)
    .filter(({ slip }) => slip.card === URCHIN && isNew(slip))
    .map(({ slip: { by, to, round }, fate }) =>
      say('oteres-ending-slip', {
        ...{ name: nameOf(scene, by), other: nameOf(scene, to), round },
        fate: fate.kind,
        to: fate.kind === 'passed' ? nameOf(scene, fate.to) : '',
      }),
    );
}
