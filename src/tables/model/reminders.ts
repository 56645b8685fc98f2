import { z } from 'zod';
import type { Profile } from './profile.ts';
import { quietUntil, vacationAt } from './undisturbed.ts';

/** A table's question to its people, to which messages call them again. Times are milliseconds since 1970. */
export interface RepeatedCall {
  readonly at: number;
  /** Whom a new message has called last, and the revision of the table that this was done with. */
  readonly called: { readonly revision: number; readonly people: readonly string[] };
  readonly again: number;
  /** To be called again waits until one of them may be disturbed. */
  readonly heldUntil?: number;
}

/** How a table's body holds a {@link RepeatedCall}. */
export const callFields = {
  at: z.number(),
  called: z.object({ revision: z.int(), people: z.array(z.string()) }),
  again: z.int().min(0),
  heldUntil: z.number().exactOptional(),
};

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

/** Until when somebody is not to be called, for their quiet hours or because they are away. */
const undisturbedUntil = (profile: Profile, now: number): number | undefined =>
  quietUntil(profile, now) ?? vacationAt(profile, now)?.until;

/** The first of some times if all of them are still ahead. */
export function firstAhead(times: readonly number[], now: number): number | undefined {
  const first = Math.min(...times);
  return times.length > 0 && first > now ? first : undefined;
}

/** A call without one who is nobody any more. */
export const callWithout = <C extends RepeatedCall>(call: C, person: string): C => ({
  ...call,
  called: { ...call.called, people: call.called.people.filter((called) => called !== person) },
});
