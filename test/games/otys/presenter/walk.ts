import { type Otys, otys } from '../../../../src/games/otys/index.ts';
import type { MoveEntry } from '../../../../src/kernel/log.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { openMatch } from '../../../../src/kernel/match.ts';

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

/** Plays a random game and shows every position on the way, the last one too. Contracts are preferred where there are any. */
export function walk(
  { seats, sponsors, variant, seed, plies }: Walk,
  visit: (match: Match<Otys>) => void,
): Match<Otys> {
  const choose = chooser(seed);
  let { match } = openMatch(otys, { seats, options: { sponsors, variant, first: 'random' }, seed });
  for (let ply = 0; ply < plies && match.result === undefined; ply += 1) {
    visit(match);
    const [decision] = match.decisions;
    if (decision === undefined) break;
    const asides = decision.answers.filter(({ aside }) => aside);
    const from = asides.length > 0 && choose(3) > 0 ? asides : decision.answers;
    const answer = from[choose(from.length)];
    const next = answer === undefined ? 'not legal' : match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(`the random game stopped: ${next}`);
    match = next.match;
  }
  visit(match);
  return match;
}

/** Plays a whole random game, contracts first, and gives its moves as everybody may know them. */
export function walkToTheEnd(
  seats: number,
  seed: string,
): { readonly match: Match<Otys>; readonly moves: readonly MoveEntry<Otys['Fact']>[] } {
  const choose = chooser(seed);
  const moves: MoveEntry<Otys['Fact']>[] = [];
  let { match } = openMatch(otys, {
    seats,
    options: { sponsors: 'random', variant: 'off', first: 'random' },
    seed,
  });
  while (match.result === undefined) {
    const [decision] = match.decisions;
    const asides = decision?.answers.filter(({ aside }) => aside) ?? [];
    const from = asides.length > 0 ? asides : (decision?.answers ?? []);
    const answer = from[choose(from.length)];
    const next =
      decision === undefined || answer === undefined
        ? 'not legal'
        : match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(`the random game stopped: ${next}`);
    match = next.match;
    if (next.entry.kind === 'move') moves.push(next.entry);
  }
  return { match, moves };
}
