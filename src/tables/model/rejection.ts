import type { BackRefusal, Refusal, UndoRefusal } from '../../engine/match.ts';

/** Why something at a table was not done; each has its sentence in the texts as `rejected-CODE`. */
export const REJECTION_CODES = [
  'no-such-table',
  'not-in-the-lobby',
  'not-playing',
  'not-seated',
  'not-the-host',
  'name-taken',
  'table-is-full',
  'already-seated',
  'too-few',
  'unknown-option',
  'options-do-not-fit',
  'not-at-the-table',
  'no-reason',
  'not-a-manager',
  'not-joined',
  'not-over',
  'did-not-play',
  'archived',
  'not-archived',
  'seat-is-taken',
  'no-seat-to-take-back',
  'sits-here-already',
  'held-another-seat',
  'held-by-others',
  'blocked-in-server',
  'blocked-by-bot-host',
  'server-unreadable',
  'blocked-other',
  'still-playing',
  'away',
  'another-server',
  'stands-there-already',
  'not-in-this-server',
  'not-in-this-channel',
  'vote-open',
  'vote-over',
  'not-asked-to-agree',
  'agreed-already',
  'nobody-to-nudge',
  'too-soon-to-nudge',
  'too-soon-for-a-board',
  'too-soon-to-move',
  'too-soon-to-rename',
  'too-soon-to-ask',
  'too-soon-to-report',
  'too-many-reports',
  'invited-already',
  'enough-invited',
  'not-invited',
  'not-among-invited',
  'only-person-there',
  'seats-are-kept',
  'not-to-be-disturbed',
  'too-long-ago',
  'enough-undone',
  'stale',
  'try-again',
  'over',
  'broken',
  'no-hints',
  'no-hint-found',
  'no-analysis',
  'ended-early',
  'no-replay',
  'switched-off',
  'enough-under-way',
  'busy',
  'not-asked',
  'plan-own-turn',
  'nothing-to-plan',
  'no-plan',
  'not-legal',
  'not-your-turn',
  'turn-began',
  'something-was-revealed',
  'another-answered',
] as const satisfies readonly (Refusal | UndoRefusal | BackRefusal | string)[];
/** One of {@link REJECTION_CODES}. */
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** Why something was not done, with what its sentence needs. Nothing has changed. */
export interface Rejection {
  readonly kind: 'refused';
  readonly code: RejectionCode;
  /**
   * `least` and `seated`: too few players; `people` and `count`: whose turn it is; `seconds`, `minutes`: until it may
   * be done again; `host`: their id; `until`: kept seats, in milliseconds since 1970; `channel`: where the table is.
   */
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Shorthand for a rejection. */
export const reject = (code: RejectionCode, args?: Rejection['args']): Rejection =>
  args === undefined ? { kind: 'refused', code } : { kind: 'refused', code, args };

/** Why somebody else than the host may not do something; names the host. */
export const notTheHost = ({ host }: { readonly host: string }): Rejection =>
  reject('not-the-host', { host });
