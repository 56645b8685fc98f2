import type { Profile } from './model/profile.ts';
import { type VacationRefusal, vacationAt, withoutVacation, withVacation } from './model/undisturbed.ts';
import type { Tables } from './tables.ts';

interface Away {
  readonly profile: Profile;
  readonly tables: readonly string[];
}

/** Stops a player's clocks and reminders at every table until a time, or restarts them if it is undefined. */
export async function goAway(
  tables: Pick<Tables, 'profiles' | 'of' | 'absent'>,
  { person, interaction }: { readonly person: string; readonly interaction: string },
  now: number,
  until: number | undefined,
): Promise<Away | VacationRefusal> {
  const profile = await tables.profiles.change<VacationRefusal>(person, (known) =>
    until === undefined ? withoutVacation(known, now) : withVacation(known, now, until),
  );
  if (typeof profile === 'string') return profile;
  const changed: string[] = [];
  for (const { table } of await tables.of(person, ['playing'])) {
    // Who has changed their mind meanwhile is away, or back, as they said last: that goes through all tables, too.
    const latest = vacationAt(await tables.profiles.of(person), now)?.until;
    if (latest !== vacationAt(profile, now)?.until) break;
    const command = { table: table.id, person, interaction: `vacation:${table.id}:${interaction}` };
    const done = await tables.absent(command, until);
    if (done.kind === 'done') changed.push(table.id);
  }
  return { profile, tables: changed };
}
