import { type Button, commandOf, shownChange } from '../button.ts';

/** Takes up again a match that was put away. */
export const revive: Button<'revive'> = {
  mode: 'update',
  press: async ({ table }, press, { tables }) =>
    shownChange(await tables.takeUp(commandOf(table, press)), press, 'done-answer'),
};
