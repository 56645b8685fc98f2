import type { Button } from '../button.ts';
import { askerOf, tableAt } from '../button.ts';
import { keptShown, tableShown } from '../shown-records.ts';

/** Has a page or a film made of a table's match that is over. */
export const show: Button<'show'> = {
  mode: 'page',
  press: async ({ table, as }, press, bot) =>
    tableShown(await tableAt(table, press, bot), as, askerOf(press), bot),
};

/** The same of a record that the person has brought. */
export const reshow: Button<'reshow'> = {
  mode: 'page',
  press: async ({ record, as }, press, bot) => keptShown(record, as, askerOf(press), bot),
};
