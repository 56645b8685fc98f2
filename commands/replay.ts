import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import { TYPED } from '../src/bounds.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { fileReplay, tableReplay, textReplay } from '../src/discord/interactions/records.ts';
import { sentence } from '../src/discord/interactions/reply.ts';
import { atTable, RECORDED, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

/** `/replay`: a record, verified move by move, or one of my games, turn by turn with its boards, for me alone. */
export const replayCommand = {
  name: 'replay',
  data: (texts) => ({
    ...worded(texts, 'command-replay', 'replay'),
    contexts: [InteractionContextType.Guild],
    options: [
      tableOption(texts),
      {
        ...worded(texts, 'option-record-file', 'file'),
        type: ApplicationCommandOptionType.Attachment as const,
        required: false,
      },
      {
        ...worded(texts, 'option-record-text', 'record'),
        type: ApplicationCommandOptionType.String as const,
        max_length: TYPED.longOptions.record,
        required: false,
      },
    ],
  }),
  run: async (order, bot) => {
    const { say } = order.context;
    const given = ['table', 'file', 'record'].filter((name) => order.options.has(name));
    if (given.length > 1) return sentence(say('replay-one-of-them'));
    const text = order.options.get('record');
    if (text !== undefined) return textReplay(text, order, bot);
    if (order.options.has('file'))
      return fileReplay(order.files.get(order.options.get('file') ?? ''), order, bot);
    return atTable(order, bot, RECORDED, tableReplay);
  },
  complete: (completion, bot) => tableSuggestions(completion, bot, RECORDED),
} satisfies Command;
