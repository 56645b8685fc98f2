import type { TableNow } from '../../tables/model/table.ts';
import { aboutError } from '../log.ts';
import { type Wire, WireFailure } from '../protocol/discord-api.ts';
import { THREAD_NAME } from '../protocol/limits.ts';
import { threadName } from '../views/place-message.ts';
import type { Bot } from './bot.ts';
import { channelVoice } from './drawing.ts';

/**
 * Starts the thread in which a table is to live from its live message, in which nothing changes. Where that cannot be, the table stays in
 * the channel. Done twice, it finds the thread that it has made. Throws a {@link WireFailure} of the `passing` kind.
 */
export async function startOwnThread(
  now: TableNow,
  bot: Bot,
  wire: Pick<Wire, 'startThread'>,
): Promise<void> {
  const { id, channel, revision } = now.table;
  const live = await bot.outbox.liveMessage(id);
  if (live?.channel !== channel) return;
  const name = threadName(now, channelVoice(bot, now).say, THREAD_NAME);
  let thread: string | undefined;
  try {
    thread = await wire.startThread(channel, live.message, name);
  } catch (error) {
    if (!(error instanceof WireFailure) || error.kind === 'passing') throw error;
    bot.log.warn({ table: id, ...aboutError(error) }, 'a thread could not be started');
  }
  await bot.tables.housed(id, thread, revision);
}

/** Archives the thread that was started for a table; where that may not be, it stays. Throws a {@link WireFailure} of the `passing` kind. */
export async function vacateOwnThread(
  { table }: TableNow,
  bot: Pick<Bot, 'log'>,
  wire: Pick<Wire, 'putAway'>,
): Promise<void> {
  try {
    await wire.putAway(table.channel);
  } catch (error) {
    if (!(error instanceof WireFailure) || error.kind === 'passing') throw error;
    bot.log.info({ table: table.id, ...aboutError(error) }, 'a thread could not be put away');
  }
}
