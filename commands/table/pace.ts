import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { sentence } from '../../src/discord/interactions/reply.ts';
import { PACES } from '../../src/tables/model/pace.ts';
import { reject } from '../../src/tables/model/rejection.ts';
import { worded, wordedChoice } from '../wording.ts';
import { propose } from './proposing.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table pace`: how long the table waits for the person who is up: the host’s choice in the lobby, and everybody’s later. */
export const pace: Subcommand = {
  name: 'pace',
  among: { phases: ['lobby', 'playing'] },
  options: (texts) => [
    {
      ...worded(texts, 'option-pace', 'pace'),
      type: ApplicationCommandOptionType.String,
      required: true,
      choices: PACES.map((each) => wordedChoice(texts, `pace-${each}`, each)),
    },
  ],
  run: async ({ table }, order, bot) => {
    const { person, interaction, context, options } = order;
    const chosen = PACES.find((each) => each === options.get('pace'));
    if (chosen === undefined) return reject('unknown-option');
    if (table.phase !== 'lobby') return propose(table, { kind: 'pace', pace: chosen }, order, bot);
    const done = await bot.tables.setPace({ table: table.id, person: person.id, interaction }, chosen);
    if (done.kind === 'refused') return done;
    return sentence(context.say('done-answer'), { changed: [table.id] });
  },
};
