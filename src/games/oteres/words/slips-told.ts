import { nameOf } from '../../person.ts';
import type { PearlStory } from '../board/pearl-story.ts';
import { COMMA } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { cardTold } from './told-card.ts';

/** So many slipped cards are told of at the end; the log has all of them. */
const MOST_SLIPS = 4;

/**
 * What went from hand to hand in secret, which nobody else knew until the match was over: sea urchins before other cards. `decisive` tells
 * of some already.
 */
export function slipsTold(
  scene: Scene,
  { handed }: Pick<PearlStory, 'handed'>,
  decisive: readonly string[],
): readonly string[] {
  const { say } = scene;
  const isTold = (slip: PearlStory['handed'][number]): boolean => {
    const [by, to] = [nameOf(scene, slip.by), nameOf(scene, slip.to)];
    const sentence =
      slip.card === URCHIN
        ? say('oteres-ending-slipped', { name: by, other: to })
        : say('oteres-ending-handed', { by, name: to, card: cardTold(scene, slip.card) });
    return decisive.some((line) => line.includes(sentence));
  };
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
