import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { sentence } from '../../src/discord/interactions/reply.ts';
import { reject } from '../../src/tables/model/rejection.ts';
import { languageName } from '../../src/texts/language-name.ts';
import { worded } from '../wording.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table language`: the host has another language spoken in a table’s channel. What is told one person stays in theirs. */
export const language: Subcommand = {
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
  run: async ({ table: { id: table } }, { person, interaction, options, context: { say } }, bot) => {
    const wished = bot.texts.locales.find((locale) => locale === options.get('language'));
    if (wished === undefined) return reject('unknown-option');
    const done = await bot.tables.setLanguage({ table, person: person.id, interaction }, wished);
    if (done.kind === 'refused') return done;
    const words = say('command-language-done', { language: languageName(wished) });
    return sentence(words, { changed: [table] });
  },
};
