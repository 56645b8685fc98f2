import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { sentence } from '../../src/discord/interactions/reply.ts';
import { gatheringIn, untilOption } from '../gathering-options.ts';
import { worded } from '../wording.ts';
import { changedThere } from './done-there.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table invite`: the host of a lobby invites somebody, who has a seat kept until a time. */
export const inviteCommand: Subcommand = {
  name: 'invite',
  among: { phases: ['lobby'] },
  options: (texts) => [
    {
      ...worded(texts, 'option-person', 'person'),
      type: ApplicationCommandOptionType.User,
      required: true,
    },
    untilOption(texts),
  ],
  run: async (now, order, bot) => {
    const wished = await gatheringIn(order, bot);
    if (typeof wished === 'string') return sentence(wished);
    const { person, interaction } = order;
    return changedThere(
      now,
      await bot.tables.invite({ table: now.table.id, person: person.id, interaction }, wished),
      order,
    );
  },
};
