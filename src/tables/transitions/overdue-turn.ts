import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { gracesAt, neededFor, othersThan, restarted } from '../model/clocks.ts';
import { standInFor } from '../model/computer-seat.ts';
import type { RejectionCode } from '../model/rejection.ts';
import { isAway, seatOf, type Table } from '../model/table.ts';
import { withEvent } from '../model/table-event.ts';
import { LATE_ACTIONS, type LateAction, type TurnClock } from '../model/turn-clock.ts';
import { handToComputer, vacateSeat } from './ending.ts';

/** What another player wants to do about an overdue turn; the offer is identified by its table revision. */
export interface LateVote {
  readonly person: string;
  readonly seat: Seat;
  readonly offer: number;
  readonly action: LateAction;
}

/** The table after a vote on an overdue turn. One is enough to wait on, else more than half of those not away. */
export function voteOnOverdueTurn(
  table: Table,
  match: PlayableMatch,
  { person, seat, offer: revision, action }: LateVote,
  now: number,
  /** When the player who is late can be told of it. */
  toldAt: number = now,
): Table | RejectionCode {
  if (seatOf(table, person) === undefined) return 'not-seated';
  const turnClock = table.turnClocks.find((each) => each.seat === seat);
  const offer = turnClock?.offer;
  if (turnClock === undefined || offer?.revision !== revision) return 'vote-over';
  const others = othersThan(table, turnClock.person);
  if (!others.includes(person)) return 'not-asked-to-agree';
  if (action === 'wait') return withTurnClock(table, restarted(table, turnClock, now));
  if (isAway(table, turnClock.person, now)) return 'away';
  const voices = [...offer.voices.filter((vote) => vote.person !== person), { person, action }].filter(
    (vote) => others.includes(vote.person),
  );
  const same = voices.filter((vote) => vote.action === action).length;
  // What was too little before may be enough by now, as somebody is away or has left.
  if (same < neededFor(table, turnClock.person, now)) {
    const known = offer.voices.some((vote) => vote.person === person && vote.action === action);
    return known ? 'agreed-already' : withTurnClock(table, { ...turnClock, offer: { ...offer, voices } });
  }
  const heard = { ...offer, voices };
  if (action !== 'skip' && isAlone(table, turnClock.person, now))
    return offer.grace !== undefined && offer.voices.some((vote) => vote.action === action)
      ? 'agreed-already'
      : withTurnClock(table, { ...turnClock, offer: { ...heard, grace: offer.grace ?? toldAt } });
  return settled(table, match, { ...turnClock, offer: heard }, action, now);
}

const isAlone = (table: Table, person: string, now: number): boolean => neededFor(table, person, now) === 1;

/** The table after a grace was over in which somebody who is late did not play; undefined if none was. */
export function afterGrace(table: Table, match: PlayableMatch, now: number): Table | undefined {
  const over = gracesAt(table).filter(({ until }) => until <= now);
  const turnClock = table.turnClocks.find(
    ({ seat, offer }) => offer?.grace !== undefined && over.some((grace) => grace.seat === seat),
  );
  if (turnClock?.offer === undefined) return undefined;
  const { grace: _over, ...offer } = turnClock.offer;
  const action = LATE_ACTIONS.find(
    (each) =>
      offer.voices.filter((vote) => vote.action === each).length >= neededFor(table, turnClock.person, now),
  );
  // Somebody is back who has a say in it.
  return settled(table, match, { ...turnClock, offer }, action ?? 'wait', now);
}

function settled(
  table: Table,
  match: PlayableMatch,
  turnClock: TurnClock,
  action: LateAction,
  now: number,
): Table {
  const { seat } = turnClock;
  switch (action) {
    case 'wait':
      return withTurnClock(table, turnClock);
    case 'skip': {
      // The time that ran out goes with the question: nobody is asked again while the turn is played for them.
      const { offer: _settled, clock: _over, ...rest } = turnClock;
      const skipping = { seat, turn: match.turn.number, from: match.ply };
      const told = withEvent(withTurnClock(table, rest), { kind: 'skipped', who: turnClock.person });
      return { ...told, skipping };
    }
    case 'free':
      return vacateSeat(table, seat, 'late');
    case 'computer':
      return handToComputer(table, seat, standInFor(table, seat, now));
  }
}

const withTurnClock = (table: Table, turnClock: TurnClock): Table => ({
  ...table,
  turnClocks: table.turnClocks.map((each) => (each.seat === turnClock.seat ? turnClock : each)),
});
