import type { OptionValues, Result } from '../engine/game.ts';
import type { Seat, Viewer } from '../engine/seat.ts';

/** Where something stands in the text of a record, each 1 first. */
export interface RecordPlace {
  readonly line: number;
  readonly column: number;
}

/** A draw, by the rules' name for it, or {@link HIDDEN}. */
export type RecordedDraw = string;

/** Stands for any number of draws that the reader may not know: their number could tell. */
export const HIDDEN = '?';

interface Written {
  readonly seat: Seat;
  /** Where it was read; absent in a record that was not. */
  readonly place?: RecordPlace;
}

/** One entry of a log without what the rules make of it. */
export type RecordedEntry =
  /** `notation` is absent where the reader may not know the move. */
  | (Written & {
      readonly kind: 'move';
      readonly notation?: string;
      readonly draws: readonly RecordedDraw[];
    })
  | (Written & { readonly kind: 'undo' })
  /** Back to before the entry at ply `to`: as the table agreed, or an undo of several moves of one press. */
  | (Written & { readonly kind: 'back'; readonly to: number });

/** The entries of one turn, or of a part of it where the table went back to an earlier one. */
export interface RecordedTurn {
  readonly number: number;
  readonly seat: Seat;
  readonly entries: readonly RecordedEntry[];
  readonly place?: RecordPlace;
}

/** Who may read a record: everybody, once the match is over, or one viewer while it is not. */
export type Reader = 'all' | Viewer;

/** The components that a match was played with. */
export interface RecordedComponents {
  /** The first digits of a SHA-256. */
  readonly fingerprint: string;
  readonly list?: string;
}

/** A match from its set-up on, with its draws but without its seed; only what its `reader` may know. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: number;
  /** Absent where the game has none that a host can change. */
  readonly components?: RecordedComponents;
  readonly seats: number;
  readonly options: OptionValues;
  /** By seat, the names of those who agreed to be named. */
  readonly names: readonly (string | undefined)[];
  readonly reader: Reader;
  /** Absent where the match has not come to the end of its rules. */
  readonly result?: Result;
  readonly opening: readonly RecordedDraw[];
  readonly turns: readonly RecordedTurn[];
}

/** By seat, how somebody is called who is not named: the colour of the seat. */
export const SEAT_COLOURS = ['coral', 'gold', 'sky', 'violet', 'green', 'white', 'teal', 'rust'] as const;

/** The colour of a seat as a word. */
export const seatColour = (seat: Seat): string => SEAT_COLOURS[seat] ?? `seat-${seat}`;
