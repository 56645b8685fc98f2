import type { PlayableMatch } from '../../games/playable.ts';
import { type Rejection, type RejectionCode, reject } from './rejection.ts';
import type { Table } from './table.ts';

/** Why a new message is wanted though no change calls for one: to show it again, or as the table has moved. */
export type MessageWish = 'again' | 'moved';

/** A change of a table before it is committed. It says nothing of messages but what somebody wishes. */
export interface Change {
  readonly table: Table;
  readonly match?: PlayableMatch;
  /** The entries of the log, as the store keeps them but for their time. */
  readonly entries?: readonly { readonly ply: number; readonly person: string; readonly body: string }[];
  /** It was planned before: who made it has seen nothing of it. */
  readonly isPlanned?: true;
  /** What the same press answers next, each in its own commit; if one is not written, the match waits there. */
  readonly next?: { readonly seat: number; readonly notations: readonly string[] };
  readonly wantsNewMessage?: MessageWish;
  /** Nobody has done anything: the table goes on resting since somebody last did. */
  readonly isQuiet?: boolean;
}

/** What comes of something that is done: a table whose live message shows it, a whole change, or why there is none. */
export type TableOutcome = Table | Change | RejectionCode | Rejection;

/** An outcome as a change, or why there is none. */
export function changeOf(outcome: TableOutcome): Change | Rejection {
  if (typeof outcome === 'string') return reject(outcome);
  return 'kind' in outcome || 'table' in outcome ? outcome : { table: outcome };
}

/** A change by which nobody has done anything. */
export const quietly = (table: Table): Change => ({ table, isQuiet: true });
