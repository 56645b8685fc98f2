import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { sentence } from '../../src/discord/interactions/reply.ts';
import { worded } from '../wording.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table host`: the host hands that over to somebody else at the table. */
export const host: Subcommand = {
  name: 'host',
  among: { phases: ['lobby', 'playing'] },
  options: (texts) => [
    {
      ...worded(texts, 'option-person', 'person'),
      type: ApplicationCommandOptionType.User,
      required: true,
    },
  ],
  run: async ({ table: { id: table } }, { context, person, interaction, options }, bot) => {
    const to = options.get('person') ?? '';
    const done = await bot.tables.handOver({ table, person: person.id, interaction }, to);
    if (done.kind === 'refused') return done;
    return sentence(context.say('command-host-done'), { changed: [table] });
  },
};
