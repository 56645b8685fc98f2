import type { Done } from '../../../tables/service/kept-tables.ts';
import type { Bot } from '../../channel/bot.ts';
import { askerOf, type Button, commandOf, type Press, tableAt } from '../button.ts';
import type { Reply } from '../reply.ts';
import { keptShown, tableFilmed, tableShown } from '../shown-records.ts';

/**
 * Has a page or a film made of a table's match that is over. A film that one of its players asks for in the channel is
 * for everybody there as soon as the others agree; until then they have it themselves.
 */
export const show: Button<'show'> = {
  mode: 'page',
  press: async ({ table, as }, press, bot) => {
    const asked =
      as === 'film' && !press.isAlone
        ? await bot.tables.propose(commandOf(table, press), { kind: 'film' })
        : undefined;
    const put = asked?.kind === 'refused' ? undefined : asked;
    if (put !== undefined && put.table.vote === undefined) return filmForAll(put, press, bot);
    const own = await tableShown(await tableAt(table, press, bot), as, askerOf(press), bot);
    return put === undefined ? own : withChange(own, table);
  },
};

/** The film to which the players of a match have agreed by this press. */
export const filmForAll = async (done: Done, press: Press, bot: Bot): Promise<Reply> =>
  withChange(await tableFilmed(done, press.standpoint.channel, askerOf(press), bot), done.table.id);

/** A reply by which the channel of a table is brought up to date, too. */
const withChange = (reply: Reply, table: string): Reply =>
  reply.kind === 'page' || reply.kind === 'line' ? { ...reply, changed: [table] } : reply;

/** The same of a record that the person has brought. */
export const reshow: Button<'reshow'> = {
  mode: 'page',
  press: async ({ record, as }, press, bot) => keptShown(record, as, askerOf(press), bot),
};
