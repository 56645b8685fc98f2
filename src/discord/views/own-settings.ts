import { NOTICES, type Profile, type QuietHours } from '../../tables/model/profile.ts';
import { vacationAt } from '../../tables/model/undisturbed.ts';
import { languageName } from '../../texts/language-name.ts';
import { type OptionName, optionAbout, optionAnswered } from '../../texts/option-text.ts';
import type { Say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import type { SettingId } from '../protocol/ids.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { type Message, text } from '../protocol/message.ts';
import { button, type ComponentEntry, menu, privatePage, rows } from './components.ts';
import { watchButton } from './directory-message.ts';
import { timeIn } from './lobby-settings.ts';
import { lastDay, type MessageContext } from './message-context.ts';

/** Stands for the language that Discord knows, for no quiet hours, and for no vacation. */
export const LIKE_DISCORD = 'discord';
export const NONE = 'none';

const QUIET: readonly QuietHours[] = [
  { from: 20, to: 8 },
  { from: 21, to: 7 },
  { from: 22, to: 7 },
  { from: 22, to: 8 },
  { from: 23, to: 7 },
  { from: 23, to: 9 },
  { from: 0, to: 8 },
];

/** The time zones in the menu, from west to east: one for each clock that many people have. Others are typed. */
const ZONES: readonly string[] = [
  ...['Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles', 'America/Denver', 'America/Chicago'],
  ...['America/New_York', 'America/Halifax', 'America/Sao_Paulo', 'UTC', 'Europe/London', 'Europe/Berlin'],
  ...['Europe/Budapest', 'Europe/Athens', 'Africa/Johannesburg', 'Europe/Istanbul', 'Europe/Moscow'],
  ...['Asia/Dubai', 'Asia/Kolkata', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Tokyo', 'Australia/Sydney'],
  'Pacific/Auckland',
];

const BREAKS: readonly number[] = [1, 3, 7, 14, 21];

/** Quiet hours as a menu's value: `22-7`. */
export const quietValue = (quiet: QuietHours | undefined): string =>
  quiet === undefined ? NONE : `${quiet.from}-${quiet.to}`;

/** A person's own settings with what changes each: menus, and buttons for those that are either on or off. */
export function ownSettings(
  profile: Profile,
  now: number,
  texts: Pick<Texts, 'in' | 'locales'>,
  { say: former, icons }: MessageContext,
): Message {
  // In the language that they have just chosen.
  const say = profile.language === undefined ? former : texts.in(profile.language);
  const away = vacationAt(profile, now);
  const isOn = (setting: Toggle) =>
    profile[setting] && !(setting === 'reminders' && profile.notices === 'off');
  // What is on stands out, and another press ends it.
  const toggle = (setting: Toggle) => {
    const [value, look] = profile[setting] ? (['off', 'good'] as const) : (['on', 'plain'] as const);
    return button(
      { id: { kind: 'setting', setting, value }, label: say(`settings-button-${setting}`), look },
      icons,
    );
  };
  const menuOf = (setting: Exclude<SettingId, Toggle>, label: string, entries: readonly ComponentEntry[]) =>
    menu({ kind: 'setting', setting }, label, entries, icons);
  return privatePage({ of: 'settings', kind: 'profile' }, [
    text([
      `### ${say('settings-title-mine')}`,
      TOGGLES.map((setting) => `- ${optionAnswered(OPTION_OF[setting], isOn(setting), say)}`),
      away && `- ${say('settings-away', { until: lastDay(away.until) })}`,
    ]),
    menuOf('notices', optionAbout('notices', say), noticesEntries(profile, say)),
    menuOf('language', say('language'), languageEntries(profile, texts.locales, say)),
    menuOf('quiet', say('settings-menu-quiet'), quietEntries(profile, say)),
    menuOf('zone', say('settings-menu-zone'), zoneEntries(profile, now, say)),
    menuOf('away', say('settings-menu-away'), breakEntries(profile, now, say)),
    rows([TOGGLES.map(toggle), watchButton({ say, icons })]),
    text(`-# ${say('settings-more')}`),
  ]);
}

/** What is either on or off, and has a button. */
const TOGGLES = [
  'reminders',
  'text',
  'tips',
  'named',
  'standings',
  'answering',
  'elsewhere',
] as const satisfies readonly SettingId[];
type Toggle = (typeof TOGGLES)[number];

/** The option that asks for each of them. */
const OPTION_OF = {
  ...{ reminders: 'reminders', text: 'text-boards', tips: 'tips', named: 'named' },
  ...{ standings: 'standings', answering: 'answering', elsewhere: 'other-tables' },
} as const satisfies Readonly<Record<Toggle, OptionName>>;

const noticesEntries = ({ notices }: Profile, say: Say): readonly ComponentEntry[] =>
  NOTICES.map((each) => ({ value: each, label: say(`settings-notices-${each}`), chosen: each === notices }));

const languageEntries = (
  { language }: Profile,
  locales: readonly string[],
  say: Say,
): readonly ComponentEntry[] =>
  [undefined, ...locales].slice(0, SELECT_OPTIONS).map((locale) => ({
    value: locale ?? LIKE_DISCORD,
    label: say('settings-language', {
      language: locale === undefined ? say('settings-language-own') : languageName(locale),
    }),
    chosen: locale === language,
  }));

function quietEntries({ quiet }: Profile, say: Say): readonly ComponentEntry[] {
  const value = quietValue(quiet);
  const isListed = quiet === undefined || QUIET.some((each) => quietValue(each) === value);
  return [undefined, ...(isListed ? [] : [quiet]), ...QUIET].map((each) => ({
    value: quietValue(each),
    label:
      each === undefined
        ? say('settings-menu-quiet-none')
        : say('settings-menu-quiet-hours', { from: String(each.from), to: String(each.to) }),
    chosen: quietValue(each) === value,
  }));
}

function zoneEntries({ zone }: Profile, now: number, say: Say): readonly ComponentEntry[] {
  const zones = ZONES.includes(zone) ? ZONES : [zone, ...ZONES];
  return zones.slice(0, SELECT_OPTIONS).map((each) => ({
    value: each,
    label: say('settings-menu-zone-now', { zone: each, time: timeIn(each, now) }),
    chosen: each === zone,
  }));
}

function breakEntries(profile: Profile, now: number, say: Say): readonly ComponentEntry[] {
  const back =
    vacationAt(profile, now) === undefined ? [] : [{ value: NONE, label: say('settings-menu-away-back') }];
  return [
    ...back,
    ...BREAKS.map((days) => ({ value: String(days), label: say('settings-menu-away-days', { days }) })),
  ];
}
