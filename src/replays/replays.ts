import type { Seat, Viewer } from '../engine/seat.ts';
import type { ProblemArgs, RecordProblem } from '../records/broken-record.ts';
import type { GameRecord, Place } from '../records/game-record.ts';

/** A match of a table with all that led to it. */
export interface RecordedTable {
  readonly game: string;
  readonly snapshot: string;
  /** The whole log. */
  readonly log: readonly string[];
  readonly viewer: Viewer;
  /** By seat, those who are named. */
  readonly names: readonly (string | undefined)[];
}

/** A record as a file, and as text without the component list. */
export interface WrittenRecord {
  readonly file: string;
  readonly text: string;
}

/** A moment of a game at which one can stop: the set-up, or the end of a turn. */
export interface ReplayFrame {
  /** The turn that has just been played; absent for the set-up. */
  readonly turn?: { readonly number: number; readonly seat: Seat; readonly round: number };
  /** How many entries of the log led there. */
  readonly ply: number;
  /** The match at that moment, packed: secret as a whole. */
  readonly packed: Uint8Array;
}

/** A game that can be gone through turn by turn. */
export interface Replay {
  readonly game: string;
  readonly seats: number;
  /** By seat, those who are named. */
  readonly names: readonly (string | undefined)[];
  readonly frames: readonly ReplayFrame[];
  readonly log: readonly string[];
  /** It goes no further, as the record hides what its reader may not know. */
  readonly isCutShort: boolean;
}

/** What is wrong with a record, as it comes from a thread. */
export interface ReplayProblem {
  readonly problem: RecordProblem;
  readonly args: ProblemArgs;
  readonly place: Place | undefined;
}

/** What becomes of a text that somebody took for a record. */
export type ReplayOfText =
  | { readonly kind: 'replay'; readonly replay: Replay; readonly record: GameRecord }
  | ({ readonly kind: 'broken' } & ReplayProblem);

/** A record to be shown outside of Discord, or as a picture. */
export interface ShownRecord {
  readonly text: string;
  /** By seat, how the players are called. */
  readonly names: readonly string[];
  readonly language: string;
}

/** Writes records and follows them, away from what people wait for. All reject where a thread fails or takes too long. */
export interface Replays {
  /** The record of a table's match as its viewer may know it; nothing where its log no longer leads to it. */
  record(table: RecordedTable): Promise<WrittenRecord | undefined>;
  /** A table's match turn by turn; nothing where its log no longer leads to it. */
  ofTable(table: RecordedTable): Promise<Replay | undefined>;
  /** A record, verified move by move. */
  ofText(text: string): Promise<ReplayOfText>;
  /** A record that hides nothing as one HTML file. */
  page(shown: ShownRecord): Promise<string>;
  /** A record that hides nothing as an animated WebP. */
  film(shown: ShownRecord): Promise<Uint8Array>;
}
