import type { Seat } from './seat.ts';

interface Written<Fact> {
  readonly ply: number;
  readonly seat: Seat;
  readonly turn: number;
  /** The round of that turn; absent in what was written before it was noted, and for a step back. */
  readonly round?: number;
  /** What it brought about, with nothing hidden: never to be shown but through the game's `redact`. */
  readonly facts: readonly Fact[];
}

/** A move that was made. */
export interface MoveEntry<Fact> extends Written<Fact> {
  readonly kind: 'move';
  readonly notation: string;
  /** It was given with the move before by one press: both are taken back at once. */
  readonly joined?: boolean;
}

/**
 * A step back: everything from ply `to` on is undone. With `back` all have agreed, past what a free `undo` allows, no
 * matter whose moves they were. Nothing is ever taken out of the log.
 */
interface StepBack<Fact> extends Written<Fact> {
  readonly kind: 'undo' | 'back';
  readonly to: number;
}

/** One entry of a match's log. */
export type LogEntry<Fact> = MoveEntry<Fact> | StepBack<Fact>;

/** The moves that still count, oldest first. */
export function standingEntries<Fact>(log: readonly LogEntry<Fact>[]): readonly MoveEntry<Fact>[] {
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

/** Somewhere to go back to: the ply of a move that stands, and how many presses' moves would be undone with it. */
export interface WayBack {
  readonly to: number;
  readonly moves: number;
}

/** Where a seat may ask to go back to: before its last move, before that move's turn. Empty if `log` is too short. */
export function waysBack<Fact>(log: readonly LogEntry<Fact>[], seat: Seat): readonly WayBack[] {
  const moves = standingEntries(log);
  const last = moves.findLastIndex((move) => move.seat === seat && move.joined !== true);
  const made = moves[last];
  if (made === undefined) return [];
  const first = moves.findIndex(({ turn }) => turn === made.turn);
  // Of a turn that is the first in an end of a log, moves may be missing.
  if (first === 0 && (log[0]?.ply ?? 0) > 0) return [];
  return [...new Set([last, first])].flatMap((at) => {
    const ply = moves[at]?.ply;
    const pressed = moves.slice(at).filter(({ joined }) => joined !== true);
    return ply === undefined ? [] : [{ to: ply, moves: pressed.length }];
  });
}
