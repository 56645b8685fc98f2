import { InteractionContextType } from 'discord-api-types/v10';
import { planMessage } from '../src/discord/interactions/buttons/plan.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { type Among, atTable, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const AMONG: Among = { phases: ['playing'], first: 'not-waiting' };

/** `/plan`: plans my next turn while others play, for my eyes alone. */
export const planCommand = {
  name: 'plan',
  data: (texts) => ({
    ...worded(texts, 'command-plan', 'plan'),
    contexts: [InteractionContextType.Guild],
    options: [tableOption(texts)],
  }),
  run: (order, bot) => atTable(order, bot, AMONG, (now, given) => page(planMessage(now, given, bot))),
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;
