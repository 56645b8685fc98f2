import type { Game, GameTypes, Result } from '../../engine/game.ts';
import type { Learning } from '../../games/insight.ts';
import type { Judged } from '../../games/learned.ts';
import { type Played, type PlayedSeries, replayed } from '../played.ts';

/** A position at the beginning of a turn, as it is learned from. */
export interface Sample extends Judged {
  /** By seat, its part of the victory, and of the success at the end; together 1 each. */
  readonly victory: readonly number[];
  readonly success: readonly number[];
}

/** How many seats the game of this number has: every seating by turns. */
export const seatingOf = <G extends GameTypes>({ seats: { min, max } }: Game<G>, number: number): number =>
  min + (number % (max - min + 1));

/** Half of a success is victory, half follows the points: so a near defeat teaches more than just a loss. */
const VICTORY = 0.5;

/** As many points ahead make a player's part 2.7 times as large. */
const POINTS = 2;

function successOf({ scores }: Result, victory: readonly number[]): readonly number[] {
  const parts = victory.map((_, seat) => Math.exp((scores[seat] ?? 0) / POINTS));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, seat) => VICTORY * (victory[seat] ?? 0) + (1 - VICTORY) * (part / all));
}

/** The positions of a game at the beginning of each turn; none if its answers are no longer legal. */
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
  const { winners } = result;
  const victory = Array.from({ length: series.seats(played.number) }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
  const success = successOf(result, victory);
  return states.map((state) => ({ left: left(state), counted: count(state), victory, success }));
}
