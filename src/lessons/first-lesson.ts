import { existsSync } from 'node:fs';
import { listText } from '../games/component-list.ts';
import type { PlayableGame } from '../games/playable.ts';
import { followLesson, type StepScene } from './course.ts';
import type { Lesson } from './lesson.ts';
import { readLesson } from './read-lesson.ts';

/** A lesson of a game with the position of each of its steps. */
export interface LessonCourse {
  readonly lesson: Lesson;
  readonly scenes: readonly StepScene[];
}

const courses = new WeakMap<PlayableGame, LessonCourse | undefined>();

/** Where the first lesson of a game lies. */
const fileOf = ({ name }: Pick<PlayableGame, 'name'>): string => `assets/${name}/lessons/first.json`;
const placeOf = (game: Pick<PlayableGame, 'name'>): URL => new URL(`../../${fileOf(game)}`, import.meta.url);

/** Whether a game has a first lesson. */
export const hasFirstLesson = (game: Pick<PlayableGame, 'name'>): boolean => existsSync(placeOf(game));

/**
 * The first lesson of a game, played through; nothing where it has none. It is read once.
 *
 * @throws {BrokenComponents} where its file is not a lesson
 * @throws {BrokenLesson} where the game does not play it
 */
export function firstLessonOf(game: PlayableGame): LessonCourse | undefined {
  if (courses.has(game)) return courses.get(game);
  const file = fileOf(game);
  const lesson = hasFirstLesson(game) ? readLesson(listText(placeOf(game), file), file) : undefined;
  const course = lesson && { lesson, scenes: followLesson(game, lesson) };
  courses.set(game, course);
  return course;
}
