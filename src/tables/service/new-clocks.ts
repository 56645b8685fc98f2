import { isAway } from '../model/absence.ts';
import { quietUntil, vacationAt } from '../model/profile.ts';
import type { Moment } from '../model/reminders.ts';
import type { Table } from '../model/table.ts';
import type { Wait } from '../model/turn-clock.ts';

/** What comes of clocks that begin with a change. */
type Begun = Pick<Table, 'waits' | 'away'>;

/** The clocks of a table before a change and after it, and who makes it: they see what comes of it. */
interface Clocks {
  readonly before: readonly Wait[];
  readonly after: readonly Wait[];
  readonly actor: string;
}

/**
 * The clocks of a table after a change, those that begin with it among them: whoever is not to be disturbed is told of it later, and who is
 * away has time.
 */
export function begun(table: Begun, { before, after, actor }: Clocks, { now, profileOf }: Moment): Begun {
  const away = [...table.away];
  const waits = after.map((wait): Wait => {
    const { person, since } = wait;
    if (since !== now || table.waits.includes(wait)) return wait;
    const profile = profileOf(person);
    const vacation = vacationAt(profile, now);
    if (vacation !== undefined && !isAway({ ...table, away }, person, now))
      away.push({ person, ...vacation });
    const knows = person === actor || before.some((known) => isKnown(known, wait));
    const announceAt = vacation?.until ?? (knows ? undefined : quietUntil(profile, now));
    return profile.notices !== 'off' && announceAt !== undefined ? { ...wait, announceAt } : wait;
  });
  return { waits, away };
}

/** Whether somebody was told of a wait by one before it, which it takes the place of: as at another pace. */
const isKnown = (before: Wait, { seat, person, turn }: Wait): boolean =>
  before.seat === seat && before.person === person && before.turn === turn && before.announceAt === undefined;
