import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';
import { PACES, type Pace } from './pace.ts';
import type { SeatedPerson } from './seated.ts';
import { personShape } from './seated.ts';
import type { Vote } from './vote.ts';

/**
 * Something about the table that its people are told. A new kind also needs a line in {@link tableEventShape}, and
 * words.
 */
export type TableEvent =
  /** Somebody is the host now, by the id of who it is. */
  | { readonly kind: 'host'; readonly who: string }
  /** Who held a seat gave up, and the computer plays on. */
  | { readonly kind: 'gave up'; readonly seat: Seat; readonly before: SeatedPerson }
  | { readonly kind: 'computer'; readonly seat: Seat; readonly before: SeatedPerson }
  | { readonly kind: 'seat'; readonly who: string; readonly before: SeatedPerson }
  | { readonly kind: 'returned'; readonly who: string }
  | { readonly kind: 'pace'; readonly who: string; readonly pace: Pace }
  /** A player's turn was played on for them, as their time was over. */
  | { readonly kind: 'skipped'; readonly who: string }
  /** Nothing comes of what somebody asked the table: the match went on, or its people changed. */
  | { readonly kind: 'overtaken'; readonly who: string }
  /** The computer in a seat cannot go on: the rules of the game lead nowhere from any of its answers. */
  | { readonly kind: 'stuck'; readonly seat: Seat }
  /** The bot was away for a time, in milliseconds since 1970, in which nobody's time ran. */
  | { readonly kind: 'outage'; readonly from: number; readonly until: number }
  | { readonly kind: 'lobby'; readonly who: string; readonly did: LobbyDid; readonly at: number }
  /** How many moves were taken back, as somebody asked. */
  | { readonly kind: 'back'; readonly who: string; readonly moves: number }
  | ManagedEvent;

const LOBBY_DID = ['came', 'left'] as const;
type LobbyDid = (typeof LOBBY_DID)[number];

/** What somebody who manages the server does about a table. */
export const MANAGER_ACTS = ['close', 'move', 'rename', 'free'] as const;
/** One of {@link MANAGER_ACTS}. */
export type ManagerAct = (typeof MANAGER_ACTS)[number];

/** Letters of a reason for it, at most. */
export const REASON_LENGTH = 200;

/** Somebody who manages the server did something about the table, for a reason. Who it was is in the log alone. */
export interface ManagedEvent {
  readonly kind: 'managed';
  readonly act: ManagerAct;
  readonly reason: string;
  readonly at: number;
  /** Whose seat was freed, if one was. */
  readonly before?: SeatedPerson;
  /** What the table was called before, or the channel that it comes from; absent if that has not changed. */
  readonly was?: string;
  /** What it is called since, or where it went; an event written by an earlier version lacks it. */
  readonly became?: string;
}

/** Reads an event from a table's body. */
export const tableEventShape: z.ZodType<TableEvent> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('host'), who: z.string() }),
  z.object({ kind: z.literal('gave up'), seat: z.int().min(0), before: personShape }),
  z.object({ kind: z.literal('computer'), seat: z.int().min(0), before: personShape }),
  z.object({ kind: z.literal('seat'), who: z.string(), before: personShape }),
  z.object({ kind: z.literal('returned'), who: z.string() }),
  z.object({ kind: z.literal('pace'), who: z.string(), pace: z.enum(PACES) }),
  z.object({ kind: z.literal('skipped'), who: z.string() }),
  z.object({ kind: z.literal('overtaken'), who: z.string() }),
  z.object({ kind: z.literal('stuck'), seat: z.int().min(0) }),
  z.object({ kind: z.literal('outage'), from: z.number(), until: z.number() }),
  z.object({ kind: z.literal('lobby'), who: z.string(), did: z.enum(LOBBY_DID), at: z.number() }),
  z.object({ kind: z.literal('back'), who: z.string(), moves: z.int().min(1) }),
  z.object({
    ...{ kind: z.literal('managed'), act: z.enum(MANAGER_ACTS), reason: z.string() },
    ...{ at: z.number(), before: personShape.exactOptional(), was: z.string().exactOptional() },
    became: z.string().exactOptional(),
  }),
]);

type Eventful = { readonly events: readonly TableEvent[] };

const MOST_EVENTS_KEPT = 4;

/** Whether a later event replaces one: the last counts of hosts and paces, and of one person's actions in a lobby. */
const isOvertaken = (event: TableEvent, later: TableEvent): boolean =>
  (event.kind === later.kind && (event.kind === 'host' || event.kind === 'pace')) ||
  (event.kind === 'lobby' && later.kind === 'lobby' && event.who === later.who);

/** The table with one more event; of a kind that overtakes an earlier one only the later is told. */
export function withEvent<T extends Eventful>(table: T, event: TableEvent): T {
  const kept = table.events.filter((known) => !isOvertaken(known, event));
  return { ...table, events: [...kept, event].slice(-MOST_EVENTS_KEPT) };
}

/** The table with an event that says its vote fell unanswered, if it did. */
export const withFallenVote = <T extends Eventful & { readonly vote: Vote | undefined }>(
  table: T,
  vote: Vote | undefined,
): T =>
  vote === undefined || vote.refused !== undefined || table.vote !== undefined
    ? table
    : withEvent(table, { kind: 'overtaken', who: vote.by });

/** An event with a pseudonym for who had their data removed. */
export function pseudonymousEvent(
  event: TableEvent,
  id: (known: string) => string,
  somebody: (known: SeatedPerson) => SeatedPerson,
): TableEvent {
  switch (event.kind) {
    case 'host':
    case 'returned':
    case 'pace':
    case 'skipped':
    case 'overtaken':
    case 'lobby':
    case 'back':
      return { ...event, who: id(event.who) };
    case 'outage':
    case 'stuck':
      return event;
    case 'gave up':
    case 'computer':
      return { ...event, before: somebody(event.before) };
    case 'seat':
      return { ...event, who: id(event.who), before: somebody(event.before) };
    case 'managed':
      return event.before === undefined ? event : { ...event, before: somebody(event.before) };
  }
}

/** What somebody who manages the server did last about a table, as long as that is told. */
export const managedAt = ({ events }: Eventful): ManagedEvent | undefined =>
  events.findLast((event) => event.kind === 'managed');
