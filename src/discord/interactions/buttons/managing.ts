import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import { NOT_OVER, seatOf, type TableNow } from '../../../tables/model/table.ts';
import { opensIn, settingsIn } from '../../../tables/service/servers.ts';
import { NAMELESS, shownName } from '../../../texts/shown-text.ts';
import type { Bot } from '../../channel/bot.ts';
import { closedPage, doneWords, managingForm, managingPage } from '../../views/managing-page.ts';
import { type Button, commandOf, notInServer, type Press, tableAt } from '../button.ts';
import { lookThere } from '../own-place.ts';
import { pageHere, type Reply, sentence } from '../reply.ts';

/** Shows what can be done about a table that was chosen from the list of all. */
export const tablesChoose: Button<'tables-choose'> = {
  mode: 'update',
  press: async ({ page }, press, bot) => {
    const now = await managedTable(press.values[0] ?? '', press, bot);
    return 'kind' in now ? now : pageHere(() => managingPage(now, page, press.context));
  },
};

/** Asks why a table is to be closed, moved or renamed. */
export const managePress: Button<'manage'> = {
  mode: 'update',
  press: async ({ table, ...id }, press, bot) => {
    const now = await managedTable(table, press, bot);
    return 'kind' in now ? now : { kind: 'form', form: managingForm(now, id, press.context.say) };
  },
};

/** Asks why somebody's seat is to be freed. */
export const manageSeat: Button<'manage-seat'> = {
  mode: 'update',
  press: async ({ table, page }, press, bot) => {
    const now = await managedTable(table, press, bot);
    if ('kind' in now) return now;
    const person = press.values[0] ?? '';
    if (seatOf(now.table, person) === undefined) return reject('not-at-the-table');
    return { kind: 'form', form: managingForm(now, { act: 'free', page, person }, press.context.say) };
  },
};

/** Does what was asked for, with the reason that was given last. */
export const managed: Button<'managed'> = {
  mode: 'update',
  press: async ({ table, act, page, person = '' }, press, bot) => {
    const { context, values, standpoint } = press;
    const now = await managedTable(table, press, bot);
    if ('kind' in now) return now;
    const [first = ''] = values;
    const reason = values.at(-1) ?? '';
    const done = async (wish: Parameters<Bot['tables']['manage']>[1], warned = ''): Promise<Reply> => {
      const after = await bot.tables.manage(commandOf(table, press), wish, reason);
      if (after.kind === 'refused') return after;
      const words = `${doneWords(act, now, after, person, context.say)}${warned}`;
      const shown = NOT_OVER.includes(after.table.phase)
        ? managingPage(after, page, context, words)
        : closedPage(now, page, words, context);
      // Without the table: whoever plays there as well is told nothing of their game by this.
      return pageHere(() => shown, { changed: [table] });
    };
    switch (act) {
      case 'close':
        return done({ act });
      case 'free':
        return done({ act, person });
      case 'rename':
        return shownName(first) === NAMELESS
          ? reject('unknown-option')
          : done({ act, name: shownName(first) });
      case 'move': {
        const { guild } = standpoint;
        const there = await lookThere(first, { guild, context }, bot);
        if (there?.why !== undefined) return sentence(there.why);
        const home = there?.home ?? first;
        const settings = await bot.tables.servers.of(guild);
        const { isCompact } = settingsIn(settings, home);
        // Where tables are opened is theirs to say, so it does not bind them here.
        const warned = opensIn(settings, home, first) ? '' : `\n⚠️ ${context.say('managing-moved-closed')}`;
        return done({ act, to: { guild, channel: first, home, isCompact } }, warned);
      }
    }
  },
};

/** A table of the server that something can be done about, for those who manage its tables. */
async function managedTable(
  table: string,
  press: Press,
  bot: Pick<Bot, 'tables'>,
): Promise<TableNow | Rejection> {
  const { standpoint } = press;
  if (!standpoint.managesTables) return reject('not-a-manager');
  const now = await tableAt(table, press, bot);
  if (now === undefined) return reject('no-such-table');
  return notInServer(now.table, standpoint) ?? (NOT_OVER.includes(now.table.phase) ? now : reject('over'));
}
