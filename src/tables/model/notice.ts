import type { Seat } from '../../engine/seat.ts';

/** What a person gets a message of their own about. */
export const NOTICE_KINDS = ['waits', 'warned', 'replaced', 'planned', 'managed'] as const;
/** One of {@link NOTICE_KINDS}. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A notice before it is written down. */
export interface NoticeDraft {
  readonly kind: NoticeKind;
  readonly seat: Seat;
  readonly person: string;
}

/** Something that somebody is to be told by name. */
export interface PendingNotice extends NoticeDraft {
  readonly id: number;
  /** Since when somebody waits to be told, in milliseconds since 1970. */
  readonly at: number;
}
