/** What the store keeps of a table: a few words to find it by, and the rest as its own opaque text. */
export interface TableRow {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  /** The channel whose tables it is counted with: its own, or the one that its thread belongs to. */
  readonly home: string;
  readonly game: string;
  readonly phase: string;
  /** Rises by one with every commit; the compare-and-set of everything but the log. */
  readonly revision: number;
  /** Who has to do with this table, to find their tables by: its host first. */
  readonly people: readonly string[];
  /** Written and read by the tables alone. */
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly touchedAt: number;
  /** When something is due at this table though nobody does anything; absent where nothing will be. */
  readonly wakeAt?: number | undefined;
}

/** One entry of a match's log as the store keeps it. */
export interface LogRow {
  readonly ply: number;
  /** Who pressed. */
  readonly person: string;
  /** Written and read by the tables alone. */
  readonly body: string;
  readonly at: number;
}

/** Something that must be said in the channel, as it enters the outbox. */
export interface OutboxDraft {
  /** A later draft with the same key takes the place of an undelivered earlier one of its table, at its own later place. */
  readonly key: string;
  /** Written and read by the delivery alone. */
  readonly body: string;
}

/** A draft in the outbox. Within a table they are delivered in the order of their ids. */
export interface OutboxRow extends OutboxDraft {
  readonly id: number;
  readonly table: string;
  /** Since when something has waited under this key: a draft that takes the place of another has its time. */
  readonly at: number;
}

/** A message of the bot's that belongs to a table. */
export interface MessageRow {
  readonly table: string;
  readonly channel: string;
  readonly message: string;
  /** What stands in it, in the delivery's own words; a table has one `live` message at most. */
  readonly live: boolean;
  /** The revision of the table that it shows. */
  readonly shows: number;
}

/** One change of one table: all of it is kept, or nothing. */
export interface Commit {
  /** The table as it shall be, with the revision that follows the one it had. A revision of 1 makes a new table. */
  readonly table: TableRow;
  /** A new entry of the log; its ply must be the log's length. */
  readonly entry?: LogRow;
  /** The match's state beside the log. */
  readonly snapshot?: string;
  readonly outbox: readonly OutboxDraft[];
  /** The interaction that brought this about; one that was seen before changes nothing. */
  readonly interaction?: string;
}

/** How a commit ended: kept (with the ids its drafts got), out of date, or done before under the same interaction. */
export type Committed =
  | { readonly kind: 'kept'; readonly outbox: readonly number[] }
  | { readonly kind: 'stale' }
  | { readonly kind: 'repeated' };

/** A table with its match's state, as one look brings it. */
export interface StoredTable {
  readonly table: TableRow;
  readonly snapshot: string | undefined;
}

/** Which tables are listed, seen from a channel, and how many at most. */
export interface Wanted {
  readonly channel: string;
  readonly phases: readonly string[];
  readonly most: number;
}

/** Where every table of every channel is kept. Asynchronous, so that a database over a network can stand behind it. */
export interface Store {
  commit(change: Commit): Promise<Committed>;
  table(id: string): Promise<StoredTable | undefined>;
  /** The same for who knows it as it was at a revision: where it still has that one, it is but said so. */
  tableSince(id: string, revision: number): Promise<StoredTable | 'as known' | undefined>;
  /** Log entries from a ply on, up to and without another, in order. */
  log(table: string, from?: number, to?: number): Promise<readonly LogRow[]>;
  /** Tables a person has to do with, in one of these phases, latest touched first. */
  tablesOf(person: string, phases: readonly string[]): Promise<readonly TableRow[]>;
  tablesIn(channel: string, phases: readonly string[]): Promise<readonly TableRow[]>;
  /** At most `most` of a person's tables in these phases: those of a channel first, then the latest touched. */
  nearestOf(person: string, wanted: Wanted): Promise<readonly TableRow[]>;
  /** At most `most` tables of a channel that a person has nothing to do with, latest touched first. */
  othersIn(person: string, wanted: Wanted): Promise<readonly TableRow[]>;
  /** Tables in a phase that nobody has touched since, oldest first. */
  untouched(phase: string, since: number): Promise<readonly TableRow[]>;
  /** Tables at which something is due by this time, the longest due first. */
  due(by: number): Promise<readonly TableRow[]>;
  /** How many tables of a server are in one of these phases. */
  countIn(guild: string, phases: readonly string[]): Promise<number>;
  /** How many tables with this home are in one of these phases. */
  countAt(home: string, phases: readonly string[]): Promise<number>;
  /** How many tables in one of these phases a person has to do with, or is the host of. */
  countOf(person: string, phases: readonly string[], as: 'anybody' | 'host'): Promise<number>;
  /** Every table that has, or had, to do with somebody: at it, in its log, or named in its body. */
  mentioning(person: string): Promise<readonly TableRow[]>;
  /** Whether this interaction has brought about a change already. */
  handled(interaction: string): Promise<boolean>;
  /** What waits to be said, oldest first: of one table, or of all. */
  pending(table?: string): Promise<readonly OutboxRow[]>;
  /** A draft was delivered, or stands fulfilled otherwise; with the message that now shows it, where there is one. */
  delivered(outbox: number, message?: MessageRow): Promise<void>;
  /** Notes what a message shows now. A `live` one takes the place of the table's former live one. */
  shown(message: MessageRow): Promise<void>;
  message(id: string): Promise<MessageRow | undefined>;
  liveMessage(table: string): Promise<MessageRow | undefined>;
  /** Small values the bot keeps for itself: what it registered, which icons it uploaded. */
  note(key: string): Promise<string | undefined>;
  setNote(key: string, value: string): Promise<void>;
  /** What somebody has settled for themselves, as the tables write it. */
  profile(person: string): Promise<string | undefined>;
  setProfile(person: string, body: string): Promise<void>;
  /**
   * Forgets somebody: their profile goes, with whatever waits to be said that names them and each note with their id as a word of its
   * key; in every log another name stands for them.
   */
  forget(person: string, pseudonym: string): Promise<void>;
  /** What the managers of a server have settled, as the tables write it. */
  server(guild: string): Promise<string | undefined>;
  setServer(guild: string, body: string): Promise<void>;
  close(): Promise<void>;
}
