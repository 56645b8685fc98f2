import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';
import { quietUntil, vacationAt } from './profile.ts';
import { FORGOTTEN_NAME } from './pseudonym.ts';
import type { Moment } from './reminders.ts';
import type { Person, Seated, Table } from './table.ts';
import { personShape } from './vote.ts';

/** Why a computer plays a seat that its person may take back: it was handed the seat by others, not by them. */
export interface StandIn {
  readonly person: Person;
  /** When they are to be told of it; absent once that was done, and where they had left of their own accord. Milliseconds since 1970. */
  readonly tellAt?: number;
}

/** Reads a stand-in from a table's body. */
export const standInShape: z.ZodType<StandIn> = z.object({
  person: personShape,
  tellAt: z.number().exactOptional(),
});

/** The stand-in that a computer is which the others hand a seat to; nothing where nobody can come back to it. */
export function standInFor({ seats }: Pick<Table, 'seats'>, seat: Seat, now: number): StandIn | undefined {
  const seated = seats[seat];
  if (seated === undefined || seated.kind === 'computer') return undefined;
  if (seated.kind === 'person') {
    const { kind: _person, ...person } = seated;
    return { person, tellAt: now };
  }
  if (seated.left.name === FORGOTTEN_NAME) return undefined;
  return { person: seated.left, ...(seated.why === 'late' ? { tellAt: now } : {}) };
}

/** The seat that somebody may take back from a computer. */
export function seatToTakeBack({ seats }: Pick<Table, 'seats'>, person: string): Seat | undefined {
  const seat = seats.findIndex((seated) => standInOf(seated)?.person.id === person);
  return seat === -1 ? undefined : seat;
}

/** What makes a seat one that its person may take back. */
export const standInOf = (seated: Seated): StandIn | undefined =>
  seated.kind === 'computer' ? seated.standIn : undefined;

/** The people who are to be told by some moment that the computer plays for them. */
export const untoldOf = ({ seats, phase }: Pick<Table, 'seats' | 'phase'>): readonly Required<StandIn>[] =>
  seats.flatMap((seated) => {
    const standIn = standInOf(seated);
    if (phase !== 'playing' || standIn?.tellAt === undefined) return [];
    return [{ person: standIn.person, tellAt: standIn.tellAt }];
  });

/**
 * The seats of a table after those for whom the computer plays were told so as far as that is due, outside of their quiet hours and
 * vacations.
 */
export function standInsTold({ seats }: Pick<Table, 'seats'>, { now, profileOf }: Moment): Table['seats'] {
  return seats.map((seated): Seated => {
    const standIn = standInOf(seated);
    if (seated.kind !== 'computer' || standIn?.tellAt === undefined || standIn.tellAt > now) return seated;
    const { person } = standIn;
    const profile = profileOf(person.id);
    const undisturbed = vacationAt(profile, now)?.until ?? quietUntil(profile, now);
    return undisturbed !== undefined && profile.notices !== 'off'
      ? { ...seated, standIn: { person, tellAt: undisturbed } }
      : { ...seated, standIn: { person } };
  });
}
