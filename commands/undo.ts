import { InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { backPage } from '../src/discord/interactions/going-back.ts';
import { noteMessage } from '../src/discord/views/page-message.ts';
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
    const { person, interaction, voice } = order;
    const done = await bot.tables.undo({ table, person: person.id, interaction });
    if (done.kind === 'done')
      return { kind: 'private', message: noteMessage(voice.say('command-undone')), changed: table };
    const page = await backPage(table, done.why, order, bot);
    return page === undefined ? done : { kind: 'private', message: page };
  },
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;
