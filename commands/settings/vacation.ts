import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { noteMessage } from '../../src/discord/messages/page-message.ts';
import { lastDay } from '../../src/discord/messages/telling.ts';
import {
  endOfDay,
  type VacationRefusal,
  vacationAt,
  withoutVacation,
  withVacation,
} from '../../src/tables/profile.ts';
import { sentence } from '../which-table.ts';
import { worded } from '../wording.ts';
import type { Part } from './part.ts';

const WHY_NOT = {
  past: 'settings-vacation-past',
  'too long': 'settings-vacation-too-long',
  'too much': 'settings-vacation-too-much',
} as const satisfies Record<VacationRefusal, string>;

/** `/settings vacation`: stops one’s clocks and reminders at every table until the end of a day, or lets them go on. */
export const vacation: Part = {
  name: 'vacation',
  options: (texts) => [
    {
      ...worded(texts, 'option-until', 'until'),
      type: ApplicationCommandOptionType.String,
      required: false,
    },
  ],
  run: async ({ person, options, interaction, voice: { say } }, { tables, clock }) => {
    const now = clock.now();
    const day = options.get('until');
    const before = await tables.profiles.of(person.id);
    if (day === undefined && vacationAt(before, now) === undefined)
      return sentence(say('settings-vacation-none'));
    const until = day === undefined ? undefined : endOfDay(before, day.trim());
    if (day !== undefined && until === undefined) return sentence(say('settings-vacation-no-day'));
    const after = await tables.profiles.change(person.id, (profile) =>
      until === undefined ? withoutVacation(profile, now) : withVacation(profile, now, until),
    );
    if (typeof after === 'string') return sentence(say(WHY_NOT[after]));
    const changed: string[] = [];
    for (const { table } of await tables.of(person.id, ['playing'])) {
      const act = { table: table.id, person: person.id, interaction: `vacation:${table.id}:${interaction}` };
      const done = await tables.absent(act, until);
      if (done.kind === 'done') changed.push(table.id);
    }
    const words =
      until === undefined
        ? say('settings-vacation-over')
        : say('settings-vacation-begun', { until: lastDay(until) });
    return { kind: 'private', message: noteMessage(words), changed };
  },
  complete: async () => [],
};
