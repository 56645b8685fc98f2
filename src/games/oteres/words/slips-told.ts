import { nameOf } from '../../person.ts';
import type { PearlStory, Slip } from '../board/pearl-story.ts';
import type { Scene } from '../board/scene.ts';
import { type SlipFate, slipFates } from './slip-fates.ts';
import type { Tally } from './tally.ts';

/** What became of a slipped card that is worth telling: it put somebody out or cost them points. */
const isTold = (fate: SlipFate): boolean => fate.kind === 'out' || fate.kind === 'black';

/**
 * The sea urchins that went from hand to hand in secret and did something, oldest first: nobody else knew it until the match was over. `told`
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
    .filter(({ slip, fate }) => isTold(fate) && isNew(slip))
    .map(({ slip: { by, to, round }, fate }) =>
      say('oteres-ending-slip', {
        ...{ name: nameOf(scene, by), other: nameOf(scene, to), round },
        fate: fate.kind,
      }),
    );
}
