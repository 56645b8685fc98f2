import type { Game } from '../../../../src/engine/game.ts';
import type { MoveEntry } from '../../../../src/engine/log.ts';
import { type Match, openMatch } from '../../../../src/engine/match.ts';
import { type Oteres, oteres as printed } from '../../../../src/games/oteres/index.ts';
import { atRandom, endOf, walk as walkOf } from '../../walk.ts';

/** Plays a whole game at random and shows every position on the way, the last one too; gives all its moves. */
export function walk(
  { seats, seed }: { readonly seats: number; readonly seed: string },
  visit: (match: Match<Oteres>) => void = () => {},
  oteres: Game<Oteres> = printed,
): { readonly match: Match<Oteres>; readonly moves: readonly MoveEntry<Oteres['Fact']>[] } {
  const { match: opened } = openMatch(oteres, { seats, options: { first: 'random' }, seed });
  const stops = [...walkOf(opened, atRandom(seed))];
  for (const { match } of stops) visit(match);
  const { match, log } = endOf(stops);
  return { match, moves: log.filter((entry) => entry.kind === 'move') };
}
