import { InteractionContextType } from 'discord-api-types/v10';
import { planMessage } from '../src/discord/interactions/buttons/plan.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { type Among, ownTable, tableSuggestions } from './which-table.ts';
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
    const own = await ownTable(order, bot, AMONG);
    return own.kind === 'table' ? page(planMessage(own.now, order, bot)) : own;
  },
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;
