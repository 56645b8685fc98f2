import type { Bot } from '../src/discord/channel/bot.ts';
import type { Order } from '../src/discord/interactions/command.ts';
import { barredHere, homeOf, openTablesAt } from '../src/discord/interactions/opening.ts';
import { barredByDiscord } from '../src/discord/interactions/own-place.ts';
import { type Reply, sentence } from '../src/discord/interactions/reply.ts';
import { accessErrorAt } from '../src/discord/interactions/table-way.ts';
import type { Table } from '../src/tables/model/table.ts';

/** Brings a table to where the command was given, for good: only who sits there may, and only within the server. */
export async function broughtHere(table: Table, order: Order, bot: Bot): Promise<Reply> {
  const { id } = table;
  const { person, guild, channel } = order;
  const why = await barredByDiscord(order, bot);
  if (why !== undefined) return sentence(why);
  // The same command may have taken the match up again, which counted as well.
  const interaction = `${order.interaction}:move`;
  const fromNowhere = (await accessErrorAt(table, bot)) === 'vanished';
  const home = homeOf(order);
  return bot.tables.servers.inTurn<Reply>(guild, async () => {
    const asking = { ...order, home };
    const open = await openTablesAt(asking, bot);
    const barred = barredHere(asking, open, bot, table.home);
    if (barred !== undefined) return sentence(barred);
    const to = { guild, channel, home, fromNowhere, isCompact: open.settings.isCompact };
    const done = await bot.tables.move({ table: id, person: person.id, interaction }, to);
    return done.kind === 'refused' ? done : { kind: 'board', opened: done.opened };
  });
}
