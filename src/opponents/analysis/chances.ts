import { BrokenRule } from '../../engine/agenda.ts';
import type { GameTypes } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { numberOf, quickChance } from '../../engine/quick-chance.ts';
import { allSeats } from '../../engine/seat.ts';
import type { Odds } from '../../games/analysis.ts';
import type { Insight } from '../../games/insight.ts';
import { spotAt } from '../spot.ts';
import { chanceToWin } from '../standing.ts';
import { playedOn } from '../turn-search.ts';

/** How often a position is redealt: if most is open, a round is played on from each; else more deals tell more. */
const DEALS = { open: 9, hidden: 40 } as const;
/** How many answers may be played on from a match's rounds in all, and per turn at most and at least. */
const ONWARD = { all: 200_000, each: 60, least: 8 } as const;

/** How many answers each turn may take that is played on from one of so many rounds of a match. */
export const onwardOf = (rounds: number, seats: number): number =>
  Math.max(ONWARD.least, Math.min(ONWARD.each, Math.floor(ONWARD.all / (rounds * seats * DEALS.open))));

/** The part of the deals that the band leaves out on either side. */
const TAIL = 0.1;

/**
 * Each seat's chance to win: hidden things are dealt anew as each seat may know them, or a round is played on if most
 * is open. `onward` is how many answers each turn then takes, see {@link onwardOf}.
 */
export function oddsOf<G extends GameTypes>(
  { game, snapshot, seats, result }: Match<G>,
  insight: Insight<G>,
  onward: number,
  seed: string,
): readonly Odds[] {
  const each = allSeats(seats);
  if (result !== undefined)
    return each.map((seat) => {
      const chance = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      return { chance, low: chance, high: chance };
    });
  const { position } = snapshot;
  const sampled = Array.from({ length: insight.isOpen ? DEALS.open : DEALS.hidden }, (_, at) => {
    const number = numberOf(`${seed} ${at}`);
    const state = game.redeal(position.state, at % seats, quickChance(number));
    if (!insight.isOpen) return insight.chances(state);
    let turns = 0;
    const isLast = () => {
      turns += 1;
      return turns === seats;
    };
    try {
      const from = spotAt(game, { ...position, state }, number);
      const reached = playedOn(game, from, chanceToWin(insight), { answers: onward }, isLast);
      return insight.chances(reached.position.state);
    } catch (error) {
      // What still has to happen may not fit what another seat takes to be so.
      if (error instanceof BrokenRule) return insight.chances(state);
      throw error;
    }
  });
  return each.map((seat) => {
    const found = sampled.map((chances) => chances[seat] ?? 0).sort((one, other) => one - other);
    const skipped = Math.floor(found.length * TAIL);
    return {
      chance: found.reduce((sum, chance) => sum + chance, 0) / found.length,
      low: found[skipped] ?? 0,
      high: found[found.length - 1 - skipped] ?? 1,
    };
  });
}
