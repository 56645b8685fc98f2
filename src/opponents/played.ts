import { z } from 'zod';
import type { Game, GameTypes } from '../engine/game.ts';
import { type Advanced, type Match, openMatch, type Setup } from '../engine/match.ts';
import type { Simulation } from '../games/game-entry.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';

/** A game that computers played, by its answers: with its series it says all about it. */
export const playedShape = z.strictObject({
  /** Which game of its series it is, from 0. */
  number: z.int(),
  notations: z.array(z.string()),
});

/** A game that computers played, by its answers. */
export type Played = z.infer<typeof playedShape>;

/** A series of games of computers. */
export interface PlayedSeries<G extends GameTypes> {
  readonly game: Game<G>;
  readonly simulation: Simulation<G>;
  readonly seed: string;
  /** How many seats the game of this number has. */
  readonly seats: (number: number) => number;
}

/** More plies than any game takes between players who want to win. */
const LONGEST = 5000;

/** How the game of this number in a series is set up. */
export const setupOf = <G extends GameTypes>(
  { simulation, seed, seats }: PlayedSeries<G>,
  number: number,
): Setup => ({ seats: seats(number), options: simulation.options(number), seed: `${seed} ${number}` });

const open = <G extends GameTypes>(series: PlayedSeries<G>, number: number): Match<G> =>
  openMatch(series.game, setupOf(series, number)).match;

/** Plays one game of a series, answered by `choose` in notation; one that finds no end breaks off. */
export function playOut<G extends GameTypes>(
  series: PlayedSeries<G>,
  number: number,
  choose: (known: Knowledge<G>, seed: string) => string,
): Played {
  const notations: string[] = [];
  let match = open(series, number);
  while (match.result === undefined && notations.length < LONGEST) {
    const [decision] = match.decisions;
    const known = decision && knowledgeOf(match, decision.seat);
    if (known === undefined) break;
    const notation = choose(known, `${series.seed} ${number} ${match.ply}`);
    const next = match.play(known.seat, notation);
    if (typeof next === 'string') throw new RangeError(`${notation} is ${next}`);
    notations.push(notation);
    match = next.match;
  }
  return { number, notations };
}

/** A played match, at its beginning and after each answer; it ends early if an answer is no longer legal. */
export function* replayed<G extends GameTypes>(
  series: PlayedSeries<G>,
  { number, notations }: Played,
): Generator<Pick<Advanced<G>, 'match'> & Partial<Advanced<G>>> {
  let match = open(series, number);
  yield { match };
  for (const notation of notations) {
    const [decision] = match.decisions;
    const next = decision ? match.play(decision.seat, notation) : 'over';
    if (typeof next === 'string') return;
    ({ match } = next);
    yield next;
  }
}
