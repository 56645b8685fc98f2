import { InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { ownPage } from '../src/discord/views/page-message.ts';
import { reject } from '../src/tables/model/rejection.ts';
import { type Among, ownTable, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const AMONG: Among = { phases: ['playing'] };

/** `/hand`: what only I may see, for my eyes alone. */
export const hand = {
  name: 'hand',
  data: (texts) => ({
    ...worded(texts, 'command-hand', 'hand'),
    contexts: [InteractionContextType.Guild],
    options: [tableOption(texts)],
  }),
  run: async (order, bot) => {
    const own = await ownTable(order, bot, AMONG);
    if (own.kind !== 'table') return own;
    const { now, seat } = own;
    return now.match === undefined
      ? reject('not-playing')
      : page(ownPage(now, now.match, seat, order.context));
  },
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;
