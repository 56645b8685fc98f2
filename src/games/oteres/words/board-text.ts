import type { Seat } from '../../../engine/seat.ts';
import { fullLines, partInFull } from '../../description.ts';
import { packed } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { describe, describeSide } from '../board/description.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { UNMARKED } from '../board/shown.ts';
import { statusOf } from './status.ts';

/** One player's side of the table in words: the hand where the reader may know it, pearls, cards in front. */
export const sideLines = (scene: Scene, seat: Seat): readonly string[] =>
  fullLines(describeSide(scene, shownSide(scene, seat), UNMARKED).statements);

/** The whole position in words: the middle, then every player from the one who is up on. */
export function boardTextOf(scene: Scene): readonly string[] {
  const { seat: up } = scene.view.turn;
  const { turn, middle, sides } = describe(scene, UNMARKED);
  const inOrder = [...sides.slice(up), ...sides.slice(0, up)].map((side) => partInFull(side, scene.say));
  return packed([statusOf(scene), ...fullLines(turn), ...fullLines(middle), ...inOrder], LENGTHS.part);
}
