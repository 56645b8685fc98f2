import type { Picture } from '../../../canvas/picture.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import { catchPicture, handPictures, pearlsPicture } from '../board/index.ts';
import type { Scene } from '../board/scene.ts';
import type { Oteres } from '../rules/state.ts';

const hand = ({ view, people, components, say }: Scene, seat: Seat): readonly Picture[] =>
  handPictures(view, seat, people, components, say);

const pearls = ({ view, people, components, say }: Scene, seat: Seat): Picture =>
  pearlsPicture(view, seat, people, components, say);

/** Pictures of a question: paws to pick from; in secret one's cards, own or another's pearls, or one's catch. */
export function questionPicturesOf(
  scene: Scene,
  { about, seat, secret }: DecisionOf<Oteres>,
): readonly Picture[] {
  const { view, people, say } = scene;
  if (about.kind === 'pick-paw') return [catchPicture(view, true, people, say)];
  if (!secret) return [];
  switch (about.kind) {
    case 'choose-picker':
    case 'choose-split':
      return [catchPicture(view, true, people, say)];
    case 'choose-kept':
    case 'choose-share':
      return [catchPicture(view, false, people, say)];
    case 'choose-look':
      return [pearls(scene, about.of)];
    case 'choose-exchange':
      return [pearlsPicture(view, seat, people, scene.components, say, { of: about.of, mark: about.mark })];
    case 'choose-swapped':
    case 'trade-in':
    case 'choose-gift':
    case 'gather-passing':
    case 'choose-pearl-under':
      return [pearls(scene, seat)];
    default:
      return hand(scene, seat);
  }
}
