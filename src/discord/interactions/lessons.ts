import { LEARNERS_LEVEL } from '../../games/level.ts';
import type { PlayableGame } from '../../games/playable.ts';
import { firstLessonOf, type LessonCourse } from '../../lessons/course.ts';
import { attempt } from '../../lessons/lesson.ts';
import type { LessonProgress } from '../../tables/model/profile.ts';
import { OPEN } from '../../tables/model/table.ts';
import type { Bot } from '../channel/bot.ts';
import { linkTo } from '../channel/notices.ts';
import { aboutError } from '../log.ts';
import type { IdOf } from '../protocol/ids.ts';
import { text } from '../protocol/message.ts';
import { type Content, noteMessage } from '../views/components.ts';
import {
  type LessonPlace,
  lessonButton,
  lessonPage,
  pausedPage,
  type SaidBefore,
} from '../views/learning-pages.ts';
import { titleOf } from '../views/table-words.ts';
import type { Actor, PageReader } from './actor.ts';
import type { Buttons, Press } from './button.ts';
import { openTable } from './opening.ts';
import { pageHere, type Reply, sentence } from './reply.ts';

/** Games whose lesson cannot be played: that is logged once. */
const broken = new WeakSet<PlayableGame>();

/** The first lesson of a game; undefined if it has none that can be played. The log says why, once. */
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

/** Where somebody is in the lesson of a game; undefined if it has none that can be played. */
export async function lessonPlace(
  game: PlayableGame | undefined,
  { person }: Pick<Actor, 'person'>,
  bot: Pick<Bot, 'tables' | 'log'>,
): Promise<LessonPlace | undefined> {
  const course = game && playableLesson(game, bot);
  if (game === undefined || course === undefined) return undefined;
  const { lessons } = await bot.tables.profiles.of(person.id);
  // Its end may have been further off once.
  const at = Math.min(lessons[game.name]?.at ?? 0, course.scenes.length - 1);
  return { game, course, at, person };
}

const LOOKED_AT = 25;

/** The lesson of a game: it is gone on with, put away, begun anew or answered, and then practised at a table. */
export const lessonButtons = {
  learn: {
    press: async ({ game: name, action }, press, bot) => {
      const place = await lessonPlace(gameNamed(name, bot), press, bot);
      if (place === undefined) return noLesson(press);
      if (action === 'pause') return pageHere(() => pausedPage(place, press.context));
      if (action === 'open') return shown(place, press);
      await keep(place.game, press, bot, ({ most }) => ({ at: 0, most }));
      return shown({ ...place, at: 0 }, press);
    },
  },
  lesson: { press: (at, press, bot) => answered(at, false, press, bot) },
  'lesson-again': { press: (at, press, bot) => answered(at, true, press, bot) },
  practise: {
    press: async ({ game: name }, press, bot) => {
      const { person, context, guild, channel } = press;
      const game = gameNamed(name, bot);
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
  const place = await lessonPlace(gameNamed(name, bot), press, bot);
  if (place === undefined) return noLesson(press);
  const { game, course } = place;
  const at = course.scenes.findIndex((scene) => scene.step.id === step);
  const scene = course.scenes[at];
  const tried = scene === undefined ? 'stale' : attempt(scene.step, scene.match, choice);
  if (tried === 'stale') return shown(place, press, { kind: 'stale' });
  if (tried === 'wrong') return shown({ ...place, at }, press, { kind: 'wrong', choice, isAgain });
  const isNew = await keep(game, press, bot, ({ most }) => ({ at: at + 1, most: Math.max(most, at + 1) }));
  if (isNew) bot.meter?.learnt(game.name, step);
  return shown({ ...place, at: at + 1 }, press);
}

const gameNamed = (wanted: string, { games }: Pick<Bot, 'games'>) =>
  games.find(({ name }) => name === wanted);

const noLesson = ({ context }: Press): Reply => sentence(context.say('lesson-none'));

const shown = (place: LessonPlace, { context }: Press, before?: SaidBefore): Reply =>
  pageHere(() => lessonPage(place, context, before));

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
  if (!(await bot.tables.results.isNewTo(person.id, game.name))) return [];
  const noted = await profiles.change(person.id, (profile) =>
    isKnown(profile)
      ? 'offered already'
      : { ...profile, lessonsOffered: [...profile.lessonsOffered, game.name] },
  );
  if (typeof noted === 'string') return [];
  const { say } = context;
  return [text(say('lesson-offer', { game: game.title(say) })), lessonButton(game, context)];
}
