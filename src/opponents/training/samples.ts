import type { Game, GameTypes, Result } from '../../engine/game.ts';
import type { Learning } from '../../games/insight.ts';
import { type Played, type PlayedSeries, replayed } from '../played.ts';

/** A position at the beginning of a turn, as it is learned from. */
export interface Sample {
  /** The part of the game that was still to come, from 1 down to 0. */
  readonly left: number;
  /** By seat, what counts of its position. */
  readonly traits: readonly (readonly number[])[];
  /** By seat, its part of the success at the end; together 1. */
  readonly success: readonly number[];
}

/** How many seats the game of this number has: every seating by turns. */
export const seatingOf = <G extends GameTypes>({ seats: { min, max } }: Game<G>, number: number): number =>
  min + (number % (max - min + 1));

/** Half of a success is the victory, the other half follows the points: so a near defeat teaches more than that it was one. */
const VICTORY = 0.5;

/** As many points ahead make a player's part 2.7 times as large. */
const POINTS = 2;

function successOf(seats: number, { scores, winners }: Result): readonly number[] {
  const parts = Array.from({ length: seats }, (_, seat) => Math.exp((scores[seat] ?? 0) / POINTS));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map(
    (part, seat) =>
      VICTORY * (winners.includes(seat) ? 1 / winners.length : 0) + (1 - VICTORY) * (part / all),
  );
}

/** The positions of a game at the beginning of each turn; none where its answers are no longer legal. */
export function samplesOf<G extends GameTypes>(
  series: PlayedSeries<G>,
  { count, left }: Learning<G>,
  played: Played,
): readonly Sample[] {
  const states: G['State'][] = [];
  let result: Result | undefined;
  let turn = 0;
  for (const { match } of replayed(series, played)) {
    ({ result } = match);
    if (match.turn.number !== turn && result === undefined) states.push(match.snapshot.position.state);
    turn = match.turn.number;
  }
  if (result === undefined) return [];
  const success = successOf(series.seats(played.number), result);
  return states.map((state) => ({ left: left(state), traits: count(state), success }));
}
