import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import { NOT_OVER, seatOf, type TableNow } from '../../../tables/model/table.ts';
import { opensIn, settingsIn } from '../../../tables/service/servers.ts';
import { NAMELESS, shownName } from '../../../texts/shown-text.ts';
import type { Bot } from '../../channel/bot.ts';
import { doneWords, managingForm, managingPage } from '../../views/lobby-settings.ts';
import { commandOf } from '../actor.ts';
import { type Buttons, notInServer, type Press } from '../button.ts';
import { lookThere } from '../own-place.ts';
import { pageHere, type Reply, sentence } from '../reply.ts';

/** What those who manage the tables of a server do about one: chosen from the list of all, with a reason for it. */
export const managingButtons = {
  'tables-choose': {
    press: async ({ page }, press, bot) => {
      const now = await bot.tables.look(press.values[0] ?? '');
      return now === undefined
        ? reject('no-such-table')
        : (barred(now, press) ?? pageHere(() => managingPage(now, page, press.context)));
    },
  },
  manage: {
    press: (id, press) => {
      const { now, context } = press;
      return barred(now, press) ?? { kind: 'form', form: managingForm(now, id, context.say) };
    },
  },
  'manage-seat': {
    press: ({ page }, press) => {
      const { now, context } = press;
      const why = barred(now, press);
      const person = press.values[0] ?? '';
      if (why !== undefined) return why;
      if (seatOf(now.table, person) === undefined) return reject('not-at-the-table');
      return { kind: 'form', form: managingForm(now, { act: 'free', page, person }, context.say) };
    },
  },
  managed: {
    press: async ({ table, act, page, person = '' }, press, bot) => {
      const { now, context, values, guild } = press;
      const why = barred(now, press);
      if (why !== undefined) return why;
      const [first = ''] = values;
      const reason = values.at(-1) ?? '';
      const done = async (wish: Parameters<Bot['tables']['manage']>[1], warned = ''): Promise<Reply> => {
        const after = await bot.tables.manage(commandOf(table, press), wish, reason);
        if (after.kind === 'refused') return after;
        const words = `${doneWords(act, now, after, person, context.say)}${warned}`;
        // Without the table: a manager who plays there is told nothing of their game by this.
        return pageHere(() => managingPage(after, page, context, words), { changed: [table] });
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
          const there = await lookThere(first, press, bot);
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
  },
} satisfies Partial<Buttons>;

/** Why somebody cannot manage a table; undefined if they can. */
function barred({ table }: TableNow, press: Press): Rejection | undefined {
  if (!press.managesTables) return reject('not-a-manager');
  return notInServer(table, press) ?? (NOT_OVER.includes(table.phase) ? undefined : reject('over'));
}
