import type { Bot } from '../channel/bot.ts';
import { DiscordError } from '../discord-error.ts';
import { noteMessage } from '../views/page-message.ts';
import { slowModeWords } from '../views/slow-mode.ts';
import { type Actor, homeOf } from './actor.ts';
import type { Draw } from './reply.ts';

/** Tells who opens a table if presses will be refused: by slow mode, or as only administrators see the channel. */
export async function pressTroubles(
  place: Actor,
  { discord }: Pick<Bot, 'discord'>,
): Promise<readonly Draw[]> {
  const { guild, channel, canManage, slowMode, context } = place;
  const { say } = context;
  // Nobody else can be where only administrators are.
  const isHidden = canManage && (await isForAdministrators({ guild, channel, home: homeOf(place) }, discord));
  const troubles = [
    ...(isHidden ? [say('permissions-administrators')] : []),
    ...(slowMode > 0 ? [slowModeWords(slowMode, say)] : []),
  ];
  return troubles.map((words) => () => noteMessage(`⚠️ ${words}`));
}

/** What somebody is told who sits down where slow mode will refuse their presses. */
export const slowedNote = ({ slowMode, isSlowed, context: { say } }: Actor): readonly Draw[] =>
  slowMode > 0 && isSlowed ? [() => noteMessage(`⚠️ ${slowModeWords(slowMode, say)}`)] : [];

async function isForAdministrators(
  { guild, channel, home }: { readonly guild: string; readonly channel: string; readonly home: string },
  discord: Bot['discord'],
): Promise<boolean> {
  try {
    const sight = await discord?.look(channel, { guild, home });
    return sight?.kind === 'seen' && sight.viewers.size === 0;
  } catch (error) {
    if (error instanceof DiscordError) return false;
    throw error;
  }
}
