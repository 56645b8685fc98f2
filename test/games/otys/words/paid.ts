import type { Match } from '../../../../src/engine/match.ts';
import type { Seat } from '../../../../src/engine/seat.ts';
import type { Otys } from '../../../../src/games/otys/index.ts';

/** Credits and Batteries that an answer takes from whoever gives it. */
export function paid(match: Match<Otys>, seat: Seat, notation: string) {
  const next = match.play(seat, notation);
  if (typeof next === 'string') throw new Error(`${notation} is ${next}`);
  return next.entry.facts.flatMap((fact) =>
    fact.kind === 'purse' &&
    fact.seat === seat &&
    fact.by < 0 &&
    (fact.purse === 'credits' || fact.purse === 'batteries')
      ? [{ purse: fact.purse, by: -fact.by }]
      : [],
  );
}
