import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { page, sentence } from '../../src/discord/interactions/reply.ts';
import { lobbySettings } from '../../src/discord/views/lobby-settings.ts';
import { notTheHost, reject } from '../../src/tables/model/rejection.ts';
import { TABLE_NAME_LENGTH } from '../../src/tables/model/table.ts';
import { NAMELESS, shownName } from '../../src/texts/shown-text.ts';
import { atOption, gatheringIn, privateOption } from '../gathering-options.ts';
import { worded } from '../wording.ts';
import { changedThere } from './done-there.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table settings`: the host's page until the start: its name, who may join, when it begins, how it is played. */
export const tableSettingsCommand: Subcommand = {
  name: 'settings',
  among: { phases: ['lobby', 'playing'] },
  options: (texts) => [
    {
      ...worded(texts, 'option-table-name', 'name'),
      type: ApplicationCommandOptionType.String,
      required: false,
      max_length: TABLE_NAME_LENGTH,
    },
    privateOption(texts),
    atOption(texts),
  ],
  run: async (now, order, bot) => {
    const { tables, texts } = bot;
    const { person, interaction, options, context } = order;
    const { table } = now;
    const { say } = context;
    const given = options.get('name');
    const hasTerms = options.has('private') || options.has('at');
    if (given !== undefined) {
      const name = shownName(given);
      if (name === NAMELESS) return reject('unknown-option');
      const named = await tables.rename({ table: table.id, person: person.id, interaction }, name);
      if (named.kind === 'refused' || !hasTerms) return changedThere(now, named, order);
    }
    if (table.phase !== 'lobby')
      return sentence(say('command-settings-too-late', { option: say('option-table-name-name') }));
    if (hasTerms) {
      const wished = await gatheringIn(order, bot);
      if (typeof wished === 'string') return sentence(wished);
      const command = { table: table.id, person: person.id, interaction: `${interaction}:terms` };
      return changedThere(now, await tables.setTerms(command, wished), order);
    }
    return table.host === person.id ? page(lobbySettings(now, texts, context, order)) : notTheHost(table);
  },
};
