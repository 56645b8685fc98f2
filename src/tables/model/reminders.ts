import { z } from 'zod';
import type { Profile } from './profile.ts';
import type { ReadBy } from './row-json.ts';
import { undisturbedUntil } from './undisturbed.ts';

/** A table's question to its people, to which messages call them again. Times are milliseconds since 1970. */
export const repeatedCallShape = z.object({
  at: z.number(),
  /** Whom a new message has called last, and the revision of the table that this was done with. */
  called: z.object({ revision: z.int(), people: z.array(z.string()) }),
  again: z.int().min(0),
  /** To be called again waits until one of them may be disturbed. */
  heldUntil: z.number().exactOptional(),
});
type RepeatedCall = ReadBy<typeof repeatedCallShape>;

/** When to call people again, of all the `times` at which that is due; undefined if all of them are used up. */
export function callAgainAt(
  { again, heldUntil }: RepeatedCall,
  times: readonly number[],
): number | undefined {
  const at = times[again];
  return at === undefined ? undefined : Math.max(at, heldUntil ?? Number.NEGATIVE_INFINITY);
}

/** The time at which due work is looked for, and what the people of the table have chosen. */
export interface DueMoment {
  readonly now: number;
  readonly profileOf: (person: string) => Profile;
}

/** Whether somebody wishes to be reminded. */
export const isReminded = ({ reminders, notices }: Profile): boolean => reminders && notices !== 'off';

/** A repeated call once a message of this revision called `people`; nobody is called again if none wants reminders. */
export function callAgain<C extends RepeatedCall>(
  call: C,
  times: readonly number[],
  people: readonly string[],
  revision: number,
  { now, profileOf }: DueMoment,
): C {
  const reminded = people.filter((person) => isReminded(profileOf(person)));
  if (reminded.length === 0) return { ...call, again: times.length };
  const heldUntil = firstAhead(
    reminded.map((person) => undisturbedUntil(profileOf(person), now) ?? now),
    now,
  );
  if (heldUntil !== undefined) return { ...call, heldUntil };
  // Several that were missed while nobody could be called are one.
  const again = Math.max(call.again + 1, times.filter((time) => time <= now).length);
  return { ...call, again, called: { revision, people: reminded } };
}

/** The first of some times if all of them are still ahead. */
export function firstAhead(times: readonly number[], now: number): number | undefined {
  const first = Math.min(...times);
  return times.length > 0 && first > now ? first : undefined;
}
