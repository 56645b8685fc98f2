import { InteractionContextType } from 'discord-api-types/v10';
import { planMessage } from '../src/discord/interactions/buttons/plan.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { reject } from '../src/tables/model/rejection.ts';
import { seatOf } from '../src/tables/model/table.ts';
import { type Among, chosenTable, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const AMONG: Among = { phases: ['playing'] };

/** `/plan`: plans my next turn while others play, for my eyes alone. */
export const plan = {
  name: 'plan',
  data: (texts) => ({
    ...worded(texts, 'command-plan', 'plan'),
    contexts: [InteractionContextType.Guild],
    options: [tableOption(texts)],
  }),
  run: async (order, bot) => {
    const chosen = await chosenTable(order, bot, AMONG);
    if (chosen.kind !== 'table') return chosen;
    const { now } = chosen;
    if (seatOf(now.table, order.person.id) === undefined) return reject('not-seated');
    return page(planMessage(now, order, bot));
  },
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;
