import { z } from 'zod';
import type { Game, GameTypes } from '../engine/game.ts';
import { type Advanced, type Match, openMatch, type Setup } from '../engine/match.ts';
import type { Simulation } from '../games/game-entry.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { RecordFile } from './record-file.ts';

const playedShape = z.strictObject({
  /** Which game of its series it is, from 0. */
  number: z.int(),
  notations: z.array(z.string()),
});

/** A game that computers played, by its answers: with its series it says all about it. */
export type Played = z.infer<typeof playedShape>;

/** A series of games of computers. */
export interface PlayedSeries<G extends GameTypes> {
  readonly game: Game<G>;
  readonly simulation: Simulation<G>;
  readonly seed: string;
  readonly seats: (number: number) => number;
}

/** More plies than any game takes between players who want to win. */
const LONGEST = 5_000;

/** How the game of this number in a series is set up. */
export const setupOf = <G extends GameTypes>(
  { simulation, seed, seats }: PlayedSeries<G>,
  number: number,
): Setup => ({ seats: seats(number), options: simulation.options(number), seed: `${seed} ${number}` });

const open = <G extends GameTypes>(series: PlayedSeries<G>, number: number): Match<G> =>
  openMatch(series.game, setupOf(series, number)).match;

/** The match after an answer. Throws a `RangeError` if it is refused. */
export function answered<G extends GameTypes>(match: Match<G>, seat: number, notation: string): Match<G> {
  const next = match.play(seat, notation);
  if (typeof next === 'string') throw new RangeError(`${notation} is ${next}`);
  return next.match;
}

/** Where a match leads, answered by `choose` in notation; one that finds no end breaks off. */
export function playedToEnd<G extends GameTypes>(
  from: Match<G>,
  choose: (known: Knowledge<G>, match: Match<G>) => string,
): Match<G> {
  let match = from;
  for (let count = 0; count < LONGEST; count += 1) {
    const [decision] = match.decisions;
    const known = decision && knowledgeOf(match, decision.seat);
    if (known === undefined) break;
    match = answered(match, known.seat, choose(known, match));
  }
  return match;
}

/** Plays one game of a series, answered by `choose` in notation. */
export function playOut<G extends GameTypes>(
  series: PlayedSeries<G>,
  number: number,
  choose: (known: Knowledge<G>, seed: string) => string,
): Played {
  const notations: string[] = [];
  playedToEnd(open(series, number), (known, { ply }) => {
    const notation = choose(known, `${series.seed} ${number} ${ply}`);
    notations.push(notation);
    return notation;
  });
  return { number, notations };
}

/** How often a long run says how far it is: after this many games. */
const TELL = 10;

/** The first games of a run, in their order. What lies in its file is not played again. */
export function playedOrRead(
  directory: string,
  name: string,
  games: number,
  play: (number: number) => Played,
): readonly Played[] {
  const records = new RecordFile(directory, name, playedShape);
  const played = new Set(records.all.map(({ number }) => number));
  process.stderr.write(`${games} games; ${played.size} lie in ${records.path}\n`);
  for (let number = 0; number < games; number += 1) {
    if (played.has(number)) continue;
    records.add(play(number));
    if ((number + 1) % TELL === 0) process.stderr.write(`${number + 1} of ${games}\n`);
  }
  return records.all
    .filter(({ number }) => number < games)
    .toSorted((one, other) => one.number - other.number);
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
