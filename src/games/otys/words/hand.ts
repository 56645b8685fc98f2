import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import { LENGTHS } from '../../lengths.ts';
import type { Page } from '../../presenter.ts';
import { contractList } from './extra-actions.ts';
import { type Scene, shownSide } from './scene.ts';

/** *My hand*: the seat's private contracts, as cards and in words. The view is the seat's own. */
export function handPage(scene: Scene, seat: Seat, pictures: readonly Picture[]): Page<never> {
  const contracts = shownSide(scene, seat).contracts ?? [];
  return {
    title: scene.say('otys-hand-title'),
    text:
      contracts.length === 0
        ? scene.say('otys-hand-none')
        : contractList(scene, contracts, seat, LENGTHS.page),
    pictures,
    answers: [],
  };
}
