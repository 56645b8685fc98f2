import type { MoveEntry } from '../../../../src/engine/log.ts';
import { type Match, openMatch } from '../../../../src/engine/match.ts';
import { type Otys, otys } from '../../../../src/games/otys/index.ts';
import { eager, endOf, walk as walkOf } from '../../walk.ts';

/** A table's settings for a random game. */
export interface Walk {
  readonly seats: number;
  readonly sponsors: 'basic' | 'random' | 'advanced';
  readonly variant: 'off' | 'on';
  readonly seed: string;
  readonly plies: number;
}

/** Plays a random game and shows every position on the way, the last one too. */
export function walk(
  { seats, sponsors, variant, seed, plies }: Walk,
  visit: (match: Match<Otys>) => void,
): void {
  const { match: opened } = openMatch(otys, { seats, options: { sponsors, variant, first: 'random' }, seed });
  for (const { match } of walkOf(opened, eager(seed), plies)) visit(match);
}

/** Plays a whole random game, and gives its moves as everybody may know them. */
export function walkToTheEnd(
  seats: number,
  seed: string,
): { readonly match: Match<Otys>; readonly moves: readonly MoveEntry<Otys['Fact']>[] } {
  const options = { sponsors: 'random', variant: 'off', first: 'random' };
  const { match, log } = endOf(walkOf(openMatch(otys, { seats, options, seed }).match, eager(seed)));
  return { match, moves: log.filter((entry) => entry.kind === 'move') };
}
