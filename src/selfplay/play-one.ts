import type { GameTypes, OptionValues } from '../engine/game.ts';
import { type DecisionOf, openMatch } from '../engine/match.ts';
import { randomNumbers } from '../engine/quick-chance.ts';
import type { GameEntry } from '../games/game-entry.ts';

/** One game of a series: `number` counts from 0. */
export interface SelfplayRun {
  readonly seats: number;
  readonly seed: string;
  readonly number: number;
}

/** How a game went, as printed. */
export interface GameReport {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly plies: number;
  readonly turns: number;
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

/** More plies than any game of random moves takes. */
const LONGEST = 100_000;

const isSingle = <G extends GameTypes>({ answers }: DecisionOf<G>): boolean =>
  answers.filter(({ isExtra }) => !isExtra).length === 1;

/**
 * Plays a game to its end with random moves. The position is checked at every change of turn and at the end.
 *
 * @throws BrokenGame
 */
export const playOne = ({ simulate }: Pick<GameEntry, 'simulate'>, run: SelfplayRun): GameReport =>
  simulate((game, simulation) => {
    const { seats, seed } = run;
    const options = simulation.options(run.number);
    const below = randomNumbers(`players of ${seed}`);
    const log: string[] = [];
    let single = 0;
    const fail = (what: string, cause?: unknown): never => {
      throw new BrokenGame(what, run, options, log, cause);
    };
    let { match } = openMatch(game, { seats, options, seed });
    const check = (): void => {
      const what = simulation.broken(match.snapshot.position.state);
      if (what !== undefined) fail(what);
    };
    let checked = 0;
    while (match.result === undefined) {
      const { decisions, turn } = match;
      if (turn.number !== checked) check();
      checked = turn.number;
      const decision = decisions[below(decisions.length)];
      const answer = decision?.answers[below(decision.answers.length)];
      if (decision === undefined || answer === undefined) return fail('nobody has anything to answer');
      log.push(`${decision.seat}:${answer.notation}`);
      if (isSingle(decision)) single += 1;
      try {
        const next = match.play(decision.seat, answer.notation);
        if (typeof next === 'string') return fail(`a listed move is ${next}`);
        ({ match } = next);
      } catch (error) {
        return fail(error instanceof Error ? error.message : 'a rule threw', error);
      }
      if (match.ply > LONGEST) fail(`no end after ${LONGEST} plies`);
    }
    check();
    return {
      ...{ game: game.name, seats, seed, plies: match.ply, turns: match.turn.number, single },
      ...match.result,
    };
  });
