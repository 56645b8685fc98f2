import { z } from 'zod';

/**
 * Somebody is to be told what waits for them at a table: after their quiet hours or vacation, or in a direct message
 * that is held back to include other tables. What that is follows from the table at that time.
 */
export interface Announcement {
  readonly person: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Reads an announcement from a table's body. */
export const announcementShape: z.ZodType<Announcement> = z.object({ person: z.string(), at: z.number() });

/**
 * How long a direct message waits to include what other tables want of the person, in milliseconds: two minutes. What
 * is due within as much again comes with it.
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
