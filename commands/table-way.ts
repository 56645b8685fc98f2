import { barrierOf } from '../src/discord/channel/access.ts';
import type { Bot } from '../src/discord/channel/bot.ts';
import { barrierWords } from '../src/discord/views/place-message.ts';
import { tableLink } from '../src/discord/views/table-link.ts';
import type { Table } from '../src/tables/model/table.ts';
import type { Say } from '../src/texts/say.ts';

/** The way to a table; where it cannot be spoken of where it lives, what to do about that. */
export async function tableWay(table: Table, bot: Bot, say: Say): Promise<string> {
  const barrier = await barrierOf(table, bot);
  return barrier === undefined ? tableLink(table, bot) : `⚠️ ${barrierWords(barrier, table.channel, say)}`;
}
