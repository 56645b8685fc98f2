import type { PlayableMatch } from '../../games/playable.ts';
import type { LogRow } from '../../store/store.ts';
import type { AwaitedSeats, Call, CallReason } from '../model/call.ts';
import {
  afterMove,
  type Calling,
  isCalledLately,
  type Matter,
  matterOf,
  withCalled,
} from '../model/called-once.ts';
import type { MessageWish } from '../model/change.ts';
import { dueComputer } from '../model/computer-seat.ts';
import {
  hasComputers,
  holderOf,
  isStuck,
  logBetween,
  MOST_KEPT,
  peopleAt,
  seatOf,
  stillInvited,
  type Table,
  type TableNow,
} from '../model/table.ts';
import { awaited } from '../model/voting.ts';

/** What a table keeps about its messages: those that are wanted, and what the one that stands tells. */
type Shown = Pick<Table, 'calls' | 'awaitedSeats' | 'shownFromPly' | 'shownUntilPly' | 'moved' | 'recent'>;

type Called = Pick<Call, 'people' | 'besidesTurn'>;

/** A reason for a new message. `matter`: what it calls people to, once an hour; absent if by a clock, or for nobody. */
type Cause = Called & { readonly reason: CallReason; readonly matter?: Matter };

/** What else settles which messages are wanted. */
export interface CallsContext {
  readonly posted: number;
  readonly wish: MessageWish | undefined;
  /** Who has played with the change; absent where the match has not gone on. */
  readonly mover?: string | undefined;
  readonly log: readonly Pick<LogRow, 'ply' | 'body'>[];
}

const NOBODY: Called = { people: [], besidesTurn: false };

/**
 * What a table keeps about its messages after a change. A new one is wanted if people have to be called, or if the
 * former one lacks news; while computers answer, none is. Calls up to the generation `posted` have been made.
 */
export function callsAfter(
  before: TableNow | undefined,
  after: TableNow,
  { posted, wish, mover, log }: CallsContext,
): Shown {
  const { match } = after;
  const former = before?.table ?? after.table;
  const { table, causes } = callOnce(
    { ...after.table, recent: afterMove(after.table.recent, mover) },
    causesOf(before, after, wish),
  );
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
    recent: table.recent,
    calls: calls
      .filter(({ revision }, at) => revision > posted || at === calls.length - 1)
      .slice(-MOST_KEPT.calls),
    awaitedSeats: match !== undefined && isAsking(table, match) ? awaitedIn(match) : former.awaitedSeats,
  };
}

/** Reasons for a message that is wanted only to call people: without any, what stands there is brought up to date. */
const ONLY_CALLS: ReadonlySet<CallReason> = new Set<CallReason>(['motion', 'seat']);

/** Reasons for a new message, with only those people who were not called to it lately, and the table that notes it. */
function callOnce(
  table: Table,
  causes: readonly Cause[],
): { readonly table: Table; readonly causes: readonly Cause[] } {
  const { recent, changedAt: now } = table;
  const called: Calling[] = [];
  const wanted = causes.flatMap((cause) => {
    const { reason, people, matter } = cause;
    if (matter === undefined || people.length === 0) return [cause];
    const callings = people
      .map((person) => ({ person, matter }))
      .filter((calling) => !isCalledLately(recent, calling, now, reason === 'turn'));
    called.push(...callings);
    if (callings.length === 0 && ONLY_CALLS.has(reason)) return [];
    return [{ ...cause, people: callings.map(({ person }) => person) }];
  });
  return { table: withCalled(table, called, now), causes: wanted };
}

/** What a channel is told to wait for by a message that shows this match. */
const awaitedIn = ({ turn, decisions }: PlayableMatch): AwaitedSeats => ({
  turn: turn.number,
  seats: decisions.map(({ seat }) => seat),
});

/** Whether a match waits for people, and not for computers first. */
const isAsking = (table: Table, match: PlayableMatch): boolean =>
  table.phase === 'playing' && !(hasComputers(table) && dueComputer(table, match) !== undefined);

/**
 * The plies from and up to which the latest message tells. A turn is told once, when it is over; what computers have
 * played since, and what can wait, by the next message. A match's first board tells everything.
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
      const staysOpen = awaitedSeats.turn === 0 || (turns !== undefined && match.logged(turns).canWait());
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

function causesOf(
  before: TableNow | undefined,
  after: TableNow,
  wish: MessageWish | undefined,
): readonly Cause[] {
  const { table, match } = after;
  if (before === undefined) return [{ reason: 'lobby', matter: 'lobby', ...calledToLobby(table) }];
  if (match !== undefined && table.phase === 'ended' && before.table.phase !== 'ended')
    return [{ reason: 'result', ...NOBODY }];
  return [
    ...(table.phase === 'lobby' ? causesInLobby(table) : []),
    ...(match !== undefined && table.phase === 'playing' ? causesInPlay(before.table, table, match) : []),
    ...(wish === undefined ? [] : [{ reason: 'again', ...calledByWish(after, wish) } as const]),
  ];
}

/** A lobby calls before it begins by itself, or if it cannot. */
function causesInLobby(table: Table): readonly Cause[] {
  const called = table.terms.start?.kind === 'at' ? table.terms.start.called : undefined;
  return called === undefined ? [] : calledAgain(table, 'lobby', [{ called }]);
}

function causesInPlay(before: Table, table: Table, match: PlayableMatch): readonly Cause[] {
  const all = called(table, match);
  const turn = { ...all, matter: turnMatter(match) };
  return [
    ...when(isPassedOn(before, table, match), 'turn', turn),
    ...causesOfVote(table, match),
    ...calledAgain(
      table,
      'late',
      table.turnClocks.flatMap(({ offer }) => offer ?? []),
    ),
    ...calledAgain(table, 'vacancy', table.vacancy === undefined ? [] : [table.vacancy]),
    ...when(isHandedOn(before, table, match), 'seat', turn),
    ...when(
      (table.isArchivingAnnounced && !before.isArchivingAnnounced) || before.phase === 'archived',
      'resting',
      { ...all, matter: 'resting' },
    ),
    ...when(isStuck(table) && !isStuck(before), 'stuck', { ...all, matter: 'stuck' }),
  ];
}

/** What those are called to for whom a match waits: its turn, also where it is brought to them anew. */
const turnMatter = ({ turn }: PlayableMatch): Matter => `turn ${turn.number}`;

const when = (holds: boolean, reason: CallReason, whom: Omit<Cause, 'reason'>): readonly Cause[] =>
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

/** A vote put by this change calls those asked who sit here. If none of them does, the message is shown once more. */
function causesOfVote(table: Table, match: PlayableMatch): readonly Cause[] {
  const { vote, revision } = table;
  if (vote === undefined || vote.id !== revision) return [];
  const asked = awaited(table, vote);
  const people = asked.filter((person) => seatOf(table, person) !== undefined);
  const matter = matterOf(vote.proposal, match);
  return people.length > 0
    ? [{ reason: 'motion', people, besidesTurn: true, matter }]
    : when(asked.length > 0, 'again', NOBODY);
}

/** Those whom this change calls, for the first time or again, to something that nobody has settled. */
function calledAgain(
  table: Table,
  reason: 'lobby' | 'late' | 'vacancy',
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
 * Whom a board calls: those whom the match waits for; everybody if that seat is free; nobody while computers answer.
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
function calledByWish({ table, match }: TableNow, wish: MessageWish): Omit<Cause, 'reason'> {
  if (wish === 'again') return NOBODY;
  return match === undefined
    ? { ...calledToLobby(table), matter: 'lobby' }
    : { ...called(table, match), matter: turnMatter(match) };
}
