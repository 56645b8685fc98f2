import type { Table } from '../../tables/model/table.ts';
import type { Bot } from '../interactions/bot.ts';

/** The way to a table: its live message, or its channel while there is none. */
export async function tableLink({ id, guild, channel }: Table, bot: Pick<Bot, 'outbox'>): Promise<string> {
  const live = await bot.outbox.liveMessage(id);
  return live === undefined
    ? `<#${channel}>`
    : `https://discord.com/channels/${guild}/${live.channel}/${live.message}`;
}
