import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { reject } from '../../src/tables/model/rejection.ts';
import { languageName } from '../../src/texts/language-name.ts';
import { worded } from '../wording.ts';
import { changedThere } from './done-there.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table language`: the host changes the language of the table's channel. Private replies keep each reader's. */
export const languageCommand: Subcommand = {
  name: 'language',
  among: { phases: ['lobby', 'playing'] },
  options: (texts) => [
    {
      ...worded(texts, 'option-table-language', 'language'),
      type: ApplicationCommandOptionType.String,
      required: true,
      choices: texts.locales.map((locale) => ({ name: languageName(locale), value: locale })),
    },
  ],
  run: async (now, order, bot) => {
    const { person, interaction, options } = order;
    const wished = bot.texts.locales.find((locale) => locale === options.get('language'));
    if (wished === undefined) return reject('unknown-option');
    const command = { table: now.table.id, person: person.id, interaction };
    return changedThere(now, await bot.tables.setLanguage(command, wished), order);
  },
};
