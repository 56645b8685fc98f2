import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import type { Scene } from '../board/scene.ts';
import { sideLines } from './board-text.ts';

/** *Look closer*: one seat's side of the table, large, and the same in words. */
export const seatViewPage = (scene: Scene, seat: Seat, pictures: readonly Picture[]): Page<never> => ({
  title: scene.say('oteres-closer-title', { name: nameOf(scene, seat) }),
  text: linesWithin(sideLines(scene, seat), LENGTHS.page, scene.say),
  pictures,
  answers: [],
});
