import { type Oteres, oteres as printed } from '../../../../src/games/oteres/index.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import type { MoveEntry } from '../../../../src/kernel/log.ts';
import { type Match, openMatch } from '../../../../src/kernel/match.ts';
import { randomNumbers } from '../../../../src/selfplay/random-numbers.ts';

/** Plays a whole game at random and shows every position on the way, the last one too; gives all its moves. */
export function walk(
  { seats, seed }: { readonly seats: number; readonly seed: string },
  visit: (match: Match<Oteres>) => void = () => {},
  oteres: Game<Oteres> = printed,
): { readonly match: Match<Oteres>; readonly moves: readonly MoveEntry<Oteres['Fact']>[] } {
  const below = randomNumbers(`players of ${seed}`);
  const moves: MoveEntry<Oteres['Fact']>[] = [];
  let { match } = openMatch(oteres, { seats, options: { first: 'random' }, seed });
  while (match.result === undefined) {
    visit(match);
    const decision = match.decisions[below(match.decisions.length)];
    const answer = decision?.answers[below(decision.answers.length)];
    const next =
      decision === undefined || answer === undefined
        ? 'not asked'
        : match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(`the random game stopped: ${next}`);
    match = next.match;
    if (next.entry.kind === 'move') moves.push(next.entry);
  }
  visit(match);
  return { match, moves };
}
