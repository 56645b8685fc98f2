import type { PlayableMatch } from '../../games/playable.ts';
import type { LogRow } from '../../store/store.ts';
import type { AwaitedSeats, Call, CallReason } from '../model/call.ts';
import type { MessageWish } from '../model/change.ts';
import { dueComputer } from '../model/computer-seat.ts';
import { logBetween } from '../model/log-between.ts';
import {
  hasComputers,
  holderOf,
  isStuck,
  peopleAt,
  seatOf,
  stillInvited,
  type Table,
  type TableNow,
} from '../model/table.ts';
import { awaited } from '../model/vote.ts';

/** What a table keeps about its messages: those that are wanted, and what the one that stands tells. */
type Shown = Pick<Table, 'calls' | 'awaitedSeats' | 'shownFromPly' | 'shownUntilPly' | 'moved'>;

/** Whom a new message calls. */
type Called = Pick<Call, 'people' | 'besidesTurn'>;

/** A reason for a new message. */
type Cause = Called & { readonly reason: CallReason };

/** What else settles which messages are wanted. */
export interface CallsContext {
  readonly posted: number;
  readonly wish: MessageWish | undefined;
  /** The log as far as it is known. */
  readonly log: readonly Pick<LogRow, 'ply' | 'body'>[];
}

const NOBODY: Called = { people: [], besidesTurn: false };

/**
 * What a table keeps about its messages after a change, `after` being the table as it is to be written. A new message is wanted where
 * people have to be called, or where there is something to tell that the former one does not show; while computers have to answer, no
 * message tells of their turns. `posted` is the latest generation of its messages that was posted: calls up to there have been made.
 */
export function callsAfter(
  before: TableNow | undefined,
  after: TableNow,
  { posted, wish, log }: CallsContext,
): Shown {
  const { table, match } = after;
  const former = before?.table ?? table;
  const causes = causesOf(before, after, wish);
  const told = toldAfter(former, after, log, causes[0]?.reason);
  const call: readonly Call[] = causes.slice(0, 1).map(({ reason }) => ({
    ...{ revision: table.revision, at: table.changedAt, reason },
    people: [...new Set(causes.flatMap(({ people }) => people))],
    besidesTurn: causes.some(({ besidesTurn }) => besidesTurn),
    ...{ channel: table.channel, fromPly: told.shownFromPly },
  }));
  const calls = [...table.calls, ...call];
  return {
    ...told,
    calls: calls.filter(({ revision }, at) => revision > posted || at === calls.length - 1),
    awaitedSeats: match !== undefined && isAsking(table, match) ? awaitedIn(match) : former.awaitedSeats,
  };
}

/** What a channel is told to wait for by a message that shows this match. */
export const awaitedIn = ({ turn, decisions }: PlayableMatch): AwaitedSeats => ({
  turn: turn.number,
  seats: decisions.map(({ seat }) => seat),
});

/** Whether a match waits for people, and not for computers first. */
const isAsking = (table: Table, match: PlayableMatch): boolean =>
  table.phase === 'playing' && !(hasComputers(table) && dueComputer(table, match) !== undefined);

/**
 * From and up to which ply the latest message tells. A turn is told once, when it is over: what computers have played since, the next
 * message tells, and what can wait of the turn itself. The first board of a match tells all from its start.
 */
function toldAfter(
  { shownFromPly, shownUntilPly, awaitedSeats }: Table,
  { table, match }: TableNow,
  log: CallsContext['log'],
  reason: CallReason | undefined,
): Pick<Shown, 'shownFromPly' | 'shownUntilPly' | 'moved'> {
  const { moved, turnFromPly } = table;
  if (match === undefined) return { shownFromPly, shownUntilPly, moved };
  const isOver = awaitedSeats.turn > 0 && match.turn.number !== awaitedSeats.turn;
  const until = isOver ? (shownUntilPly ?? match.ply) : undefined;
  switch (reason) {
    case 'turn': {
      const over = until ?? turnFromPly;
      const turns = awaitedSeats.turn === 0 ? undefined : logBetween(log, shownFromPly, over);
      const staysOpen = awaitedSeats.turn === 0 || (turns !== undefined && match.canWait(turns));
      return {
        shownFromPly: staysOpen ? shownFromPly : over,
        ...{ shownUntilPly: undefined, moved: undefined },
      };
    }
    case 'result':
      return { shownFromPly: match.ply, shownUntilPly: undefined, moved };
    default:
      return { shownFromPly, shownUntilPly: until, moved };
  }
}

/** All reasons that a change brings for a new message, in the order in which they count. */
function causesOf(
  before: TableNow | undefined,
  after: TableNow,
  wish: MessageWish | undefined,
): readonly Cause[] {
  const { table, match } = after;
  if (before === undefined) return [{ reason: 'lobby', ...calledToLobby(table) }];
  if (match !== undefined && table.phase === 'ended' && before.table.phase !== 'ended')
    return [{ reason: 'result', ...NOBODY }];
  return [
    ...(match !== undefined && table.phase === 'playing' ? causesInPlay(before.table, table, match) : []),
    ...(wish === undefined ? [] : [{ reason: 'again', ...calledByWish(after, wish) } as const]),
  ];
}

function causesInPlay(before: Table, table: Table, match: PlayableMatch): readonly Cause[] {
  const all = called(table, match);
  return [
    ...when(isPassedOn(before, table, match), 'turn', all),
    ...causesOfVote(table),
    ...calledAgain(
      table,
      'late',
      table.turnClocks.flatMap(({ offer }) => offer ?? []),
    ),
    ...calledAgain(table, 'vacancy', table.vacancy === undefined ? [] : [table.vacancy]),
    ...when(isHandedOn(before, table, match), 'seat', all),
    ...when(
      (table.isArchivingAnnounced && !before.isArchivingAnnounced) || before.phase === 'archived',
      'resting',
      all,
    ),
    ...when(isStuck(table) && !isStuck(before), 'stuck', all),
  ];
}

const when = (holds: boolean, reason: CallReason, whom: Called): readonly Cause[] =>
  holds ? [{ reason, ...whom }] : [];

/** Whether people are asked whom the channel was not told to wait for. */
function isPassedOn({ awaitedSeats }: Table, table: Table, match: PlayableMatch): boolean {
  if (!isAsking(table, match)) return false;
  const { turn, seats } = awaitedIn(match);
  return turn !== awaitedSeats.turn || seats.some((seat) => !awaitedSeats.seats.includes(seat));
}

/** Whether somebody else, or nobody, holds a seat that is asked something. A computer answers without being called. */
const isHandedOn = (before: Table, table: Table, match: PlayableMatch): boolean =>
  match.decisions.some(({ seat }) => {
    const [then, now] = [before.seats[seat], table.seats[seat]];
    if (now === undefined || now.kind === 'computer') return false;
    return now.kind !== then?.kind || holderOf(before, seat) !== holderOf(table, seat);
  });

/**
 * A vote that was put with this change calls those of whom it says so. Where it asks nobody who sits here, the message stands once more
 * for whom it asks.
 */
function causesOfVote(table: Table): readonly Cause[] {
  const { vote, revision } = table;
  if (vote === undefined || vote.id !== revision) return [];
  const asked = awaited(table, vote);
  const people = asked.filter((person) => vote.calls?.includes(person) ?? true);
  if (people.length > 0) return [{ reason: 'motion', people, besidesTurn: true }];
  const isForOthers = asked.length > 0 && asked.every((person) => seatOf(table, person) === undefined);
  return when(isForOthers, 'again', NOBODY);
}

/** Those whom this change calls, for the first time or again, to something that nobody has settled. */
function calledAgain(
  table: Table,
  reason: 'late' | 'vacancy',
  questions: readonly {
    readonly called: { readonly revision: number; readonly people: readonly string[] };
  }[],
): readonly Cause[] {
  const put = questions.filter((question) => question.called.revision === table.revision);
  const people = put
    .flatMap((question) => question.called.people)
    .filter((person) => seatOf(table, person) !== undefined);
  return when(put.length > 0, reason, { people, besidesTurn: true });
}

/**
 * Whom a board calls: those whom the match waits for; everybody where that is a seat that nobody holds; nobody while computers answer.
 */
function called(table: Table, match: PlayableMatch): Called {
  const asked = match.decisions.flatMap(({ seat }) => holderOf(table, seat) ?? []);
  const isThinking = !isStuck(table) && match.decisions.some(({ seat }) => isComputer(table, seat));
  if (asked.length === 0 && isThinking) return NOBODY;
  return asked.length > 0
    ? { people: asked, besidesTurn: false }
    : { people: peopleAt(table).map(({ id }) => id), besidesTurn: true };
}

const isComputer = ({ seats }: Table, seat: number): boolean => seats[seat]?.kind === 'computer';

/** Whom a lobby calls: those whom it invites and who do not sit there yet. */
const calledToLobby = (table: Table): Called => ({ people: stillInvited(table), besidesTurn: true });

/** Whom a message calls that somebody wished for: in another channel those whom it would call if it were new. */
function calledByWish({ table, match }: TableNow, wish: MessageWish): Called {
  if (wish === 'again') return NOBODY;
  return match === undefined ? calledToLobby(table) : called(table, match);
}
