import { doneThere } from './done-there.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table nudge`: reminds those for whom the table waits. */
export const nudgeCommand: Subcommand = {
  name: 'nudge',
  among: { phases: ['playing'] },
  run: async ({ table: { id: table } }, order, { tables }) => {
    const done = await tables.nudge({ table, person: order.person.id, interaction: order.interaction });
    return doneThere(done, order, () => [order.context.say('command-nudged')]);
  },
};
