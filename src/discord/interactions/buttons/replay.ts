import { askerOf, type Button, tableAt } from '../button.ts';
import { keptReplay, tableReplay } from '../records.ts';

/** Turns to another turn of a table's match. */
export const replayPress: Button<'replay'> = {
  mode: 'update',
  press: async ({ table, at, way }, press, bot) =>
    tableReplay(await tableAt(table, press, bot), askerOf(press), bot, { at, way, place: 'here' }),
};

/** Turns to another turn of a record that the person has brought. */
export const reread: Button<'reread'> = {
  mode: 'update',
  press: async ({ record, at, way }, press, bot) =>
    keptReplay(record, askerOf(press), bot, { at, way, place: 'here' }),
};
