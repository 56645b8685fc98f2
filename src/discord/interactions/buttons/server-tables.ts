import { reject } from '../../../tables/model/rejection.ts';
import { noteMessage } from '../../views/page-message.ts';
import { tableTold } from '../../views/table-words.ts';
import { type Button, commandOf, notInChannel, notInServer } from '../button.ts';
import { barredFromAnother } from '../opening.ts';
import { page, pageHere, sentence } from '../reply.ts';
import { serverTables } from '../server-tables.ts';
import { toldNewcomer } from './lobby.ts';

/** Takes a seat in a lobby of a list: all who see the channel of the list may join, though the table is elsewhere. */
export const enter: Button<'enter'> = {
  mode: 'page',
  press: async ({ lobby }, press, bot) => {
    const { standpoint, context } = press;
    const now = await bot.tables.look(lobby);
    if (now === undefined) return reject('no-such-table');
    const elsewhere = notInServer(now.table, standpoint);
    if (elsewhere !== undefined) return elsewhere;
    const isInReach =
      notInChannel(now.table, standpoint) === undefined ||
      (await bot.sight?.isCommon(now.table, standpoint.channel)) === true;
    if (!isInReach) return reject('not-in-this-channel', { channel: now.table.channel });
    const barred = await barredFromAnother(now, press, bot);
    if (barred !== undefined) return sentence(barred);
    const done = await bot.tables.join(commandOf(lobby, press), press.person.name);
    if (done.kind === 'refused') return done;
    const words = `${tableTold(done, context.say)}\n${context.say('directory-entered')}`;
    return page(noteMessage(words), {
      ...{ now: done, changed: [lobby] },
      also: await toldNewcomer(press, done.game, bot),
    });
  },
};

/** Opens a page of all tables of the server, from its directory or from another such page. */
export const tablesPress: Button<'tables'> = {
  mode: 'update',
  press: async (id, { standpoint, person, context }, bot) => {
    const message = await serverTables({ ...standpoint, person: person.id }, id.page, context, bot);
    return pageHere(() => message);
  },
};
