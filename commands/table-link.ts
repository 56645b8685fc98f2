import type { Bot } from '../src/discord/bot.ts';
import type { Table } from '../src/tables/table.ts';

/** The way to a table: its live message, or its channel while there is none. */
export async function tableLink({ id, guild, channel }: Table, bot: Bot): Promise<string> {
  const live = await bot.outbox.liveMessage(id);
  return live === undefined
    ? `<#${channel}>`
    : `https://discord.com/channels/${guild}/${live.channel}/${live.message}`;
}
