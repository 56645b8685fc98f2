import { InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/command.ts';
import { noteMessage } from '../src/discord/messages/page-message.ts';
import { type Among, chosenTable, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const AMONG: Among = { phases: ['playing'] };

/** `/undo`: takes back my last move, as far as that is free. */
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
    if (done.kind === 'refused') return done;
    return { kind: 'private', message: noteMessage(voice.say('command-undone')), changed: table };
  },
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;
