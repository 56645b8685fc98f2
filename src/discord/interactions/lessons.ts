import { LEARNERS_LEVEL } from '../../games/level.ts';
import type { PlayableGame } from '../../games/playable.ts';
import { firstLessonOf, type LessonCourse } from '../../lessons/course.ts';
import { attempt } from '../../lessons/lesson.ts';
import type { LessonProgress, Profile } from '../../tables/model/profile.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import { OPEN } from '../../tables/model/table.ts';
import type { Bot } from '../channel/bot.ts';
import { linkTo } from '../channel/notices.ts';
import { aboutError } from '../log.ts';
import type { IdOf } from '../protocol/ids.ts';
import { type Message, text } from '../protocol/message.ts';
import { type Content, noteMessage } from '../views/components.ts';
import {
  type LessonPlace,
  lessonButton,
  lessonPage,
  pausedPage,
  type SaidBefore,
} from '../views/lesson-page.ts';
import { titleOf } from '../views/table-words.ts';
import type { PageReader } from './actor.ts';
import type { Buttons, Press } from './button.ts';
import { openTable } from './new-table.ts';
import { pageHere, type Reply, sentence } from './reply.ts';

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

const LOOKED_AT = 25;

/** The lesson of a game: it is gone on with, put away, begun anew or answered, and then practised at a table. */
export const lessonButtons = {
  learn: {
    press: async ({ game: name, action }, press, bot) => {
      const found = courseNamed(name, bot);
      if (found === undefined) return noLesson(press);
      const { game, course } = found;
      if (action === 'restart') {
        await keep(game, press, bot, ({ most }) => ({ at: 0, most }));
        return shown(game, course, 0, press);
      }
      const { at } = lessonProgress(await bot.tables.profiles.of(press.person.id), game, course);
      return action === 'open'
        ? shown(game, course, at, press)
        : pageHere(() => pausedAt(game, course, at, press));
    },
  },
  lesson: { press: (at, press, bot) => answered(at, false, press, bot) },
  'lesson-again': { press: (at, press, bot) => answered(at, true, press, bot) },
  practise: {
    press: async ({ game: name }, press, bot) => {
      const { person, context, guild, channel } = press;
      const game = bot.games.find((each) => each.name === name);
      if (game === undefined) return noLesson(press);
      const wanted = { guild, channel, phases: OPEN, most: LOOKED_AT };
      const near = await bot.tables.nearest(person.id, wanted);
      const own = near.find((each) => each.game === game && !each.isBarred);
      if (own !== undefined) {
        const where = { table: titleOf(own, context.say), way: linkTo(own.table, own.board) };
        return pageHere(() => noteMessage(context.say('lesson-practise-waits', where)));
      }
      const opening = await openTable(
        press,
        { game: name, options: {}, computers: game.seats.min - 1, level: LEARNERS_LEVEL },
        bot,
      );
      if (opening.kind !== 'opened') return opening;
      const { lobby, started } = opening;
      if (started?.kind === 'refused') return started;
      const done = started ?? lobby;
      return pageHere(() => noteMessage(context.say('lesson-practise-opened')), {
        changed: [done.table.id],
      });
    },
  },
} satisfies Partial<Buttons>;

/** A wrong answer is explained, and nothing comes of it; another one brings more help. */
async function answered(
  { game: name, step, choice }: Omit<IdOf<'lesson'>, 'kind'>,
  isAgain: boolean,
  press: Press,
  bot: Bot,
): Promise<Reply> {
  const found = courseNamed(name, bot);
  if (found === undefined) return noLesson(press);
  const { game, course } = found;
  const { scenes } = course;
  const at = scenes.findIndex((scene) => scene.step.id === step);
  const scene = scenes[at];
  const tried = scene && attempt(scene.step, scene.match, choice);
  if (tried === undefined || tried.kind === 'stale') {
    const standing = lessonProgress(await bot.tables.profiles.of(press.person.id), game, course);
    return shown(game, course, standing.at, press, { kind: 'stale' });
  }
  if (tried.kind === 'wrong') return shown(game, course, at, press, { kind: 'wrong', choice, isAgain });
  const isNew = await keep(game, press, bot, ({ most }) => ({ at: at + 1, most: Math.max(most, at + 1) }));
  if (isNew) bot.meter?.learnt(game.name, step);
  return shown(game, course, at + 1, press);
}

function courseNamed(
  name: string,
  bot: Pick<Bot, 'games' | 'log'>,
): { readonly game: PlayableGame; readonly course: LessonCourse } | undefined {
  const game = bot.games.find((each) => each.name === name);
  const course = game && playableLesson(game, bot);
  return game && course && { game, course };
}

const noLesson = ({ context }: Press): Reply => sentence(context.say('lesson-none'));

const shown = (
  game: PlayableGame,
  course: LessonCourse,
  at: number,
  press: Press,
  before?: SaidBefore,
): Reply => {
  const { context } = press;
  return pageHere(() => lessonAt(game, course, at, press, before) ?? noteMessage(context.say('lesson-none')));
};

/** Keeps how far somebody has come, and tells whether that is further than ever. */
async function keep(
  { name }: PlayableGame,
  { person }: Press,
  { tables }: Pick<Bot, 'tables'>,
  change: (progress: LessonProgress) => LessonProgress,
): Promise<boolean> {
  let isFurther = false;
  await tables.profiles.change(person.id, (profile) => {
    const former = profile.lessons[name] ?? { at: 0, most: 0 };
    const next = change(former);
    isFurther = next.most > former.most;
    return { ...profile, lessons: { ...profile.lessons, [name]: next } };
  });
  return isFurther;
}

/**
 * Offers a game's lesson to a person at their first table of it, once in their life: it is noted before it is
 * offered. Nothing if there is no lesson, or the person has played or begun to learn already.
 */
export async function lessonOffer(
  { person, context }: PageReader,
  game: PlayableGame,
  bot: Pick<Bot, 'tables' | 'log'>,
): Promise<readonly Content[]> {
  const { profiles } = bot.tables;
  const isKnown = ({ lessons, lessonsOffered }: Awaited<ReturnType<typeof profiles.of>>): boolean =>
    lessonsOffered.includes(game.name) || Object.hasOwn(lessons, game.name);
  if (playableLesson(game, bot) === undefined || isKnown(await profiles.of(person.id))) return [];
  if (!(await bot.tables.isNewTo(person.id, game.name))) return [];
  const noted = await profiles.change(person.id, (profile) =>
    isKnown(profile)
      ? 'offered already'
      : { ...profile, lessonsOffered: [...profile.lessonsOffered, game.name] },
  );
  if (typeof noted === 'string') return [];
  const { say } = context;
  return [text(say('lesson-offer', { game: game.title(say) })), lessonButton(game, context)];
}
