import type { Game, GameTypes, OptionValues } from '../engine/game.ts';
import { type Answer, type Decision, openMatch } from '../engine/match.ts';
import { randomNumbers } from '../engine/quick-chance.ts';
import type { Seat } from '../engine/seat.ts';
import { closingsOf } from '../games/closing.ts';
import type { Simulation } from '../games/game-entry.ts';
import { choiceOf, type PlayerName } from './players.ts';

/** One game of a series: `number` counts from 0. */
export interface SelfplayRun {
  readonly seats: number;
  readonly seed: string;
  readonly number: number;
  /** Who plays, at every seat: at random where nothing is said. */
  readonly player?: PlayerName;
}

/** How a game went, as printed. */
export interface GameReport {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly plies: number;
  readonly turns: number;
  /** Presses that people would need: their answers, and what it takes to open private pages. */
  readonly presses: number;
  /** Plies that were the only answer to their question, besides what could be done there. */
  readonly single: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** A game went wrong; the log leads there. */
export class BrokenGame extends Error {
  override readonly name = 'BrokenGame';
  readonly run: SelfplayRun;
  readonly options: OptionValues;
  /** Seat and notation of every move, as `0:k3`. */
  readonly log: readonly string[];

  constructor(
    message: string,
    run: SelfplayRun,
    options: OptionValues,
    log: readonly string[],
    cause?: unknown,
  ) {
    super(message, { cause });
    this.run = run;
    this.options = options;
    this.log = log;
  }
}

/**
 * How many presses an answer takes: one, and another to open the private page that a secret question or an extra
 * action stands on, unless the seat's own last press asked the question: then it is on screen already.
 *
 * @param movers the seat that made each move, by ply
 * @param offered whether it stands among the answers of its question, for all to see
 */
export const pressesFor = (
  { seat, secret, opened }: Pick<Decision<unknown>, 'seat' | 'secret' | 'opened'>,
  { isExtra }: Pick<Answer<unknown>, 'isExtra'>,
  movers: readonly Seat[],
  offered = false,
): number => ((secret || (isExtra && !offered)) && movers[opened - 1] !== seat ? 2 : 1);

/** More plies than any game of random moves takes. */
const LONGEST = 100_000;

/**
 * Plays a game to its end. The position is checked at every change of turn and at the end.
 *
 * Throws {@link BrokenGame}.
 */
export function playOne<G extends GameTypes>(
  game: Game<G>,
  options: OptionValues,
  { broken, careful, closing }: Omit<Simulation<G>, 'options' | 'takes'>,
  run: SelfplayRun,
): GameReport {
  const { seats, seed, player = 'random' } = run;
  const below = randomNumbers(`players of ${seed}`);
  const log: string[] = [];
  const movers: Seat[] = [];
  let presses = 0;
  let single = 0;
  const fail = (what: string, cause?: unknown): never => {
    throw new BrokenGame(what, run, options, log, cause);
  };
  let { match } = openMatch(game, { seats, options, seed });
  let checked = 0;
  /** What the last press answers besides, if its player goes on that way. */
  let together: readonly string[] = [];
  while (match.result === undefined) {
    const { number } = match.turn;
    if (number !== checked) {
      const what = broken(match.snapshot.position.state);
      if (what !== undefined) fail(what);
      checked = number;
    }
    const { decisions } = match;
    const decision = decisions[below(decisions.length)];
    if (decision === undefined) return fail('nobody has anything to answer');
    const { seat } = decision;
    const isAlone = player !== 'random' && movers.at(-1) === seat && decisions.length === 1;
    const given = isAlone ? closing?.sure?.(match.view('spectator'), decision) : undefined;
    const offered = decision.secret ? [] : (closing?.offered(match.view('spectator'), decision) ?? []);
    const standing = offered.map((each) => each.notation);
    const wise = player === 'careful' ? (careful?.(match.view(seat), decision) ?? []) : [];
    const answer =
      decision.answers.find(({ notation }) => notation === given) ??
      choiceOf(player, decision.answers, { offered: standing, careful: wise }, below);
    if (answer === undefined) return fail('nobody has anything to answer');
    const { notation } = answer;
    log.push(`${seat}:${notation}`);
    const isTogether = together[0] === notation;
    if (given === undefined && !isTogether)
      presses += pressesFor(decision, answer, movers, standing.includes(notation));
    if (decision.answers.filter(({ isExtra }) => !isExtra).length === 1) single += 1;
    movers.push(seat);
    const closings =
      player === 'random' || closing === undefined || isTogether ? [] : closingsOf(match, decision, closing);
    together = isTogether
      ? together.slice(1)
      : (closings.find(({ first }) => first === notation)?.rest ?? []);
    try {
      const next = match.play(seat, notation);
      if (typeof next === 'string') return fail(`a listed move is ${next}`);
      match = next.match;
    } catch (error) {
      return fail(error instanceof Error ? error.message : 'a rule threw', error);
    }
    if (match.ply > LONGEST) fail(`no end after ${LONGEST} plies`);
  }
  const what = broken(match.snapshot.position.state);
  if (what !== undefined) fail(what);
  return {
    game: game.name,
    seats,
    seed,
    plies: match.ply,
    turns: match.turn.number,
    presses,
    single,
    ...match.result,
  };
}
