import { announcedAt } from '../model/announcement.ts';
import { restarted } from '../model/clocks.ts';
import type { Pace } from '../model/pace.ts';
import { type Profile, USUAL_PROFILE } from '../model/profile.ts';
import { awayUntil, holderOf, peopleAt, type Table } from '../model/table.ts';
import { withFallenVote } from '../model/table-event.ts';
import { vacationAt } from '../model/undisturbed.ts';
import { waitingFor } from '../model/waiting.ts';

/** The table at another pace: the player who is up has the whole time that it gives from now on. */
export const changePace = (table: Table, pace: Pace, now: number): Table => ({
  ...table,
  ...{ pace, vacancy: undefined },
  turnClocks: table.turnClocks.map((turnClock) => restarted({ pace }, turnClock, now)),
});

/** The table with somebody away until a time, or back if undefined: then they are told if it waits for them. */
export function withAbsence(
  table: Table,
  person: string,
  now: number,
  until: number | undefined,
  from = now,
): Table {
  const away = table.away.flatMap((absence) => {
    if (absence.person !== person || absence.until <= now) return [absence];
    return absence.from < now ? [{ ...absence, until: now }] : [];
  });
  const { announcements } = table;
  const isAwaited =
    until === undefined
      ? announcements.some((known) => known.person === person)
      : waitingFor(table, person).length > 0;
  return {
    ...(until === undefined ? table : withoutQuestionAbout(table, person)),
    away: until === undefined ? away : [...away, { person, from, until }],
    announcements: isAwaited ? announcedAt(announcements, person, until ?? now) : announcements,
  };
}

/** The table without a vote by which others would hand on a seat whose holder goes away. */
function withoutQuestionAbout(table: Table, person: string): Table {
  const { vote } = table;
  const isAbout =
    vote?.overdue === true && 'seat' in vote.proposal && holderOf(table, vote.proposal.seat) === person;
  return isAbout ? withFallenVote({ ...table, vote: undefined }, vote) : table;
}

/** The table with vacations, or their ends, that it has not heard of, as a process died; undefined if none. */
export function catchUp(
  table: Table,
  profiles: ReadonlyMap<string, Profile>,
  now: number,
): Table | undefined {
  const changed = peopleAt(table).reduce((before, { id: person }) => {
    const known = awayUntil(before, person, now);
    const vacation = vacationAt(profiles.get(person) ?? USUAL_PROFILE, now);
    const awaited = before.turnClocks.some((turnClock) => turnClock.person === person);
    // Of who is away and comes to be asked only later the table hears then.
    if (known === vacation?.until || (known === undefined && !awaited)) return before;
    const from = known === undefined ? vacation?.from : now;
    return withAbsence(before, person, now, vacation?.until, from);
  }, table);
  return changed === table ? undefined : changed;
}
