import { NOTICES, type Profile, type QuietHours } from '../../tables/model/profile.ts';
import { timeIn } from '../../tables/model/start-time.ts';
import { vacationAt } from '../../tables/model/undisturbed.ts';
import { languageName } from '../../texts/language-name.ts';
import { type OptionName, optionAbout, optionAnswered } from '../../texts/option-text.ts';
import type { Say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import type { SettingId } from '../protocol/ids.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import type { Message } from '../protocol/message.ts';
import { button, type ComponentEntry, menu, menuEntries, privatePage } from './components.ts';
import { watchButton } from './directory-message.ts';
import { type ButtonContext, lastDay } from './message-context.ts';

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

/** What is either on or off, and has a button. */
export const TOGGLES = ['reminders', 'text', 'tips', 'named', 'standings', 'answering', 'elsewhere'] as const;
type Toggle = (typeof TOGGLES)[number];

/** The option that asks for each of them. */
export const OPTION_OF = {
  ...{ reminders: 'reminders', text: 'text-boards', tips: 'tips', named: 'named' },
  ...{ standings: 'standings', answering: 'answering', elsewhere: 'other-tables' },
} as const satisfies Readonly<Record<Toggle, OptionName>>;

/** A person's own settings with what changes each: menus, and buttons for those that are either on or off. */
export function ownSettings(
  profile: Profile,
  now: number,
  texts: Pick<Texts, 'in' | 'locales'>,
  { say: former, icons }: ButtonContext,
): Message {
  // In the language that they have just chosen.
  const say = profile.language === undefined ? former : texts.in(profile.language);
  const away = vacationAt(profile, now);
  const told = (setting: Toggle) => {
    const isOn = profile[setting] && !(setting === 'reminders' && profile.notices === 'off');
    return `- ${optionAnswered(OPTION_OF[setting], isOn, say)}`;
  };
  // What is on stands out, and another press ends it.
  const toggle = (setting: Toggle) => {
    const [value, look] = profile[setting] ? (['off', 'good'] as const) : (['on', 'plain'] as const);
    const id = { kind: 'setting', setting, value } as const;
    const state = say(profile[setting] ? 'settings-yes' : 'settings-no');
    const label = say('label-value', { label: say(`settings-button-${setting}`), value: state });
    return button({ id, label, look }, icons);
  };
  return privatePage({ of: 'settings', kind: 'profile' }, [
    `### ${say('settings-title-mine')}`,
    TOGGLES.map(told),
    away && `- ${say('settings-away', { until: lastDay(away.until) })}`,
    menusOf(profile, now, texts.locales, away !== undefined, say).map(([setting, title, entries]) =>
      menu({ kind: 'setting', setting }, title, entries, icons),
    ),
    TOGGLES.map(toggle),
    watchButton({ say, icons }),
    `-# ${say('settings-more')}`,
  ]);
}

/** What is chosen in menus, in their order: its title, and what it can be. */
function menusOf(
  { notices, language = LIKE_DISCORD, quiet, zone }: Profile,
  now: number,
  locales: readonly string[],
  isAway: boolean,
  say: Say,
): readonly (readonly [SettingId, string, readonly ComponentEntry[]])[] {
  const own = quietValue(quiet);
  const isListed = quiet === undefined || QUIET.some((each) => quietValue(each) === own);
  const hours = [undefined, ...(isListed ? [] : [quiet]), ...QUIET].map((each) => ({
    value: quietValue(each),
    label:
      each === undefined
        ? say('settings-menu-quiet-none')
        : say('settings-menu-quiet-hours', { from: String(each.from), to: String(each.to) }),
    chosen: quietValue(each) === own,
  }));
  const zones = ZONES.includes(zone) ? ZONES : [zone, ...ZONES];
  const back = { value: NONE, label: say('settings-menu-away-back') };
  const breaks = BREAKS.map((days) => ({
    ...{ value: String(days), label: say('settings-menu-away-days', { days }) },
  }));
  const languageNamed = (each: string): string =>
    say('settings-language', {
      language: each === LIKE_DISCORD ? say('settings-language-own') : languageName(each),
    });
  const zoneNamed = (each: string): string =>
    say('settings-menu-zone-now', { zone: each, time: timeIn(each, now) });
  return [
    [
      'notices',
      optionAbout('notices', say),
      menuEntries(NOTICES, notices, (each) => say(`settings-notices-${each}`)),
    ],
    [
      'language',
      say('language'),
      menuEntries([LIKE_DISCORD, ...locales].slice(0, SELECT_OPTIONS), language, languageNamed),
    ],
    ['quiet', say('settings-menu-quiet'), hours],
    ['zone', say('settings-menu-zone'), menuEntries(zones.slice(0, SELECT_OPTIONS), zone, zoneNamed)],
    ['away', say('settings-menu-away'), isAway ? [back, ...breaks] : breaks],
  ];
}
