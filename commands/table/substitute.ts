import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { sentence } from '../../src/discord/interactions/reply.ts';
import { seatOf } from '../../src/tables/model/table.ts';
import { worded } from '../wording.ts';
import { propose } from './proposing.ts';
import { askForSeat, chosenSeat, seatOption } from './seat-option.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table substitute`: somebody else is invited to take my seat, or, by the host, another’s. */
export const substituteCommand: Subcommand = {
  name: 'substitute',
  among: { phases: ['playing'] },
  options: (texts) => [
    {
      ...worded(texts, 'option-person', 'person'),
      type: ApplicationCommandOptionType.User,
      required: true,
    },
    seatOption(texts),
  ],
  run: async (now, order, bot) => {
    const { table } = now;
    const { say } = order.context;
    const person = order.people.get(order.options.get('person') ?? '');
    if (person === undefined) return sentence(say('command-nobody-to-play'));
    const named = chosenSeat(table, order);
    if (named === 'no such seat') return askForSeat(table, order);
    const seat = named === 'none named' ? seatOf(table, order.person.id) : named;
    if (seat === undefined) return askForSeat(table, order);
    return propose(now, { kind: 'substitute', seat, person }, order, bot);
  },
};
