import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { PACES } from '../../src/tables/model/pace.ts';
import { reject } from '../../src/tables/model/rejection.ts';
import { worded, wordedChoice } from '../wording.ts';
import { changedThere } from './done-there.ts';
import { propose } from './proposing.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table pace`: how long the table waits for a turn: set by the host in the lobby, and by agreement later. */
export const paceCommand: Subcommand = {
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
  run: async (now, order, bot) => {
    const { table } = now;
    const { person, interaction, options } = order;
    const chosen = PACES.find((each) => each === options.get('pace'));
    if (chosen === undefined) return reject('unknown-option');
    if (table.phase !== 'lobby') return propose(now, { kind: 'pace', pace: chosen }, order, bot);
    const command = { table: table.id, person: person.id, interaction };
    return changedThere(now, await bot.tables.setPace(command, chosen), order);
  },
};
