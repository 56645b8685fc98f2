import { sentence } from '../../src/discord/interactions/reply.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table nudge`: reminds those for whom the table waits. */
export const nudge: Subcommand = {
  name: 'nudge',
  among: { phases: ['playing'] },
  run: async ({ table: { id: table } }, { person, interaction, context }, { tables }) => {
    const done = await tables.nudge({ table, person: person.id, interaction });
    if (done.kind === 'refused') return done;
    return sentence(context.say('command-nudged'), { changed: [table] });
  },
};
