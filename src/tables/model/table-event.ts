import { z } from 'zod';
import { PACES } from './pace.ts';
import type { ReadBy } from './row-json.ts';
import { personShape } from './seated.ts';
import type { Vote } from './vote.ts';

/** What somebody who manages the server does about a table. */
export const MANAGER_ACTS = ['close', 'move', 'rename', 'free'] as const;
/** One of {@link MANAGER_ACTS}. */
export type ManagerAct = (typeof MANAGER_ACTS)[number];

/** Letters of a reason for it, at most. */
export const REASON_LENGTH = 200;

/** A reason as it was written, in one line; empty if there is none. */
export const reasonOf = (written: string): string =>
  written.replaceAll(/\s+/gu, ' ').trim().slice(0, REASON_LENGTH);

const managedShape = z.object({
  kind: z.literal('managed'),
  act: z.enum(MANAGER_ACTS),
  reason: z.string(),
  at: z.number(),
  before: personShape.exactOptional(),
  /** That it was freed as they are kept from the tables of the server: of several, they hear of it at one. */
  blocked: z.enum(['told', 'untold']).exactOptional(),
  /** What the table was called before, or the channel that it comes from; absent if that has not changed. */
  was: z.string().exactOptional(),
  /** What it is called since, or where it went; an event written by an earlier version lacks it. */
  became: z.string().exactOptional(),
});
/** Somebody who manages the server did something about the table, for a reason. Who it was is in the log alone. */
export type ManagedEvent = ReadBy<typeof managedShape>;

/** Something about the table that its people are told; `who` is an id. A new kind also needs words. */
export const tableEventShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('host'), who: z.string() }),
  /** Who held a seat gave up, and the computer plays on. */
  z.object({ kind: z.literal('gave up'), seat: z.int().min(0), before: personShape }),
  z.object({ kind: z.literal('computer'), seat: z.int().min(0), before: personShape }),
  z.object({ kind: z.literal('seat'), who: z.string(), before: personShape }),
  z.object({ kind: z.literal('returned'), who: z.string() }),
  z.object({ kind: z.literal('pace'), who: z.string(), pace: z.enum(PACES) }),
  z.object({ kind: z.literal('skipped'), who: z.string() }),
  /** Nothing comes of what somebody asked the table: the match went on, or its people changed. */
  z.object({ kind: z.literal('overtaken'), who: z.string() }),
  /** The computer in a seat cannot go on: the rules of the game lead nowhere from any of its answers. */
  z.object({ kind: z.literal('stuck'), seat: z.int().min(0) }),
  /** The bot was away for a time, in milliseconds since 1970, in which nobody's time ran. */
  z.object({ kind: z.literal('outage'), from: z.number(), until: z.number() }),
  z.object({ kind: z.literal('lobby'), who: z.string(), did: z.enum(['came', 'left']), at: z.number() }),
  z.object({ kind: z.literal('back'), who: z.string(), moves: z.int().min(1) }),
  managedShape,
]);
/** What {@link tableEventShape} reads. */
export type TableEvent = ReadBy<typeof tableEventShape>;

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
export const withFallenVote = <T extends Eventful & { readonly vote?: Vote | undefined }>(
  table: T,
  vote: Vote | undefined,
): T =>
  vote === undefined || vote.refused !== undefined || table.vote !== undefined
    ? table
    : withEvent(table, { kind: 'overtaken', who: vote.by });

/** What somebody who manages the server did last about a table, as long as that is told. */
export const managedAt = ({ events }: Eventful): ManagedEvent | undefined =>
  events.findLast((event) => event.kind === 'managed');
