import type { Picture } from '../canvas/picture.ts';
import type { Viewer } from '../engine/seat.ts';
import type { BrokenRecord } from '../records/broken-record.ts';
import type { WantedFrame } from '../records/ways.ts';
import type { SentPeople } from './people.ts';

/** A match of a table with all that led to it. */
export interface RecordedTable {
  readonly game: string;
  readonly snapshot: string;
  readonly log: readonly string[];
  readonly viewer: Viewer;
  readonly names: readonly (string | undefined)[];
}

/** A record as a file, and as text without the component list. */
export interface WrittenRecord {
  readonly file: string;
  readonly text: string;
}

/** What a page of a game shows at one of its frames. */
export interface ReplayStop {
  readonly at: number;
  readonly frames: number;
  readonly turn?: { readonly number: number; readonly round: number; readonly name: string };
  readonly lines: readonly string[];
  readonly pictures: readonly Picture[];
}

/** A picture that was painted, with what it tells a reader. */
export interface PaintedPicture extends Omit<Picture, 'paint' | 'told'> {
  readonly file: Uint8Array;
  readonly sentences: readonly string[] | undefined;
}

/** The same with its pictures painted, as it comes from a thread. */
export interface PaintedStop extends Omit<ReplayStop, 'pictures'> {
  readonly pictures: readonly PaintedPicture[];
}

/** One frame of a game as somebody wants to have it shown. */
export interface ShownFrame extends WantedFrame {
  readonly language: string;
  /** Whether nothing is painted, as the one who asks reads boards. */
  readonly reads: boolean;
}

/** What is asked of a table's match: one of its frames, told of these people. */
export interface TableWanted extends ShownFrame {
  readonly table: Omit<RecordedTable, 'names'>;
  readonly people: SentPeople;
}

/** What is asked of a record that somebody has brought: one of its frames. */
export interface BroughtWanted extends ShownFrame {
  readonly text: string;
}

/** A record that somebody has brought, as it was found to be. */
export interface BroughtGame {
  readonly game: string;
  readonly seats: number;
  readonly names: readonly (string | undefined)[];
  /** It goes no further, as the record hides what its reader may not know. */
  readonly isCutShort: boolean;
  readonly isOver: boolean;
  /** Entries of the log, steps back among them. */
  readonly moves: number;
  readonly turns: number;
}

/** What becomes of a text that somebody took for a record: one of its frames, told and painted. */
export type ReplayOfText =
  | { readonly kind: 'replay'; readonly brought: BroughtGame; readonly stop: PaintedStop }
  | ({ readonly kind: 'broken' } & Pick<BrokenRecord, 'problem' | 'args' | 'place'>);

/** A record to be shown outside of Discord, or as a picture. */
export interface ShownRecord {
  readonly text: string;
  readonly names: readonly string[];
  readonly language: string;
  /** Whether somebody has brought it; else it is of one of the bot’s own tables. */
  readonly isBrought: boolean;
}

/** Writes and follows records in the background. All reject on failure or timeout; `ofText` reports it instead. */
export interface Replays {
  /** The record of a table's match as its viewer may know it; nothing where its log no longer leads to it. */
  record(table: RecordedTable): Promise<WrittenRecord | undefined>;
  /** One frame of a table's match; nothing where its log no longer leads to it. */
  ofTable(wanted: TableWanted): Promise<PaintedStop | undefined>;
  /** One frame of a record that somebody has brought, which is verified move by move. */
  ofText(wanted: BroughtWanted): Promise<ReplayOfText>;
  /** A record that hides nothing as one HTML file. */
  page(shown: ShownRecord): Promise<string>;
  /** A record that hides nothing as an animated WebP. */
  film(shown: ShownRecord): Promise<Uint8Array>;
}
