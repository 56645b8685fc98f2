import { createAnnouncer } from './announcer.ts';
import type { RequestFault } from './faults/kinds.ts';

/** A request of the bot with the answer it got. */
export interface JournalRequest {
  readonly kind: 'request';
  readonly at: number;
  readonly method: string;
  /** The way below `/api/v10`, with its query. */
  readonly url: string;
  /** The route that answered, such as `/channels/:channel/messages`; absent when none did. */
  readonly route?: string | undefined;
  readonly body?: unknown;
  /** What the bot was told; 0 when its connection broke instead. */
  readonly status: number;
  readonly answer?: unknown;
  readonly fault?: RequestFault | undefined;
  /** It was refused, though the bot was told of a fault instead. */
  readonly refused?: true | undefined;
}

/** An event that was sent to the bot over the gateway. */
interface JournalEvent {
  readonly kind: 'event';
  readonly at: number;
  readonly name: string;
  readonly data: unknown;
}

/** A gateway connection that opened or closed. */
interface JournalConnection {
  readonly kind: 'connection';
  readonly at: number;
  readonly what: 'identified' | 'resumed' | 'closed';
  readonly code?: number;
}

/** Anything that went over the wire. */
export type JournalEntry = JournalRequest | JournalEvent | JournalConnection;

/** What went over the wire, for assertions; it may forget its oldest entries. */
export type Journal = ReturnType<typeof createJournal>;

/** An empty journal that remembers at least `limit` entries. */
export function createJournal(limit: number) {
  let entries: JournalEntry[] = [];
  const { announce, watch } = createAnnouncer<JournalEntry>();
  return {
    write(entry: JournalEntry): void {
      entries.push(entry);
      if (entries.length > limit * 2) entries = entries.slice(-limit);
      announce(entry);
    },
    entries: (): readonly JournalEntry[] => entries,
    requests: (): readonly JournalRequest[] => entries.filter((entry) => entry.kind === 'request'),
    events: (name?: string): readonly JournalEvent[] =>
      entries
        .filter((entry) => entry.kind === 'event')
        .filter((event) => name === undefined || event.name === name),
    watch,
    clear(): void {
      entries = [];
    },
  };
}
