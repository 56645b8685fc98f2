import { reject } from '../../../tables/model/rejection.ts';
import type { TableNow } from '../../../tables/model/table.ts';
import type { Bot } from '../../channel/bot.ts';
import { DiscordError } from '../../discord-error.ts';
import type { IdOf } from '../../protocol/ids.ts';
import { type Button, commandOf, isInReach, notInServer, type Press } from '../button.ts';
import { barredFromAnother } from '../opening.ts';
import { page, pageHere, sentence } from '../reply.ts';
import { serverTables } from '../server-tables.ts';
import { toldNewcomer } from './lobby.ts';

/** Takes a seat in a lobby of a list: all who see the channel of the list may join, though the table is elsewhere. */
export const enter: Button<'enter'> = {
  mode: 'page',
  press: async (id, press, bot) => {
    const { lobby } = id;
    const { standpoint, person } = press;
    const now = await bot.tables.look(lobby);
    if (now === undefined) return reject('no-such-table');
    const why = notInServer(now.table, standpoint) ?? (await bot.tables.servers.blockOf(id.guild, person.id));
    if (why !== undefined) return why;
    if (!(await maySit(now, id, press, bot)))
      return reject('not-in-this-channel', { channel: now.table.channel });
    const barred = await barredFromAnother(now, press, bot);
    if (barred !== undefined) return sentence(barred);
    const done = await bot.tables.join(commandOf(lobby, press), person.name);
    if (done.kind === 'refused') return done;
    const { note, slowed } = await toldNewcomer(press, done, bot);
    return page(note, { now: done, changed: [lobby], also: slowed });
  },
};

/** Whether somebody may sit down from where they press; in a direct message, whether they see the table's channel. */
async function maySit(
  { table }: TableNow,
  { guild }: IdOf<'enter'>,
  { standpoint, person }: Press,
  bot: Bot,
): Promise<boolean> {
  if (guild === undefined) return isInReach(table, standpoint, bot);
  try {
    const roles = await bot.discord?.rolesOf(guild, person.id);
    return roles !== undefined && (await bot.sight?.placeOf(table))?.sees(person.id, roles) === true;
  } catch (error) {
    if (error instanceof DiscordError) return false;
    throw error;
  }
}

/** Opens a page of all tables of the server, from its directory or from another such page. */
export const tablesPress: Button<'tables'> = {
  mode: 'update',
  press: async (id, { standpoint, person, context }, bot) => {
    const message = await serverTables({ ...standpoint, person: person.id }, id.page, context, bot);
    return pageHere(() => message);
  },
};
