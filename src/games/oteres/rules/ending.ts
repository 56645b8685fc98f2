import type { Result } from '../../../engine/game.ts';
import type { OteresState } from './state.ts';

/** Most points wins, then the fewest tokens; after that the victory is shared (rulebook, "End of game"). */
export function standing({ seats }: OteresState): Result {
  const scores = seats.map(({ pearls }) => pearls.reduce((sum, { value }) => sum + value, 0));
  const best = Math.max(...scores);
  const leading = seats.flatMap((side, seat) =>
    scores[seat] === best ? [{ seat, tokens: side.pearls.length }] : [],
  );
  const fewest = Math.min(...leading.map(({ tokens }) => tokens));
  return { scores, winners: leading.filter(({ tokens }) => tokens === fewest).map(({ seat }) => seat) };
}
