import type { PlayableGame } from '../../games/playable.ts';
import { firstLessonOf, type LessonCourse } from '../../lessons/first-lesson.ts';
import type { LessonProgress, Profile } from '../../tables/model/profile.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import type { Bot } from '../channel/bot.ts';
import { aboutError } from '../log.ts';
import type { Message } from '../protocol/message.ts';
import { type LessonPlace, lessonPage, pausedPage } from '../views/lesson-page.ts';
import type { SaidBefore } from '../views/scene-page.ts';
import type { PageReader } from './actor.ts';

/** Games whose lesson cannot be played: that is logged once. */
const broken = new WeakSet<PlayableGame>();

/** The first lesson of a game; nothing where it has none that can be played. Why not is in the log, for the host. */
export function playableLesson(game: PlayableGame, { log }: Pick<Bot, 'log'>): LessonCourse | undefined {
  if (broken.has(game)) return undefined;
  try {
    return firstLessonOf(game);
  } catch (error) {
    broken.add(game);
    log.error({ games: game.name, ...aboutError(error) }, 'the lesson of a game cannot be played');
    return undefined;
  }
}

const BEGINNING: LessonProgress = { at: 0, most: 0 };

/** How far somebody is in the lesson of a game: never past its end, which may have been further off once. */
export function lessonProgress(
  { lessons }: Profile,
  game: PlayableGame,
  { scenes }: LessonCourse,
): LessonProgress {
  const known = Object.hasOwn(lessons, game.name) ? (lessons[game.name] ?? BEGINNING) : BEGINNING;
  return { ...known, at: Math.min(known.at, scenes.length - 1) };
}

/** The page of a step. */
export function lessonAt(
  game: PlayableGame,
  course: LessonCourse,
  at: number,
  { person, context }: PageReader,
  before?: SaidBefore,
): Message | undefined {
  const scene = course.scenes[at];
  return scene && lessonPage(placeAt(game, course, at, person), scene, before, context);
}

/** The page of a lesson that is put away at a step. */
export const pausedAt = (
  game: PlayableGame,
  course: LessonCourse,
  at: number,
  { person, context }: PageReader,
): Message => pausedPage(placeAt(game, course, at, person), context);

const placeAt = (
  game: PlayableGame,
  { lesson, scenes }: LessonCourse,
  at: number,
  person: SeatedPerson,
): LessonPlace => ({
  ...{ game, person, at },
  others: lesson.others,
  // The last step has nothing to do.
  steps: scenes.length - 1,
});
