import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import { seaLines } from './board-text.ts';
import { linesWithin } from './contract-line.ts';
import type { Scene } from './scene.ts';

/** Characters that a page may have. */
const PAGE_LENGTH = 1_450;

/** *Look closer*: one seat's sea, large, and the same in words. */
export const closerPage = (scene: Scene, seat: Seat, picture: Picture): Page => ({
  title: scene.say('otys-closer-title', { name: nameOf(scene, seat) }),
  text: linesWithin(scene, seaLines(scene, seat), PAGE_LENGTH),
  pictures: [picture],
  answers: [],
});
