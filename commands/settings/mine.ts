import {
  hourOf,
  settled,
  type ValuedSetting,
  WHY_NOT_AWAY,
} from '../../src/discord/interactions/buttons/own-settings.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import { page, sentence } from '../../src/discord/interactions/reply.ts';
import { lastDay } from '../../src/discord/views/message-context.ts';
import { OPTION_OF, ownSettings, TOGGLES } from '../../src/discord/views/own-settings.ts';
import { isZone, NOTICES, type Profile } from '../../src/tables/model/profile.ts';
import { endOfDay, vacationAt } from '../../src/tables/model/undisturbed.ts';
import { goAway } from '../../src/tables/vacation.ts';
import {
  type CommandPart,
  choice,
  choiceAmong,
  flag,
  integer,
  type Option,
  suggested,
  typed,
} from '../declared.ts';
import { languages } from './place.ts';

const SETTLED: readonly (readonly [option: Option, setting: ValuedSetting])[] = [
  [choiceAmong('notices', NOTICES, (notices) => `settings-notices-${notices}`), 'notices'],
  [
    typed('zone', {
      suggest: async ({ options }) => {
        const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
        const entries = zones.map((zone) => ({ name: zone, value: zone }));
        return suggested(entries, (options.get('zone') ?? '').replaceAll(' ', '_'));
      },
    }),
    'zone',
  ],
  [choice('language', languages('settings-language-own')), 'language'],
  ...TOGGLES.map((setting) => [flag(OPTION_OF[setting]), setting] as const),
];

/** `/settings mine`: a page to change how you are notified and reminded, your quiet hours, and how you read boards. */
export const mine: CommandPart = {
  about: 'settings-mine',
  options: [
    ...SETTLED.map(([option]) => option),
    ...[integer('quiet-from', 0, 23), integer('quiet-to', 0, 23)],
  ],
  run: async ({ person, options, context }, { tables, clock, texts }) => {
    const { say } = context;
    const profile = await tables.profiles.change(person.id, (known) =>
      changed(known, options, texts.locales),
    );
    if (profile === 'no such zone') return sentence(say('settings-no-zone'));
    if (profile === 'half a night') return sentence(say('settings-half-quiet'));
    return page(ownSettings(profile, clock.now(), texts, context));
  },
};

function changed(
  known: Profile,
  options: Order['options'],
  locales: readonly string[],
): Profile | 'no such zone' | 'half a night' {
  if (!isZone(options.get('zone') ?? known.zone)) return 'no such zone';
  const profile = SETTLED.reduce((former, [{ name }, setting]) => {
    const given = options.get(name);
    return given === undefined ? former : settled(former, setting, given, locales);
  }, known);
  const from = hourOf(options.get('quiet-from')) ?? known.quiet?.from;
  const to = hourOf(options.get('quiet-to')) ?? known.quiet?.to;
  if ((from === undefined) !== (to === undefined)) return 'half a night';
  return {
    ...profile,
    quiet: from === undefined || to === undefined || from === to ? undefined : { from, to },
  };
}

/** `/settings vacation`: stops one’s clocks and reminders at every table until the end of a day, or lets them go on. */
export const vacation: CommandPart = {
  about: 'settings-vacation',
  options: [typed('until')],
  run: async ({ person, options, interaction, context: { say } }, { tables, clock }) => {
    const now = clock.now();
    const day = options.get('until');
    const before = await tables.profiles.of(person.id);
    if (day === undefined && vacationAt(before, now) === undefined)
      return sentence(say('settings-vacation-none'));
    const until = day === undefined ? undefined : endOfDay(before, day.trim());
    if (day !== undefined && until === undefined) return sentence(say('settings-vacation-no-day'));
    const away = await goAway(tables, { person: person.id, interaction }, now, until);
    if (typeof away === 'string') return sentence(say(WHY_NOT_AWAY[away]));
    const words =
      until === undefined
        ? say('settings-vacation-over')
        : say('settings-vacation-begun', { until: lastDay(until) });
    return sentence(words, { changed: away.tables });
  },
};
