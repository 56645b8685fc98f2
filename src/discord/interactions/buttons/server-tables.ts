import { closesWithout, seatToTake } from '../../../tables/model/lobby.ts';
import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import type { TableNow } from '../../../tables/model/table.ts';
import type { Done } from '../../../tables/service/kept-tables.ts';
import type { Bot } from '../../channel/bot.ts';
import { DiscordError } from '../../discord-error.ts';
import type { IdOf } from '../../protocol/ids.ts';
import { row, text } from '../../protocol/message.ts';
import { privatePage } from '../../views/components.ts';
import { closingPage } from '../../views/lobby-settings.ts';
import { leftNote } from '../../views/seat-notes.ts';
import { listWay } from '../../views/table-rows.ts';
import { type Button, commandOf, isInReach, notInServer, type Press } from '../button.ts';
import { barredFromAnother } from '../opening.ts';
import { ownTables } from '../own-tables.ts';
import { refusedWords } from '../replies.ts';
import { page, pageHere, sentence } from '../reply.ts';
import { serverTables } from '../server-tables.ts';
import { listedOf, toldNewcomer } from './lobby.ts';

/** Takes a seat at a table of a list: all who see the channel of the list may join, though the table is elsewhere. */
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
  if (barred !== undefined) return barred;
  const seat = seatToTake(now.table, person.id);
  return seat === undefined
    ? bot.tables.join(commandOf(lobby, press), person.name)
    : bot.tables.takeSeat(commandOf(lobby, press), seat, person.name);
}

/**
 * Joins or leaves a table of a list that somebody has open. What came of it takes the place of the list, with the way
 * back: in a list that moved by itself they would press at the wrong table next.
 */
export const listed: Button<'listed'> = {
  mode: 'update',
  press: async ({ lobby, action, page: at }, press, bot) => {
    const { person, context } = press;
    const list = { page: at };
    const back = listWay(at, context);
    const told = (words: string) =>
      pageHere(() => privatePage({ of: lobby, kind: 'done' }, [text(words), row([back])]));
    const now = action === 'leave' ? await bot.tables.look(lobby) : undefined;
    if (now !== undefined && closesWithout(now.table, person.id))
      return pageHere(() => closingPage(now, context, back));
    const done =
      action === 'join'
        ? await entered({ lobby }, press, bot)
        : await bot.tables.leave(commandOf(lobby, press));
    if (typeof done === 'string') return told(done);
    if (done.kind === 'refused') return told(refusedWords(done, context));
    const { note, slowed } =
      action === 'join'
        ? await toldNewcomer(press, done, bot, list)
        : { note: leftNote(listedOf(done), 'leave', person.id, context, list), slowed: [] };
    // Without the table: nothing of a match is told by it.
    return pageHere(() => note, { changed: [lobby], also: slowed });
  },
};

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
  press: async ({ page: at }, { standpoint, person, context }, bot) => {
    const looking = { ...standpoint, person: person.id, context };
    const message = await (at === undefined ? ownTables(looking, bot) : serverTables(looking, at, bot));
    return pageHere(() => message);
  },
};
