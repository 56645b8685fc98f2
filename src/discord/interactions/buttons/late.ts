import { type Button, commandOf, shownChange } from '../button.ts';

/** Says what to do about the seat whose time is over. */
export const late: Button<'late'> = {
  mode: 'update',
  press: async ({ table, seat, offer, action }, press, { tables }) =>
    shownChange(await tables.late(commandOf(table, press), { seat, offer, action }), press, 'done-answer'),
};
