import { type Profile, USUAL_PROFILE } from '../model/profile.ts';
import type { RejectionCode } from '../model/rejection.ts';
import { isReminded } from '../model/reminders.ts';
import { isAway, type Table } from '../model/table.ts';
import type { TurnClock } from '../model/turn-clock.ts';
import { quietUntil } from '../model/undisturbed.ts';

/** How long nobody can be nudged after being asked, seen to play, or reminded, in milliseconds: an hour. */
export const NUDGE_AFTER = 60 * 60 * 1000;

/** When somebody last heard of their wait, or was last seen to play in it. */
const lastAt = ({ since, playedAt, remindedAt = since }: TurnClock): number =>
  Math.max(since, playedAt, remindedAt);

/** The table after somebody had those reminded for whom it waits, as far as they may be. */
export function nudged(
  table: Table,
  by: string,
  now: number,
  profiles: ReadonlyMap<string, Profile>,
): Table | RejectionCode {
  const others = table.turnClocks.filter(({ person }) => person !== by);
  if (others.length === 0) return 'nobody-to-nudge';
  const ready = others.filter((turnClock) => now - lastAt(turnClock) >= NUDGE_AFTER);
  if (ready.length === 0) return 'too-soon-to-nudge';
  const open = ready.filter(({ person }) => mayBeDisturbed(table, person, now, profiles.get(person)));
  if (open.length === 0) return 'not-to-be-disturbed';
  const after = (turnClock: TurnClock): TurnClock =>
    open.includes(turnClock) ? { ...turnClock, remindedAt: now } : turnClock;
  return { ...table, turnClocks: table.turnClocks.map(after) };
}

const mayBeDisturbed = (
  table: Table,
  person: string,
  now: number,
  profile: Profile = USUAL_PROFILE,
): boolean =>
  isReminded(profile) && quietUntil(profile, now) === undefined && !isAway(table, person, now);
