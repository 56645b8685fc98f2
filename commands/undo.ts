import { InteractionContextType } from 'discord-api-types/v10';
import { backOffer, backPage } from '../src/discord/interactions/buttons/undo.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { page, sentence } from '../src/discord/interactions/reply.ts';
import { type Among, chosenTable, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const AMONG: Among = { phases: ['playing'] };

/** `/undo`: takes back my last move where that is free, and else offers to ask the others. */
export const undo = {
  name: 'undo',
  data: (texts) => ({
    ...worded(texts, 'command-undo', 'undo'),
    contexts: [InteractionContextType.Guild],
    options: [tableOption(texts)],
  }),
  run: async (order, bot) => {
    const chosen = await chosenTable(order, bot, AMONG);
    if (chosen.kind !== 'table') return chosen;
    const table = chosen.now.table.id;
    const { person, interaction, context } = order;
    const done = await bot.tables.undo({ table, person: person.id, interaction });
    if (done.kind === 'done') return sentence(context.say('command-undone'), { changed: [table] });
    const offer = await backOffer(chosen.now, done.code, order, bot);
    return offer === undefined ? done : page(backPage(offer, context));
  },
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;
