import type { Steps } from '../engine/steps.ts';
import type { PlayableGame, PlayableMatch } from '../games/playable.ts';
import { notationsIn, type Puzzle, type PuzzlePlan } from './puzzle.ts';

/** A puzzle that its game does not play as it is written: which, and what is wrong. */
export class BrokenPuzzle extends Error {
  override readonly name = 'BrokenPuzzle';
}

/** A puzzle with its position. */
export interface OpenPuzzle {
  readonly puzzle: Puzzle;
  readonly game: PlayableGame;
  readonly match: PlayableMatch;
  readonly log: readonly string[];
  /** Where each solution leads, as `position` of a match writes it, and where the best of the other plans does. */
  readonly goals: readonly string[];
  readonly next: string;
}

/** How an answer went: the turn goes on with it, or it is over. `stale`: the match does not take it. */
export type Tried =
  | { readonly kind: 'goes on'; readonly match: PlayableMatch }
  | { readonly kind: 'solved' | 'second' | 'wrong'; readonly match: PlayableMatch }
  | { readonly kind: 'stale' };

/**
 * Sets a puzzle up on the game's own rules, an answer a step.
 *
 * @throws {BrokenPuzzle} where the rules take it otherwise than it expects, as with another box of the game
 */
export function* openPuzzle(game: PlayableGame, puzzle: Puzzle): Steps<OpenPuzzle> {
  const { id, setup, seat, solutions, next } = puzzle;
  const fail = (what: string): never => {
    throw new BrokenPuzzle(`puzzle "${id}" of ${game.name}: ${what}`);
  };
  let match = begun(game, puzzle, fail);
  const log: string[] = [];
  for (const notation of notationsIn(puzzle.log)) {
    const [asked] = match.decisions;
    const played = asked === undefined ? 'over' : match.play(asked.seat, notation);
    if (typeof played === 'string') return fail(`${notation} is ${played}`);
    log.push(played.entry);
    ({ match } = played);
    yield;
  }
  if (match.turn.seat !== seat || match.seats !== setup.seats) return fail('it is the turn of somebody else');
  const reached = ({ line }: PuzzlePlan): string => {
    const led = follow(match, seat, notationsIn(line));
    return led === undefined || !isOver(led, seat) ? fail(`"${line}" is no plan`) : led.position();
  };
  const goals: string[] = [];
  for (const solution of solutions) {
    goals.push(reached(solution));
    yield;
  }
  return { puzzle, game, match, log, goals, next: reached(next) };
}

function begun(game: PlayableGame, { setup }: Puzzle, fail: (what: string) => never): PlayableMatch {
  try {
    return game.begin(setup);
  } catch (error) {
    if (error instanceof RangeError) return fail(error.message);
    throw error;
  }
}

/** The match after some answers of one seat; nothing where it does not take them. */
export function follow(
  from: PlayableMatch,
  seat: number,
  notations: readonly string[],
): PlayableMatch | undefined {
  let match = from;
  for (const notation of notations) {
    const played = match.play(seat, notation);
    if (typeof played === 'string') return undefined;
    ({ match } = played);
  }
  return match;
}

/** Whether nothing more of a turn can be planned: it is over, or something came to light that cannot be taken back. */
const isOver = (match: PlayableMatch, seat: number): boolean =>
  match.result !== undefined || match.broken || match.cannotUndo(seat) !== undefined;

/**
 * Plays one answer of a puzzle. The turn is judged as soon as it is over or something new is revealed. It is solved
 * if it reaches the very position of a solution, in whatever order.
 *
 * @param made the answers before it
 */
export function tryAnswer(
  { puzzle: { seat }, match, goals, next }: OpenPuzzle,
  made: readonly string[],
  notation: string,
): Tried {
  const led = follow(match, seat, [...made, notation]);
  if (led === undefined) return { kind: 'stale' };
  if (!isOver(led, seat)) return { kind: 'goes on', match: led };
  const place = led.position();
  return { kind: goals.includes(place) ? 'solved' : place === next ? 'second' : 'wrong', match: led };
}
