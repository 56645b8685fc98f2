import { InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { recordReply } from '../src/discord/interactions/records.ts';
import { atTable, RECORDED, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

/** `/record`: a private copy of a game as a file, and as text if it fits; while it runs, only what I may know. */
export const record = {
  name: 'record',
  data: (texts) => ({
    ...worded(texts, 'command-record', 'record'),
    contexts: [InteractionContextType.Guild],
    options: [tableOption(texts)],
  }),
  run: (order, bot) => atTable(order, bot, RECORDED, recordReply),
  complete: (completion, bot) => tableSuggestions(completion, bot, RECORDED),
} satisfies Command;
