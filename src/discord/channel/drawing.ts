import type { TableNow } from '../../tables/model/table.ts';
import { invitedTo } from '../../tables/model/table.ts';
import type { Message } from '../protocol/message.ts';
import type { StandingMessage } from '../protocol/standing-message.ts';
import { retiredMessage } from '../views/closed-message.ts';
import { liveMessage, logNeeded } from '../views/live-message.ts';
import { lobbyMessage } from '../views/lobby-message.ts';
import type { Voice } from '../views/message-context.ts';
import { isKnown } from '../views/telling.ts';
import type { Bot } from './bot.ts';

/** What messages for the whole channel of a table are worded with. */
export const channelVoice = (
  { texts, icons, avatars }: Pick<Bot, 'texts' | 'icons' | 'avatars'>,
  { table }: TableNow,
): Voice => ({
  say: texts.in(table.language),
  icons,
  avatars,
});

/** The table's live message as it should be now. */
export async function drawLive(bot: Bot, now: TableNow): Promise<Message> {
  const from = logNeeded(now);
  const log = from === undefined ? [] : await bot.tables.log(now.table.id, from);
  return liveMessage(now, log, channelVoice(bot, now), await peopleInvited(bot, now));
}

/** Whom a lobby calls: those who played the match that is played again there, but for people whose data was removed. */
async function peopleInvited(
  { tables }: Pick<Bot, 'tables'>,
  { table }: TableNow,
): Promise<readonly string[]> {
  if (table.phase !== 'lobby' || table.rematchOf === undefined) return [];
  const former = await tables.look(table.rematchOf);
  return former === undefined ? [] : invitedTo(table, former.table).filter(isKnown);
}

/** The former live message, telling of the plies that it saw; a lobby's tells who sat down. */
export async function drawRetired(
  bot: Bot,
  now: TableNow,
  retiring: { readonly from: number; readonly to: number; readonly lobby: boolean },
  standing: () => Promise<StandingMessage>,
): Promise<Message> {
  if (retiring.lobby) return lobbyMessage(now, channelVoice(bot, now));
  const log = await bot.tables.log(now.table.id, retiring.from, retiring.to);
  return retiredMessage(now, log, await standing(), channelVoice(bot, now));
}
