import type { Picture } from '../canvas/picture.ts';
import type { Seat, Viewer } from '../engine/seat.ts';
import type { PlayableMatch } from '../games/playable.ts';
import type { TextContext } from '../games/presenter.ts';
import type { TurnSummary } from '../games/turn-summary.ts';

/** A moment of a game at which one can stop: the set-up, or the end of a turn. */
export interface ReplayFrame {
  /** The turn that has just been played; absent for the set-up. */
  readonly turn?: { readonly number: number; readonly seat: Seat; readonly round: number };
  /** How many entries of the log led there. */
  readonly ply: number;
  /** Secret as a whole. */
  readonly match: PlayableMatch;
}

/** A game frame by frame, with its whole log. */
export interface FramedGame {
  readonly frames: readonly ReplayFrame[];
  readonly log: readonly string[];
}

/** The set-up, and the match after each turn. If the table went back to an earlier turn, the one before ends too. */
export function framesIn(stops: readonly PlayableMatch[]): readonly ReplayFrame[] {
  return stops.flatMap((match, ply) => {
    const before = stops[ply - 1];
    if (before === undefined) return [{ ply, match }];
    const isLast = ply === stops.length - 1;
    if (!isLast && match.turn.number === before.turn.number) return [];
    const { number, seat, round } = before.turn;
    return [{ turn: { number, seat, round }, ply, match }];
  });
}

/** The pictures of the result, if a frame is the last of a game that is over. */
export function endingAt(
  { frames, log }: FramedGame,
  frame: ReplayFrame,
  context: TextContext,
): readonly Picture[] {
  const isEnd = frame === frames.at(-1) && frame.match.result !== undefined;
  return isEnd ? frame.match.logged(log).ending(context).pictures : [];
}

/** What the turn before a frame brought, as a viewer may know it; with its secrets once the game is over. */
export function toldAt(
  { frames, log }: FramedGame,
  { turn, ply, match }: ReplayFrame,
  viewer: Viewer,
  context: TextContext,
): readonly TurnSummary[] {
  if (turn === undefined) return [];
  const until = log.slice(0, ply);
  const turns =
    frames.at(-1)?.match.logged(until).revealed(context) ??
    match.logged(until).happened(viewer, turn.number, context);
  return turns.filter((told) => told.turn === turn.number);
}
