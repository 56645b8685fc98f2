import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import type { TableNow } from '../../../tables/model/table.ts';
import type { Done } from '../../../tables/service/kept-tables.ts';
import type { Bot } from '../../channel/bot.ts';
import { DiscordError } from '../../discord-error.ts';
import type { IdOf } from '../../protocol/ids.ts';
import type { Message } from '../../protocol/message.ts';
import { tableTold } from '../../views/table-words.ts';
import { type Button, commandOf, isInReach, notInServer, type Press } from '../button.ts';
import { barredFromAnother } from '../opening.ts';
import { ownTables } from '../own-tables.ts';
import { refusedWords } from '../replies.ts';
import { page, pageHere, sentence } from '../reply.ts';
import { serverTables } from '../server-tables.ts';
import { closingFor, toldNewcomer } from './lobby.ts';

/** Takes a seat in a lobby of a list: all who see the channel of the list may join, though the table is elsewhere. */
export const enter: Button<'enter'> = {
  mode: 'page',
  press: async (id, press, bot) => {
    const done = await entered(id, press, bot);
    if (typeof done === 'string') return sentence(done);
    if (done.kind === 'refused') return done;
    const { note, slowed } = await toldNewcomer(press, done, bot);
    return page(note, { now: done, changed: [id.lobby], also: slowed });
  },
};

/** Seats somebody; a sentence or a rejection if it cannot. */
async function entered(
  id: Pick<IdOf<'enter'>, 'lobby' | 'guild'>,
  press: Press,
  bot: Bot,
): Promise<Done | Rejection | string> {
  const { lobby } = id;
  const { standpoint, person } = press;
  const now = await bot.tables.look(lobby);
  if (now === undefined) return reject('no-such-table');
  const why = notInServer(now.table, standpoint) ?? (await bot.tables.servers.blockOf(id.guild, person.id));
  if (why !== undefined) return why;
  if (!(await maySit(now, id, press, bot)))
    return reject('not-in-this-channel', { channel: now.table.channel });
  const barred = await barredFromAnother(now, press, bot);
  return barred ?? bot.tables.join(commandOf(lobby, press), person.name);
}

/** Joins or leaves a lobby of a list that somebody has open, and says what came of it above the list as it is now. */
export const listed: Button<'listed'> = {
  mode: 'update',
  press: async ({ lobby, action, page: at }, press, bot) => {
    const { say } = press.context;
    if (action === 'leave') {
      const now = await bot.tables.look(lobby);
      const closing = now && closingFor(now, press);
      if (closing !== undefined) return pageHere(() => closing);
    }
    const done =
      action === 'join'
        ? await entered({ lobby }, press, bot)
        : await bot.tables.leave(commandOf(lobby, press));
    const list = (words: string) => listAt(at, press, bot, [words]);
    if (typeof done === 'string') return pageHere(() => list(done));
    if (done.kind === 'refused') return pageHere(() => list(refusedWords(done, press.context)));
    const words = `${tableTold(done, say)}\n${say(action === 'join' ? 'seat-taken' : 'seat-leave')}`;
    const told = action === 'join' ? await toldNewcomer(press, done, bot) : undefined;
    // Without the table: nothing of a match is told by it.
    return pageHere(() => (told?.isOffered ? told.note : list(words)), {
      ...{ changed: [lobby], also: told?.slowed ?? [] },
    });
  },
};

/** A page of tables, see `tables` of ids. */
function listAt(
  at: number | undefined,
  { standpoint, person, context }: Press,
  bot: Bot,
  above: readonly string[] = [],
): Promise<Message> {
  const looking = { ...standpoint, person: person.id, context };
  return at === undefined ? ownTables(looking, bot, above) : serverTables(looking, at, bot, above);
}

/** Whether somebody may sit down from where they press; in a direct message, whether they see the table's channel. */
async function maySit(
  { table }: TableNow,
  { guild }: Pick<IdOf<'enter'>, 'guild'>,
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

/** Opens a page of tables, from the server's directory or from another such page. */
export const tablesPress: Button<'tables'> = {
  mode: 'update',
  press: async (id, press, bot) => {
    const message = await listAt(id.page, press, bot);
    return pageHere(() => message);
  },
};
