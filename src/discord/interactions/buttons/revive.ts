import { actOf, type Button } from '../button.ts';
import { shownChange } from '../change-shown.ts';

/** Takes up again a match that was put away. */
export const revive: Button<'revive'> = {
  kind: 'revive',
  mode: 'update',
  press: async ({ table }, press, { tables }) =>
    shownChange(await tables.takeUp(actOf(table, press)), press, 'done-answer'),
};
