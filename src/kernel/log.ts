import type { Seat } from './seat.ts';

interface Written<Fact> {
  /** Where it stands in the log, 0 first. */
  readonly ply: number;
  readonly seat: Seat;
  /** The number of the turn in which it was written. */
  readonly turn: number;
  /** What it brought about, with nothing hidden: never to be shown but through the game's `tell`. */
  readonly facts: readonly Fact[];
}

/** A move that was made. */
export interface MoveEntry<Fact> extends Written<Fact> {
  readonly kind: 'move';
  readonly notation: string;
}

/** A step back: everything from ply `to` on is undone. Nothing is ever taken out of the log. */
export interface UndoEntry<Fact> extends Written<Fact> {
  readonly kind: 'undo';
  readonly to: number;
}

/** One entry of a match's log. */
export type LogEntry<Fact> = MoveEntry<Fact> | UndoEntry<Fact>;

/** The moves that still count, oldest first: undone ones and the undoing left out. */
export function standing<Fact>(log: readonly LogEntry<Fact>[]): readonly MoveEntry<Fact>[] {
  const moves: MoveEntry<Fact>[] = [];
  for (const entry of log) {
    if (entry.kind === 'move') {
      moves.push(entry);
      continue;
    }
    while ((moves.at(-1)?.ply ?? -1) >= entry.to) moves.pop();
  }
  return moves;
}
