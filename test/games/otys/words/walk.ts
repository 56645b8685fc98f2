import type { MoveEntry } from '../../../../src/engine/log.ts';
import type { Match } from '../../../../src/engine/match.ts';
import { openMatch } from '../../../../src/engine/match.ts';
import { type Otys, otys } from '../../../../src/games/otys/index.ts';
import { type Chooser, endOf, walk as walkOf } from '../../walk.ts';

/** A table's settings for a random game. */
export interface Walk {
  readonly seats: number;
  readonly sponsors: 'basic' | 'random' | 'advanced';
  readonly variant: 'off' | 'on';
  readonly seed: string;
  readonly plies: number;
}

/** A small generator of choices: the same seed, the same game. */
function chooser(seed: string): (count: number) => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Contracts in so many of three questions that have some. */
const preferring =
  (contracts: 2 | 3, choose: (count: number) => number): Chooser =>
  ([asked]) => {
    const asides = asked?.answers.filter(({ isExtra }) => isExtra) ?? [];
    const eager = asides.length > 0 && (contracts === 3 || choose(3) > 0);
    const from = eager ? asides : (asked?.answers ?? []);
    const answer = from[choose(from.length)];
    if (asked === undefined || answer === undefined) throw new Error('nobody has anything to answer');
    return [asked.seat, answer.notation];
  };

/** Plays a random game and shows every position on the way, the last one too. Contracts are preferred where there are any. */
export function walk(
  { seats, sponsors, variant, seed, plies }: Walk,
  visit: (match: Match<Otys>) => void,
): Match<Otys> {
  const { match: opened } = openMatch(otys, { seats, options: { sponsors, variant, first: 'random' }, seed });
  const stops = [...walkOf(opened, preferring(2, chooser(seed)), plies)];
  for (const { match } of stops) visit(match);
  return endOf(stops).match;
}

/** Plays a whole random game, contracts first, and gives its moves as everybody may know them. */
export function walkToTheEnd(
  seats: number,
  seed: string,
): { readonly match: Match<Otys>; readonly moves: readonly MoveEntry<Otys['Fact']>[] } {
  const options = { sponsors: 'random', variant: 'off', first: 'random' };
  const { match: opened } = openMatch(otys, { seats, options, seed });
  const { match, log } = endOf(walkOf(opened, preferring(3, chooser(seed))));
  return { match, moves: log.filter((entry) => entry.kind === 'move') };
}
