import type { OptionValues, TableOption } from '../../src/engine/game.ts';
import { randomNumbers } from '../../src/engine/quick-chance.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { BY_LOT, FIRST_PLAYER } from '../../src/games/first-player.ts';

interface Asked {
  readonly seat: Seat;
  readonly answers: readonly { readonly notation: string; readonly isExtra: boolean }[];
}

/** A match of the engine, or one as tables play it. */
interface Walkable<Match, Entry> {
  readonly ply: number;
  readonly result: unknown;
  readonly decisions: readonly Asked[];
  readonly play: (seat: Seat, notation: string) => { readonly match: Match; readonly entry: Entry } | string;
}

/** What an answer leads to. Throws if it is refused. */
export function nextOf<Next extends object>(
  match: { readonly play: (seat: Seat, notation: string) => Next | string },
  seat: Seat,
  notation: string,
): Next {
  const next = match.play(seat, notation);
  if (typeof next === 'string') throw new Error(`${notation} is ${next}`);
  return next;
}

/** Who answers next, and what. */
export type Chooser = (decisions: readonly Asked[]) => readonly [Seat, string];

/** A match on its way, with its log so far, which grows as the walk goes on. */
export interface Stop<Match, Entry> {
  readonly match: Match;
  readonly log: readonly Entry[];
}

/** Anybody asked, with any legal answer; the same for the same seed. */
export const atRandom = (seed: string): Chooser => choosing(randomNumbers(`players of ${seed}`));

/** The same by any source of numbers from 0 up to, and without, a bound. */
export const choosing =
  (below: (bound: number) => number, among = (answers: Asked['answers']) => answers): Chooser =>
  (decisions) => {
    const asked = decisions[below(decisions.length)];
    const answers = among(asked?.answers ?? []);
    const answer = answers[below(answers.length)];
    if (asked === undefined || answer === undefined) throw new Error('nobody has anything to answer');
    return [asked.seat, answer.notation];
  };

/** The same, but mostly what may be done besides the question where there is something: so a random game gets somewhere. */
export function eager(seed: string): Chooser {
  const below = randomNumbers(`players of ${seed}`);
  return choosing(below, (answers) => {
    const asides = answers.filter(({ isExtra }) => isExtra);
    return asides.length > 0 && below(3) > 0 ? asides : answers;
  });
}

/** Plays a match and stops before each move, and once more where it ends or has so many plies. */
export function* walk<Match extends Walkable<Match, Entry>, Entry>(
  from: Walkable<Match, Entry> & Match,
  choose: Chooser,
  longest: number = Number.POSITIVE_INFINITY,
): Generator<Stop<Match, Entry>> {
  const log: Entry[] = [];
  let match: Match = from;
  while (match.result === undefined && match.ply < longest) {
    yield { match, log };
    const next = nextOf(match, ...choose(match.decisions));
    log.push(next.entry);
    match = next.match;
  }
  yield { match, log };
}

/** Where a walk ends. */
export function endOf<Stop>(stops: Iterable<Stop>): Stop {
  let last: Stop | undefined;
  for (const stop of stops) last = stop;
  if (last === undefined) throw new Error('nothing was played');
  return last;
}

/** How often each kind of question is looked at, however seldom it is asked. */
const AT_LEAST = 2;

/** Which stops of walks to look at where not all of them are: every so many plies, and at each kind of question some times. */
export function everySoMany(
  plies: number,
): (
  match: { readonly ply: number },
  asked: readonly { readonly about: { readonly kind: string } }[],
) => boolean {
  const looks = new Map<string, number>();
  return ({ ply }, asked) => {
    const kinds = new Set(asked.map(({ about }) => about.kind));
    if (ply % plies !== 0 && [...kinds].every((kind) => (looks.get(kind) ?? 0) >= AT_LEAST)) return false;
    for (const kind of kinds) looks.set(kind, (looks.get(kind) ?? 0) + 1);
    return true;
  };
}

/** What a table of so many could settle; with each `round` something else, so that a few rounds meet everything. */
export function optionsOf(
  { options }: { readonly options: readonly TableOption[] },
  seats: number,
  round = 0,
): OptionValues {
  return Object.fromEntries(
    options.map(({ name, values }) => {
      const possible =
        name === FIRST_PLAYER ? values.filter((value) => value === BY_LOT || Number(value) <= seats) : values;
      return [name, possible[round % possible.length] ?? values[0]] as const;
    }),
  );
}

interface Settleable {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly TableOption[];
}

/** A table before its match: how many sit there, and what they have settled. */
export interface Settled {
  readonly seats: number;
  readonly options: OptionValues;
}

/** How many rounds of `optionsOf` meet every value. The first player is left out: it changes no rule, and would take a round for each seat. */
const roundsOf = ({ options }: Settleable): number =>
  Math.max(1, ...options.flatMap(({ name, values }) => (name === FIRST_PLAYER ? [] : values.length)));

/** As few tables as meet every number of seats and every value of every option. */
export function tablesOf(game: Settleable): readonly Settled[] {
  const seatings = seatingsOf(game);
  return Array.from({ length: Math.max(seatings.length, roundsOf(game)) }, (_, round) => {
    const seats = seatings[round % seatings.length] ?? game.seats.max;
    return { seats, options: optionsOf(game, seats, round) };
  });
}

/** Tables of every number of seats with every value of every option. */
export const manyTablesOf = (game: Settleable): readonly Settled[] =>
  seatingsOf(game).flatMap((seats) =>
    Array.from({ length: Math.max(3, roundsOf(game)) }, (_, round) => ({
      seats,
      options: optionsOf(game, seats, round),
    })),
  );

/** Every number of seats that a game can be played with. */
export const seatingsOf = ({
  seats: { min, max },
}: {
  readonly seats: { readonly min: number; readonly max: number };
}): readonly number[] => Array.from({ length: max - min + 1 }, (_, more) => min + more);
