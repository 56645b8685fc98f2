import { InteractionContextType } from 'discord-api-types/v10';
import { backOffer, backPage } from '../src/discord/interactions/buttons/undo.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { doneThere } from './table/done-there.ts';
import { type Among, type AtTable, atTable, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const AMONG: Among = { phases: ['playing'], first: 'waiting' };

/** `/undo`: takes back my last move where that is free, and else offers to ask the others. */
export const undoCommand = {
  name: 'undo',
  data: (texts) => ({
    ...worded(texts, 'command-undo', 'undo'),
    contexts: [InteractionContextType.Guild],
    options: [tableOption(texts)],
  }),
  run: (order, bot) => atTable(order, bot, AMONG, undone),
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;

const undone: AtTable = async (now, order, bot) => {
  const table = now.table.id;
  const { person, interaction, context } = order;
  const done = await bot.tables.undo({ table, person: person.id, interaction });
  if (done.kind === 'done') return doneThere(done, order, () => [context.say('command-undone')]);
  const offer = await backOffer(now, done.code, order, bot);
  return offer === undefined ? done : page(backPage(offer, context));
};
