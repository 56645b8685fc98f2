import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import type { OtysView } from '../rules/view.ts';
import type { Piece } from './focus.ts';

/** What a seat is doing, briefly: choosing a key or placing an X key, diving at a level, waiting, or its result. */
export const seatStatus = (view: OtysView, seat: Seat, say: Say, focus: readonly Piece[]): string => {
  if (view.phase === 'over')
    return say(
      view.result?.winners.includes(seat) === true ? 'otys-board-status-won' : 'otys-board-status-over',
    );
  if (view.turn.seat !== seat) return say('otys-board-status-waits');
  if (view.active === undefined)
    return say(
      focus.some(({ kind }) => kind === 'x-key') ? 'otys-board-status-x-key' : 'otys-board-status-key',
    );
  return say('otys-board-status-level', { level: view.active.level });
};
