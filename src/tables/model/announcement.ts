import { z } from 'zod';
import type { ReadBy } from './row-json.ts';

/** Somebody is to be told what waits for them: after quiet hours or vacation, or in a direct message held back. */
export const announcementShape = z.object({ person: z.string(), at: z.number() });
type Announcement = ReadBy<typeof announcementShape>;

/**
 * How long a direct message waits for what other tables want, in milliseconds; what is due in as much again comes, too.
 */
export const GATHERING = 2 * 60 * 1000;

/** Announcements with one more. Of two for one person the earlier counts. */
export function withAnnouncement(
  announcements: readonly Announcement[],
  { person, at }: Announcement,
): readonly Announcement[] {
  const known = announcements.find((each) => each.person === person);
  return known !== undefined && known.at <= at
    ? announcements
    : [...announcements.filter((each) => each !== known), { person, at }];
}

/** Announcements with what somebody is to be told put off, or brought forward, to a time. */
export const announcedAt = (
  announcements: readonly Announcement[],
  person: string,
  at: number,
): readonly Announcement[] => [...announcements.filter((each) => each.person !== person), { person, at }];
