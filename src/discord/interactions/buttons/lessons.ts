import { LEARNERS_LEVEL } from '../../../games/level.ts';
import type { PlayableGame } from '../../../games/playable.ts';
import type { LessonCourse } from '../../../lessons/first-lesson.ts';
import { attempt } from '../../../lessons/lesson.ts';
import type { LessonProgress } from '../../../tables/model/profile.ts';
import { OPEN } from '../../../tables/model/table.ts';
import type { Bot } from '../../channel/bot.ts';
import { linkTo } from '../../channel/notices.ts';
import type { IdOf } from '../../protocol/ids.ts';
import { noteMessage } from '../../views/page-message.ts';
import type { SaidBefore } from '../../views/scene-page.ts';
import { titleOf } from '../../views/table-words.ts';
import type { Buttons, Press } from '../button.ts';
import { lessonAt, lessonProgress, pausedAt, playableLesson } from '../lessons.ts';
import { openTable } from '../new-table.ts';
import { pageHere, type Reply, sentence } from '../reply.ts';

/** So many of somebody's tables are looked at for one of the game. */
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
