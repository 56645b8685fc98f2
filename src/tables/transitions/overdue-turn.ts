import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import type { Reason } from '../model/rejection.ts';
import { standInFor } from '../model/stand-in.ts';
import { seatOf, type Table } from '../model/table.ts';
import { tiding } from '../model/table-event.ts';
import { clockFrom, type LateAction, neededFor, othersThan, type Wait } from '../model/turn-clock.ts';
import { deputed, leftOpen } from './leaving.ts';

/** What one of the others would do about somebody whose time is over; the offer is told by the revision that it was made with. */
export interface LateVoice {
  readonly person: string;
  readonly seat: Seat;
  readonly offer: number;
  readonly action: LateAction;
}

/**
 * The table after one of the others has said what to do about somebody whose time is over. To wait once more it takes one of them; to do
 * anything else, more than half of those who are not away themselves.
 */
export function answeredLate(
  table: Table,
  match: PlayableMatch,
  { person, seat, offer: revision, action }: LateVoice,
  now: number,
): Change | Reason {
  if (seatOf(table, person) === undefined) return 'not-seated';
  const wait = table.waits.find((each) => each.seat === seat);
  const offer = wait?.offer;
  if (wait === undefined || offer?.revision !== revision) return 'motion-over';
  const others = othersThan(table, wait.person);
  if (!others.includes(person)) return 'not-asked-to-agree';
  if (action === 'wait') {
    const { offer: _settled, clock: _over, heldUntil: _held, ...rest } = wait;
    const clock = clockFrom(table, now);
    const anew = { ...rest, playedAt: now, reminded: 0 };
    return waiting(table, { ...anew, ...(clock === undefined ? {} : { clock }) });
  }
  const voices = [...offer.voices.filter((voice) => voice.person !== person), { person, action }].filter(
    (voice) => others.includes(voice.person),
  );
  const same = voices.filter((voice) => voice.action === action).length;
  // What was too little before may be enough by now, as somebody is away or has left.
  if (same < neededFor(table, wait.person, now)) {
    const known = offer.voices.some((voice) => voice.person === person && voice.action === action);
    return known ? 'agreed-already' : waiting(table, { ...wait, offer: { ...offer, voices } });
  }
  switch (action) {
    case 'skip': {
      const { offer: _settled, ...rest } = wait;
      const skipping = { seat, turn: match.turn.number, from: match.ply };
      const told = tiding(withWait(table, rest), { kind: 'skipped', who: wait.person });
      return { table: { ...told, skipping } };
    }
    case 'free':
      return leftOpen(table, seat, 'late');
    case 'computer':
      return deputed(table, seat, standInFor(table, seat, now));
  }
}

const waiting = (table: Table, wait: Wait): Change => ({ table: withWait(table, wait) });

const withWait = (table: Table, wait: Wait): Table => ({
  ...table,
  waits: table.waits.map((each) => (each.seat === wait.seat ? wait : each)),
});
