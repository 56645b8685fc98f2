import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { hourOf } from '../../src/discord/interactions/buttons/own-settings.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import { page, sentence } from '../../src/discord/interactions/reply.ts';
import { ownSettings } from '../../src/discord/views/own-settings.ts';
import { isZone, NOTICES, type Profile } from '../../src/tables/model/profile.ts';
import { worded, wordedChoice } from '../wording.ts';
import { languageChoices, languageWished } from './language.ts';
import { type SettingsPart, suggested } from './part.ts';

const { String: TEXT, Boolean: YES_OR_NO } = ApplicationCommandOptionType;

/** `/settings mine`: a page to change how you are notified and reminded, your quiet hours, and how you read boards. */
export const mine: SettingsPart = {
  name: 'mine',
  options: (texts) => [
    {
      ...worded(texts, 'option-notices', 'notices'),
      type: TEXT,
      required: false,
      choices: NOTICES.map((notices) => wordedChoice(texts, `settings-notices-${notices}`, notices)),
    },
    { ...worded(texts, 'option-reminders', 'reminders'), type: YES_OR_NO, required: false },
    ...(['quiet-from', 'quiet-to'] as const).map((name) => ({
      ...worded(texts, name === 'quiet-from' ? 'option-quiet-from' : 'option-quiet-to', name),
      ...{
        type: ApplicationCommandOptionType.Integer as const,
        required: false,
        min_value: 0,
        max_value: 23,
      },
    })),
    { ...worded(texts, 'option-zone', 'zone'), type: TEXT, required: false, autocomplete: true },
    {
      ...worded(texts, 'option-language', 'language'),
      type: TEXT,
      required: false,
      choices: languageChoices(texts, 'settings-language-own'),
    },
    { ...worded(texts, 'option-text-boards', 'text-boards'), type: YES_OR_NO, required: false },
    { ...worded(texts, 'option-tips', 'tips'), type: YES_OR_NO, required: false },
    { ...worded(texts, 'option-named', 'named'), type: YES_OR_NO, required: false },
    { ...worded(texts, 'option-standings', 'standings'), type: YES_OR_NO, required: false },
    { ...worded(texts, 'option-answering', 'answering'), type: YES_OR_NO, required: false },
    { ...worded(texts, 'option-other-tables', 'other-tables'), type: YES_OR_NO, required: false },
  ],
  run: async (order, { tables, clock, texts }) => {
    const { say } = order.context;
    const profile = await tables.profiles.change(order.person.id, (known) =>
      changed(known, order, texts.locales),
    );
    if (profile === 'no such zone') return sentence(say('settings-no-zone'));
    if (profile === 'half a night') return sentence(say('settings-half-quiet'));
    // In the language that they have just chosen.
    const context = {
      ...order.context,
      say: profile.language === undefined ? say : texts.in(profile.language),
    };
    return page(ownSettings(profile, clock.now(), texts.locales, context));
  },
  complete: async ({ focused, options }) => {
    if (focused !== 'zone') return [];
    const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
    const typed = (options.get('zone') ?? '').replaceAll(' ', '_');
    return suggested(
      zones.map((zone) => ({ name: zone, value: zone })),
      typed,
    );
  },
};

function changed(
  profile: Profile,
  { options }: Order,
  locales: readonly string[],
): Profile | 'no such zone' | 'half a night' {
  const zone = options.get('zone') ?? profile.zone;
  if (!isZone(zone)) return 'no such zone';
  const [from, to] = [
    hourOf(options.get('quiet-from')) ?? profile.quiet?.from,
    hourOf(options.get('quiet-to')) ?? profile.quiet?.to,
  ];
  if ((from === undefined) !== (to === undefined)) return 'half a night';
  const quiet = from === undefined || to === undefined || from === to ? undefined : { from, to };
  return {
    ...profile,
    notices: NOTICES.find((each) => each === options.get('notices')) ?? profile.notices,
    reminders: yesOrNo(options.get('reminders')) ?? profile.reminders,
    text: yesOrNo(options.get('text-boards')) ?? profile.text,
    tips: yesOrNo(options.get('tips')) ?? profile.tips,
    named: yesOrNo(options.get('named')) ?? profile.named,
    standings: yesOrNo(options.get('standings')) ?? profile.standings,
    answering: yesOrNo(options.get('answering')) ?? profile.answering,
    elsewhere: yesOrNo(options.get('other-tables')) ?? profile.elsewhere,
    language: languageWished(options.get('language'), profile.language, locales),
    zone,
    quiet,
  };
}

const yesOrNo = (given: string | undefined): boolean | undefined =>
  given === undefined ? undefined : given === 'true';
