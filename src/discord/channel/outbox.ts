/** Something that waits to be said, see `Saying`. */
export interface OutboxEntry {
  readonly id: number;
  readonly table: string;
  readonly body: string;
  /** Since when something of its kind has waited, in milliseconds since 1970: this entry may have taken the place of an earlier one. */
  readonly at: number;
}

/** A message of a table's, and the revision of the table that it shows. A table has one live message at most. */
export interface ShownMessage {
  readonly table: string;
  readonly channel: string;
  readonly message: string;
  readonly live: boolean;
  readonly shows: number;
}

/** What the wire needs of the store: what waits to be said, and which message shows what. */
export interface Outbox {
  pending(table?: string): Promise<readonly OutboxEntry[]>;
  delivered(id: number, message?: ShownMessage): Promise<void>;
  shown(message: ShownMessage): Promise<void>;
  message(id: string): Promise<ShownMessage | undefined>;
  liveMessage(table: string): Promise<ShownMessage | undefined>;
  /** Small values that are kept by name. */
  note(key: string): Promise<string | undefined>;
  setNote(key: string, value: string): Promise<void>;
}
