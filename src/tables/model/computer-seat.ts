import type { Seat } from '../../engine/seat.ts';
import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import { FORGOTTEN_NAME } from './pseudonym.ts';
import type { DueMoment } from './reminders.ts';
import type { Seated, StandIn } from './seated.ts';
import type { Table } from './table.ts';
import { undisturbedUntil } from './undisturbed.ts';

/** Whose name stands in the log beside a move of the computer's. */
export const COMPUTER = 'computer';

/** The first open question that a computer has to answer: for a seat of its own, or once for somebody who is late. */
export function dueComputer(
  table: Table | undefined,
  match: PlayableMatch | undefined,
): OpenDecision | undefined {
  if (table?.phase !== 'playing') return undefined;
  return match?.decisions.find(
    ({ seat }) => table.seats[seat]?.kind === 'computer' || table.skipping?.seat === seat,
  );
}

/** A computer's possible answers to a question of {@link dueComputer}. Extra actions are left to a late player. */
export function answersFor({ skipping }: Table, { seat, answers }: OpenDecision): OpenDecision['answers'] {
  const plain = answers.filter(({ isExtra }) => !isExtra);
  return skipping?.seat === seat && plain.length > 0 ? plain : answers;
}

/** How a computer plays. */
export interface Manner {
  readonly level: Level;
  /** Plays for somebody else, whose seat it is or was, and spends nothing that cannot be regained. */
  readonly isSafe: boolean;
  /** Leaves what may be done besides a question to the player who is late. */
  readonly leavesExtras: boolean;
}

/** How a computer plays that answers for a seat. */
export function mannerOf({ seats, former, skipping }: Table, seat: Seat): Manner {
  const seated = seats[seat];
  const leavesExtras = skipping?.seat === seat;
  const isStandIn = seated !== undefined && standInOf(seated) !== undefined;
  const isSafe = leavesExtras || isStandIn || former.some((before) => before.seat === seat);
  const level = seated?.kind === 'computer' ? seated.level : undefined;
  return { level: isSafe ? USUAL_LEVEL : (level ?? USUAL_LEVEL), isSafe, leavesExtras };
}

/** The stand-in that a computer is in a seat handed to it; undefined if nobody can come back to it. */
export function standInFor({ seats }: Table, seat: Seat, now: number): StandIn | undefined {
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
export function seatToTakeBack({ seats }: Table, person: string): Seat | undefined {
  const seat = seats.findIndex((seated) => standInOf(seated)?.person.id === person);
  return seat === -1 ? undefined : seat;
}

/** What makes a seat one that its person may take back. */
export const standInOf = (seated: Seated): StandIn | undefined =>
  seated.kind === 'computer' ? seated.standIn : undefined;

/** The people who are to be told by some moment that the computer plays for them. */
export const untoldOf = ({ seats, phase }: Table): readonly Required<StandIn>[] =>
  seats.flatMap((seated) => {
    const standIn = standInOf(seated);
    if (phase !== 'playing' || standIn?.tellAt === undefined) return [];
    return [{ person: standIn.person, tellAt: standIn.tellAt }];
  });

/** A table's seats after people were told, if that is due, that the computer plays for them; not in quiet hours. */
export function tellStandIns({ seats }: Table, { now, profileOf }: DueMoment): Table['seats'] {
  return seats.map((seated): Seated => {
    const standIn = standInOf(seated);
    if (seated.kind !== 'computer' || standIn?.tellAt === undefined || standIn.tellAt > now) return seated;
    const { person } = standIn;
    const profile = profileOf(person.id);
    const undisturbed = undisturbedUntil(profile, now);
    return undisturbed !== undefined && profile.notices !== 'off'
      ? { ...seated, standIn: { person, tellAt: undisturbed } }
      : { ...seated, standIn: { person } };
  });
}
