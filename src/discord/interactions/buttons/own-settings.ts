import { isZone, NOTICES, type Profile } from '../../../tables/model/profile.ts';
import { endOfDay, type VacationRefusal } from '../../../tables/model/undisturbed.ts';
import { goAway } from '../../../tables/vacation.ts';
import type { Bot } from '../../channel/bot.ts';
import { number, type SettingId } from '../../protocol/ids.ts';
import { LIKE_DISCORD, NONE, ownSettings } from '../../views/own-settings.ts';
import type { Buttons, Press } from '../button.ts';
import { pageHere, type Reply, sentence } from '../reply.ts';

/** What is settled by a value, on the page or by a command. */
export type ValuedSetting = Exclude<SettingId, 'away'>;

/** A profile with something of it settled otherwise; as it was if it can have no such value. */
export function settled(
  profile: Profile,
  setting: ValuedSetting,
  value: string,
  locales: readonly string[],
): Profile {
  switch (setting) {
    case 'notices':
      return { ...profile, notices: NOTICES.find((each) => each === value) ?? profile.notices };
    case 'zone':
      return isZone(value) ? { ...profile, zone: value } : profile;
    case 'language':
      if (value === LIKE_DISCORD) return { ...profile, language: undefined };
      return locales.includes(value) ? { ...profile, language: value } : profile;
    case 'quiet': {
      if (value === NONE) return { ...profile, quiet: undefined };
      const [from, to] = value.split('-').map(hourOf);
      return from === undefined || to === undefined ? profile : { ...profile, quiet: { from, to } };
    }
    default:
      return { ...profile, [setting]: value === 'on' || value === 'true' };
  }
}

/** An hour of the day, 0 to 23; undefined if the text is none. */
export const hourOf = (text = ''): number | undefined =>
  /^(?:1?\d|2[0-3])$/.test(text) ? Number(text) : undefined;

/** Why somebody cannot be away for so long, as a text. */
export const WHY_NOT_AWAY = {
  past: 'settings-vacation-past',
  'too long': 'settings-vacation-too-long',
  'too much': 'settings-vacation-too-long',
  'too often': 'settings-vacation-too-often',
} as const satisfies Record<VacationRefusal, string>;

/** What people settle for themselves; the page on which they did so shows it. */
export const ownSettingButtons = {
  setting: {
    press: ({ setting, value }, press, bot) => {
      const wished = value ?? press.values[0] ?? '';
      return setting === 'away' ? away(wished, press, bot) : changeProfile(setting, wished, press, bot);
    },
  },
} satisfies Partial<Buttons>;

async function changeProfile(
  setting: ValuedSetting,
  value: string,
  { person, context }: Press,
  { texts, clock, tables }: Bot,
): Promise<Reply> {
  const now = clock.now();
  const profile = await tables.profiles.change<never>(person.id, (known) =>
    settled(known, setting, value, texts.locales),
  );
  return pageHere(() => ownSettings(profile, now, texts, context), { changed: [] });
}

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 366;

/** Away for `value` days, today among them, or no longer away if it is `NONE`. */
async function away(value: string, { person, interaction, context }: Press, bot: Bot): Promise<Reply> {
  const { texts, clock, tables } = bot;
  const now = clock.now();
  const days = number.read([value]);
  const known = await tables.profiles.of(person.id);
  const until =
    days === undefined ? undefined : endOfDay(known, dayIn(known.zone, now, Math.min(days, YEAR)));
  const changed = await goAway(tables, { person: person.id, interaction }, now, until);
  if (typeof changed === 'string') return sentence(context.say(WHY_NOT_AWAY[changed]));
  return pageHere(() => ownSettings(changed.profile, now, texts, context), {
    changed: changed.tables,
  });
}

/** The last of `days` days, today in this time zone among them: `2026-12-31`. */
const dayIn = (timeZone: string, now: number, days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(now + (days - 1) * DAY);
