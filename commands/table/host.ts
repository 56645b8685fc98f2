import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { openTablesAt } from '../../src/discord/interactions/opening.ts';
import { sentence } from '../../src/discord/interactions/reply.ts';
import { worded } from '../wording.ts';
import { changedThere } from './done-there.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table host`: the host hands that over to somebody else at the table, a lobby only to who may open one more. */
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
  run: async (now, order, bot) => {
    const { id: table, phase, guild, home } = now.table;
    const { context, person, interaction, options } = order;
    const to = options.get('person') ?? '';
    // Nobody comes to have more lobbies than they may open, nor is kept from opening one by what others hand them.
    if (phase === 'lobby') {
      const { hosted, settings } = await openTablesAt({ guild, home, person: { id: to } }, bot);
      if (hosted >= settings.mostLobbies) return sentence(context.say('command-host-full'));
    }
    const done = await bot.tables.handOver({ table, person: person.id, interaction }, to);
    return changedThere(now, done, order);
  },
};
