import type { Notice } from '../person.ts';
import type { Announcer } from './events.ts';

/** A notice with the place and the person it is for; all say the same, in the language of whoever reads it. */
export interface StoredNotice extends Omit<Notice, 'text'> {
  readonly userId: string;
  readonly channelId: string;
}

/** Lines that only one person's client shows. */
export interface Notices {
  forPerson(userId: string, channelId: string): readonly StoredNotice[];
  add(notice: StoredNotice): void;
  /** Takes a notice away; false when there is none of this id for this person. */
  remove(userId: string, id: string): boolean;
  all(): readonly StoredNotice[];
}

/** The notices of the world, starting with those that were kept. */
export function createNotices(announcer: Announcer, kept: readonly StoredNotice[]): Notices {
  let notices = [...kept];
  return {
    forPerson: (userId, channelId) =>
      notices.filter((notice) => notice.userId === userId && notice.channelId === channelId),
    add(notice) {
      notices.push(notice);
      announcer.announce({ kind: 'shown' });
    },
    remove(userId, id) {
      const left = notices.filter((notice) => !(notice.userId === userId && notice.id === id));
      if (left.length === notices.length) return false;
      notices = left;
      announcer.announce({ kind: 'shown' });
      return true;
    },
    all: () => notices,
  };
}
