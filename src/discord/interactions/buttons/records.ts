import { commandOf } from '../actor.ts';
import type { Buttons } from '../button.ts';
import { keptReplay, tableReplay } from '../records.ts';
import { filmForAll, keptShown, tableShown, withChange } from '../shown-records.ts';

/** A match, or a record that somebody has brought, turn by turn, as a page or as a film. */
export const recordButtons = {
  replay: {
    press: (wanted, press, bot) => tableReplay(press.now, press, bot, { ...wanted, place: 'here' }),
  },
  reread: {
    press: ({ record, ...wanted }, press, bot) =>
      keptReplay(record, press, bot, { ...wanted, place: 'here' }),
  },
  show: {
    mode: 'page',
    /** A film that a player asks for in the channel is for all there once the others agree, and theirs until then. */
    press: async ({ table, as }, press, bot) => {
      const asked =
        as === 'film' && !press.isAlone
          ? await bot.tables.propose(commandOf(table, press), { kind: 'film' })
          : undefined;
      const put = asked?.kind === 'refused' ? undefined : asked;
      if (put !== undefined && put.table.vote === undefined) return filmForAll(put, press, bot);
      const own = await tableShown(press.now, as, press, bot);
      return put === undefined ? own : withChange(own, table);
    },
  },
  reshow: {
    mode: 'page',
    press: ({ record, as }, press, bot) => keptShown(record, as, press, bot),
  },
} satisfies Partial<Buttons>;
