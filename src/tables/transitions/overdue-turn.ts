import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { isAway } from '../model/absence.ts';
import type { Change } from '../model/change.ts';
import { standInFor } from '../model/computer-seat.ts';
import type { Reason } from '../model/rejection.ts';
import { seatOf, type Table } from '../model/table.ts';
import { tiding } from '../model/table-event.ts';
import {
  clockFrom,
  gracesAt,
  LATE_ACTIONS,
  type LateAction,
  neededFor,
  othersThan,
  type Wait,
} from '../model/turn-clock.ts';
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
  /** When whoever is late can be told of it. */
  toldAt: number = now,
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
  if (isAway(table, wait.person, now)) return 'away';
  const voices = [...offer.voices.filter((voice) => voice.person !== person), { person, action }].filter(
    (voice) => others.includes(voice.person),
  );
  const same = voices.filter((voice) => voice.action === action).length;
  // What was too little before may be enough by now, as somebody is away or has left.
  if (same < neededFor(table, wait.person, now)) {
    const known = offer.voices.some((voice) => voice.person === person && voice.action === action);
    return known ? 'agreed-already' : waiting(table, { ...wait, offer: { ...offer, voices } });
  }
  const heard = { ...offer, voices };
  if (action !== 'skip' && isAlone(table, wait.person, now))
    return offer.grace !== undefined && offer.voices.some((voice) => voice.action === action)
      ? 'agreed-already'
      : waiting(table, { ...wait, offer: { ...heard, grace: offer.grace ?? toldAt } });
  return settled(table, match, { ...wait, offer: heard }, action, now);
}

/** Whether one person alone decides about somebody whose time is over. */
const isAlone = (table: Table, person: string, now: number): boolean => neededFor(table, person, now) === 1;

/** The table after a grace was over in which somebody who is late did not play; nothing where none is. */
export function afterGrace(table: Table, match: PlayableMatch, now: number): Change | undefined {
  const over = gracesAt(table).filter(({ until }) => until <= now);
  const wait = table.waits.find(
    ({ seat, offer }) => offer?.grace !== undefined && over.some((grace) => grace.seat === seat),
  );
  if (wait?.offer === undefined) return undefined;
  const { grace: _over, ...offer } = wait.offer;
  const action = LATE_ACTIONS.find(
    (each) =>
      offer.voices.filter((voice) => voice.action === each).length >= neededFor(table, wait.person, now),
  );
  // Somebody is back who has a say in it.
  return action === undefined
    ? { ...waiting(table, { ...wait, offer }), isQuiet: true }
    : { ...settled(table, match, { ...wait, offer }, action, now), isQuiet: true };
}

/** The table after the others have agreed on what to do about somebody whose time is over. */
function settled(table: Table, match: PlayableMatch, wait: Wait, action: LateAction, now: number): Change {
  const { seat } = wait;
  switch (action) {
    case 'wait':
      return waiting(table, wait);
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
