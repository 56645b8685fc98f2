import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch, PlayedOn } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { COMPUTER, dueComputer } from '../model/computer-seat.ts';
import type { Saying } from '../model/saying.ts';
import type { Table } from '../model/table.ts';
import { tiding, withFallen } from '../model/table-event.ts';
import { afterEntry } from '../model/vote.ts';
import { ended } from './ending.ts';

/**
 * What the channel knows while a match goes on: the turn and the seats asked that it last heard of; `anew` where that is not known, so
 * it is told in any case; that a new message waits to be said, which tells everything; or that the first board of all is still to be posted.
 */
export type Heard =
  | { readonly turn: number; readonly asked: readonly Seat[] }
  | 'anew'
  | 'to be told'
  | 'to be posted';

/** Whether a message that nobody has seen yet will show how it stands. */
const isToBeShown = (heard: Heard): boolean => heard === 'to be told' || heard === 'to be posted';

/** What the channel has heard of a match that waits for somebody. */
export const heardOf = (match: PlayableMatch): Heard => ({
  turn: match.turn.number,
  asked: match.decisions.map(({ seat }) => seat),
});

/** A table gone on by one entry of the log. */
export interface Step {
  readonly before: PlayableMatch;
  readonly next: PlayedOn;
  /** The seat that the entry is of, and whose name stands beside it. */
  readonly seat: Seat;
  readonly by: string;
  readonly heard: Heard;
}

/**
 * The table after an entry. While a computer has to answer, the channel hears nothing: what it did is told when a person is asked again,
 * in one new message however many turns it were.
 */
export function goneOn(table: Table, { before, next, seat, by, heard }: Step): Change {
  const { match } = next;
  const entry = { ply: next.ply, person: by, body: next.entry };
  const turned = match.turn.number !== before.turn.number;
  const going: Table = {
    ...table,
    // What was played for somebody in their absence is news to them.
    unreadFromPly: table.unreadFromPly.map((ply, at) =>
      at === before.turn.seat && by !== COMPUTER ? match.ply : ply,
    ),
    turnFromPly: turned ? match.ply : table.turnFromPly,
    shownUntilPly: shownUntil(table, turned, match.ply, heard),
    motion: afterEntry(table, seat),
    // What computers do at once nobody has had a look at yet.
    tidings: turned && by !== COMPUTER ? [] : table.tidings.filter(({ kind }) => kind !== 'stuck'),
    skipping: stillSkipping(table, match),
  };
  const after = withFallen(going, table.motion);
  if (match.result !== undefined) return { ...ended(after, match, 'finished'), match, entry };
  if (dueComputer(after, match) !== undefined) return { table: after, match, entry, sayings: [] };
  const told = sayings(after, match, heard);
  const shownFromPly = endOfShown(after);
  // What computers did since a new message was put into the outbox is told over the board that this message shows.
  const later = isToBeShown(heard) ? { ...after, moved: undefined } : after;
  const shown = !isToBeShown(heard) && told.some(({ kind }) => kind === 'post');
  return {
    table: shown ? { ...after, shownFromPly, shownUntilPly: undefined, moved: undefined } : later,
    match,
    entry,
    sayings: told,
  };
}

/** When the turn was over that the live message shows; one that waits to be posted shows the turn that is under way when it is. */
function shownUntil(table: Table, turned: boolean, ply: number, heard: Heard): number | undefined {
  if (isToBeShown(heard)) return undefined;
  return table.shownUntilPly ?? (turned ? ply : undefined);
}

/** Up to where a live message tells that makes room for a new one, which tells what computers have played since. */
const endOfShown = ({ shownUntilPly, turnFromPly }: Table): number => shownUntilPly ?? turnFromPly;

function stillSkipping({ skipping }: Table, match: PlayableMatch): Table['skipping'] {
  const asked = match.decisions.some(({ seat }) => seat === skipping?.seat);
  return asked && match.turn.number === skipping?.turn ? skipping : undefined;
}

function sayings(table: Table, match: PlayableMatch, heard: Heard): readonly Saying[] {
  if (heard === 'to be told') return [{ kind: 'refresh' }];
  if (heard === 'to be posted') return calledAnew(match);
  const passedOn =
    heard === 'anew' ||
    match.turn.number !== heard.turn ||
    match.decisions.some(({ seat }) => !heard.asked.includes(seat));
  return passedOn ? askedAnew(table) : [{ kind: 'refresh' }];
}

/**
 * The live message makes room for a new one, which calls whoever is asked. A turn is told once, when it is over: what computers play after
 * it is told by the new message, first in a line each, and in full once that makes room itself.
 */
const askedAnew = (table: Table): readonly Saying[] => [
  { kind: 'retire', from: table.shownFromPly, to: endOfShown(table) },
  { kind: 'post', what: 'question' },
];

/**
 * The same where the match has not gone on: the former message tells nothing, as the turn under way is told once, by the message in which
 * it ends.
 */
export const calledAnew = (match: PlayableMatch): readonly Saying[] => [
  { kind: 'retire', from: match.ply, to: match.ply },
  { kind: 'post', what: 'question' },
];

/**
 * A change after which a computer takes its time: meanwhile the board shows how it stands. The first board of all waits for what the
 * computer does, which is told over it.
 */
export function whileComputerPlays(change: Change): Change {
  const { sayings } = change;
  if (sayings.length === 0) return { ...change, sayings: [{ kind: 'refresh' }] };
  const isStart = sayings.some((saying) => saying.kind === 'retire' && saying.lobby === true);
  return isStart ? { ...change, sayings: sayings.filter(({ kind }) => kind !== 'post') } : change;
}

/** The table where a computer cannot go on, as the rules lead nowhere from any answer: its people are told by a new message. */
export const stuck = (table: Table, match: PlayableMatch, seat: Seat): Change => ({
  table: tiding(table, { kind: 'stuck', seat }),
  sayings: calledAnew(match),
});

/** The table with somebody else in a seat, or nobody: where a question is open there, a new message calls whoever has to do with that. */
export const seatHandedOn = (table: Table, match: PlayableMatch, seat: Seat): Change => ({
  table,
  sayings: match.decisions.some((open) => open.seat === seat) ? calledAnew(match) : [{ kind: 'refresh' }],
});
