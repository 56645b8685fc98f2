import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { PlayableGame } from '../../games/playable.ts';
import type { Bot } from '../channel/bot.ts';
import { row, text } from '../protocol/message.ts';
import { lessonButton } from '../views/lesson-page.ts';
import type { PageReader } from './actor.ts';
import { playableLesson } from './lessons.ts';

/**
 * Offers a game's lesson to a person at their first table of it, once in their life: it is noted before it is
 * offered. Nothing if there is no lesson, or the person has played or begun to learn already.
 */
export async function lessonOffer(
  { person, context }: PageReader,
  game: PlayableGame,
  bot: Pick<Bot, 'tables' | 'log'>,
): Promise<readonly APIComponentInContainer[]> {
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
  return [text(say('lesson-offer', { game: game.title(say) })), row([lessonButton(game, context)])];
}
