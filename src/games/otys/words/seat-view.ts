import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import { seaLines } from './board-text.ts';
import type { Scene } from './scene.ts';

/** *Boards*: one seat's sea, large, and the same in words; the others' below. */
export const seatViewPage = (scene: Scene, seat: Seat, pictures: readonly Picture[]): Page<never> => ({
  title: scene.say('otys-closer-title', { name: nameOf(scene, seat) }),
  text: linesWithin(seaLines(scene, seat), LENGTHS.page, scene.say),
  pictures,
  answers: [],
});
