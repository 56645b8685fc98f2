import type { Picture } from '../../../canvas/picture.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import { catchPicture, handPictures, pearlsPicture } from '../board/index.ts';
import type { Scene } from '../board/scene.ts';
import type { Oteres } from '../rules/state.ts';

/** Pictures of a question: paws to pick from; in secret one's cards, own or another's pearls, or one's catch. */
export function questionPicturesOf(
  scene: Scene,
  { about, seat, secret }: DecisionOf<Oteres>,
): readonly Picture[] {
  if (about.kind === 'pick-paw') return [catchPicture(scene, true)];
  if (!secret) return [];
  switch (about.kind) {
    case 'choose-picker':
    case 'choose-split':
      return [catchPicture(scene, true)];
    case 'choose-kept':
    case 'choose-share':
      return [catchPicture(scene, false)];
    case 'choose-look':
      return [pearlsPicture(scene, about.of)];
    case 'choose-exchange':
      return [pearlsPicture(scene, seat, { of: about.of, mark: about.mark })];
    case 'choose-swapped':
    case 'trade-in':
    case 'choose-gift':
    case 'gather-passing':
    case 'choose-pearl-under':
      return [pearlsPicture(scene, seat)];
    default:
      return handPictures(scene, seat);
  }
}
