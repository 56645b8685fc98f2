import type { Trial } from '../../games/house-game.ts';
import type { Learning } from '../../games/insight.ts';
import type { Game, GameTypes, Result } from '../../kernel/game.ts';
import { openMatch } from '../../kernel/match.ts';
import type { Played } from './self-play.ts';

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

/** As many points ahead make somebody's part 2.7 times as large. */
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
  game: Game<G>,
  { options }: Trial<G>,
  { count, left }: Learning<G>,
  { number, notations }: Played,
  seed: string,
): readonly Sample[] {
  const seats = seatingOf(game, number);
  let { match } = openMatch(game, { seats, options: options(number), seed: `${seed} ${number}` });
  const states: G['State'][] = [];
  let turn = 0;
  for (const notation of notations) {
    if (match.turn.number !== turn) states.push(match.snapshot.position.state);
    turn = match.turn.number;
    const [decision] = match.decisions;
    const next = decision ? match.play(decision.seat, notation) : 'over';
    if (typeof next === 'string') return [];
    match = next.match;
  }
  if (match.result === undefined) return [];
  const success = successOf(seats, match.result);
  return states.map((state) => ({
    left: left(state),
    traits: Array.from({ length: seats }, (_, seat) => count(state, seat)),
    success,
  }));
}
