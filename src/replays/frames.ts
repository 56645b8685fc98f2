import { inflateRawSync } from 'node:zlib';
import { ROW } from '../bounds.ts';
import type { PlayableGame, PlayableMatch } from '../games/playable.ts';
import type { ReplayFrame } from './replays.ts';

/** The set-up, and the match at the end of each turn. Where the table went back to an earlier turn, the one before ends as well. */
export function framesIn(
  stops: readonly PlayableMatch[],
): readonly (Omit<ReplayFrame, 'packed'> & { readonly match: PlayableMatch })[] {
  return stops.flatMap((match, ply) => {
    const before = stops[ply - 1];
    if (before === undefined) return [{ ply, match }];
    const isLast = ply === stops.length - 1;
    if (!isLast && match.turn.number === before.turn.number) return [];
    const { number, seat, round } = before.turn;
    return [{ turn: { number, seat, round }, ply, match }];
  });
}

/** The match of a frame. */
export const matchAt = (game: PlayableGame, { packed }: ReplayFrame): PlayableMatch =>
  game.resume(inflateRawSync(packed, { maxOutputLength: ROW.snapshot }).toString('utf8'));
