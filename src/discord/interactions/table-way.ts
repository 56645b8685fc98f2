import type { Table } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { accessErrorOf } from '../channel/access.ts';
import type { Bot } from '../channel/bot.ts';
import { addressOf } from '../channel/notices.ts';
import { accessErrorWords } from '../views/place-message.ts';

/** The way to a table; if it cannot be spoken of where it lives, what to do about that. */
export async function tableWay(table: Table, { tables }: Pick<Bot, 'tables'>, say: Say): Promise<string> {
  const opened = await tables.opened({ table: table.id });
  const accessError = opened && accessErrorOf(opened);
  if (accessError !== undefined) return `⚠️ ${accessErrorWords(accessError, table.channel, say)}`;
  return addressOf(table, opened?.messages ?? []);
}

/** Whether a table cannot be spoken of where it lives, as far as is known. */
export async function accessErrorAt(
  { id }: Table,
  { tables }: Pick<Bot, 'tables'>,
): Promise<ReturnType<typeof accessErrorOf>> {
  const opened = await tables.opened({ table: id });
  return opened && accessErrorOf(opened);
}
