import type { PlayableMatch } from '../games/playable.ts';
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
