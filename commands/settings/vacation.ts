import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { WHY_NOT_AWAY } from '../../src/discord/interactions/buttons/own-settings.ts';
import { sentence } from '../../src/discord/interactions/reply.ts';
import { lastDay } from '../../src/discord/views/message-context.ts';
import { endOfDay, vacationAt } from '../../src/tables/model/undisturbed.ts';
import { goAway } from '../../src/tables/vacation.ts';
import { worded } from '../wording.ts';
import type { SettingsPart } from './part.ts';

/** `/settings vacation`: stops one’s clocks and reminders at every table until the end of a day, or lets them go on. */
export const vacation: SettingsPart = {
  name: 'vacation',
  options: (texts) => [
    {
      ...worded(texts, 'option-until', 'until'),
      type: ApplicationCommandOptionType.String,
      required: false,
    },
  ],
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
  complete: async () => [],
};
