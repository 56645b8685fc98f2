import { InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { ownPage } from '../src/discord/views/page-message.ts';
import { reject } from '../src/tables/model/rejection.ts';
import { seatOf } from '../src/tables/model/table.ts';
import { type Among, atTable, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const AMONG: Among = { phases: ['playing'], first: 'waiting' };

/** `/hand`: what only I may see, for my eyes alone. */
export const hand = {
  name: 'hand',
  data: (texts) => ({
    ...worded(texts, 'command-hand', 'hand'),
    contexts: [InteractionContextType.Guild],
    options: [tableOption(texts)],
  }),
  run: (order, bot) =>
    atTable(order, bot, AMONG, (now, { person, context }) => {
      const seat = seatOf(now.table, person.id);
      if (seat === undefined) return reject('not-seated');
      return now.match === undefined ? reject('not-playing') : page(ownPage(now, now.match, seat, context));
    }),
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;
