import type { Picture } from '../canvas/picture.ts';
import type { Viewer } from '../engine/seat.ts';
import type { PlayableMatch } from '../games/playable.ts';
import type { TextContext } from '../games/presenter.ts';
import type { TurnSummary } from '../games/turn-summary.ts';
import type { ReplayFrame } from './replays.ts';

/** A frame with the match at that moment: secret as a whole. */
export interface FrameWithMatch extends ReplayFrame {
  readonly match: PlayableMatch;
}

/** The set-up, and the match after each turn. If the table went back to an earlier turn, the one before ends too. */
export function framesIn(stops: readonly PlayableMatch[]): readonly FrameWithMatch[] {
  return stops.flatMap((match, ply) => {
    const before = stops[ply - 1];
    if (before === undefined) return [{ ply, match }];
    const isLast = ply === stops.length - 1;
    if (!isLast && match.turn.number === before.turn.number) return [];
    const { number, seat, round } = before.turn;
    return [{ turn: { number, seat, round }, ply, match }];
  });
}

/** A game frame by frame, with its whole log. */
interface Framed {
  readonly frames: readonly FrameWithMatch[];
  readonly log: readonly string[];
}

/** The pictures of the result, if a frame is the last of a game that is over. */
export function endingAt(
  { frames, log }: Framed,
  frame: FrameWithMatch,
  context: TextContext,
): readonly Picture[] {
  const isEnd = frame === frames.at(-1) && frame.match.result !== undefined;
  return isEnd ? frame.match.logged(log).ending(context).pictures : [];
}

/** What the turn before a frame brought, as a viewer may know it; with its secrets once the game is over. */
export function toldAt(
  { frames, log }: Framed,
  { turn, ply, match }: FrameWithMatch,
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
