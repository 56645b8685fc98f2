import { z } from 'zod';
import type { Announcer } from './events.ts';

/** The reader of a kept notice. */
export const keptNotice = z.object({
  id: z.string(),
  /** The message whose component was pressed; absent for a command. */
  messageId: z.string().exactOptional(),
  userId: z.string(),
  channelId: z.string(),
});
/** A notice with the place and the person it is for; all say the same, in the language of whoever reads it. */
export type StoredNotice = z.infer<typeof keptNotice>;

/** The notices of the world, starting with those that were kept. */
export function createNotices(announcer: Announcer, kept: readonly StoredNotice[]) {
  let notices = kept;
  return {
    all: () => notices,
    forPerson: (userId: string, channelId: string) =>
      notices.filter((notice) => notice.userId === userId && notice.channelId === channelId),
    add(notice: StoredNotice): void {
      notices = [...notices, notice];
      announcer.announce({ kind: 'shown' });
    },
    /** Takes a notice away; false when there is none of this id for this person. */
    remove(userId: string, id: string): boolean {
      const left = notices.filter((notice) => !(notice.userId === userId && notice.id === id));
      if (left.length === notices.length) return false;
      notices = left;
      announcer.announce({ kind: 'shown' });
      return true;
    },
  };
}
