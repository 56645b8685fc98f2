import { BrokenRule } from '../../engine/agenda.ts';
import type { GameTypes } from '../../engine/game.ts';
import { type Match, matchFrom } from '../../engine/match.ts';
import { numberOf, quickChance } from '../../engine/quick-chance.ts';
import type { Seat } from '../../engine/seat.ts';
import { knowledgeOf, notationAt } from '../knowledge.ts';
import type { Opponent } from '../opponent.ts';

/** More plies than a match goes on for. */
const LONGEST = 3000;

/** A seat's share of wins after a plan, all playing on like `player`. With one seed other plans meet the same deals. */
export function winsOf<G extends GameTypes>(
  from: Match<G>,
  seat: Seat,
  line: readonly string[],
  { choose, budget }: Opponent<G>,
  deals: number,
  seed: string,
): number {
  const { game, snapshot } = from;
  let won = 0;
  for (let at = 0; at < deals; at += 1) {
    const chance = `${seed} ${at}`;
    const state = game.redeal(snapshot.position.state, seat, quickChance(numberOf(chance)));
    let match = matchFrom(game, {
      ...snapshot,
      ...{ seed: chance, rngCount: 0, position: { ...snapshot.position, state } },
    });
    try {
      for (const notation of line) match = answered(match, seat, notation);
      for (let ply = 0; match.result === undefined && ply < LONGEST; ply += 1) {
        const [decision] = match.decisions;
        const known = decision && knowledgeOf(match, decision.seat);
        if (known === undefined) break;
        const isForced = known.decision.answers.length === 1;
        const notation = isForced ? notationAt(known, 0) : choose(known, budget, `${chance} ${ply}`);
        match = answered(match, known.seat, notation);
      }
    } catch (error) {
      // What is still to happen may not fit a deal that no player could know to be wrong.
      if (!(error instanceof BrokenRule)) throw error;
    }
    const winners = match.result?.winners ?? [];
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won / deals;
}

function answered<G extends GameTypes>(match: Match<G>, seat: Seat, notation: string): Match<G> {
  const next = match.play(seat, notation);
  if (typeof next === 'string') throw new RangeError(`${notation} is ${next}`);
  return next.match;
}
