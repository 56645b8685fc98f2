import type { PlayableGame, PlayableMatch } from '../games/playable.ts';
import { gameFile } from './game-file.ts';
import { LEARNER, type Lesson, type LessonStep, readLesson, type ScriptedMove } from './lesson.ts';

/** A lesson that its game does not play as it is written: which step, and what is wrong there. */
export class BrokenLesson extends Error {
  override readonly name = 'BrokenLesson';
}

/** A step with the position that it is about. */
export interface StepScene {
  readonly step: LessonStep;
  readonly match: PlayableMatch;
  readonly log: readonly string[];
}

/**
 * Plays a lesson through on the game's own rules: the position of each step, in their order.
 *
 * @throws {RangeError} where the game begins no such match
 * @throws {BrokenLesson} where the rules take a move of it otherwise than it expects, as with another box of the game
 */
export function followLesson(game: PlayableGame, { steps, scores }: Lesson): readonly StepScene[] {
  const scenes: StepScene[] = [];
  let match: PlayableMatch | undefined;
  let log: readonly string[] = [];
  for (const step of steps) {
    if (step.from !== undefined) [match, log] = [game.begin(step.from), []];
    if (match === undefined) throw new BrokenLesson(`the lesson of ${game.name} begins with no match`);
    [match, log] = made(step, match, log, step.before);
    scenes.push({ step, match, log });
    if (step.kind === 'answer')
      [match, log] = made(step, match, log, [{ seat: LEARNER, notation: step.expects }]);
  }
  const led = match?.result?.scores ?? [];
  if (led.join() !== scores.join())
    throw new BrokenLesson(
      `the lesson of ${game.name} ends with ${led.join(' : ')} points, not ${scores.join(' : ')}`,
    );
  return scenes;
}

function made(
  { id }: LessonStep,
  match: PlayableMatch,
  log: readonly string[],
  moves: readonly ScriptedMove[],
): readonly [PlayableMatch, readonly string[]] {
  let now = match;
  const entries = [...log];
  for (const { seat, notation } of moves) {
    const next = now.play(seat, notation);
    if (typeof next === 'string')
      throw new BrokenLesson(`step "${id}" of ${match.game.name}: ${notation} is ${next} for seat ${seat}`);
    now = next.match;
    entries.push(next.entry);
  }
  return [now, entries];
}

/** A lesson of a game with the position of each of its steps. */
export interface LessonCourse {
  readonly lesson: Lesson;
  readonly scenes: readonly StepScene[];
}

const first = gameFile(
  (game) => `assets/${game}/lessons/first.json`,
  (text, file, game): LessonCourse => {
    const lesson = readLesson(text, file);
    return { lesson, scenes: followLesson(game, lesson) };
  },
);

/** Whether a game has a first lesson. */
export const hasFirstLesson = first.isThere;

/**
 * The first lesson of a game, played through; undefined if it has none. It is read once.
 *
 * @throws {BrokenComponents} where its file is not a lesson
 * @throws {BrokenLesson} where the game does not play it
 */
export const firstLessonOf = first.of;
