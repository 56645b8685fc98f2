import type { Seat } from '../../../engine/seat.ts';
import { partInLines } from '../../description.ts';
import { packed } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import {
  catchInWords,
  describeSide,
  discardsInWords,
  leftInWords,
  moodInWords,
  turnInWords,
} from '../board/description.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { UNMARKED } from '../board/shown.ts';
import { statusOf } from './status.ts';

/** One player's side of the table in words: the hand if the reader may know it, pearls, cards in front. */
export const sideLines = (scene: Scene, seat: Seat): readonly string[] =>
  partInLines(describeSide(scene, shownSide(scene, seat)), scene.say).slice(1);

/** The whole position in words: the middle, then every player from the one who is up on. */
export function boardTextOf(scene: Scene): readonly string[] {
  const { view, say } = scene;
  const { seat: up } = view.turn;
  const sides = [...view.seats.slice(up), ...view.seats.slice(0, up)];
  const turn = [
    ...(view.phase === 'over' ? [turnInWords(scene, UNMARKED)] : []),
    ...(view.phase === 'end' ? [say('oteres-text-end', { name: nameOf(scene, up) })] : []),
    ...catchInWords(scene),
    // The summary, which comes first, says it, too, until the match is over.
    ...(view.result === undefined ? [] : [leftInWords(scene)]),
    ...discardsInWords(scene),
    ...moodInWords(scene),
  ];
  const parts = sides.map((side) => partInLines(describeSide(scene, side), say).join('\n'));
  return packed([statusOf(scene), ...turn, ...parts], LENGTHS.part);
}
