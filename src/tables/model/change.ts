import type { PlayableMatch } from '../../games/playable.ts';
import type { Saying } from './saying.ts';
import type { Table, TableNow } from './table.ts';

/** Who does something to which table, and by which interaction: the same interaction counts once. */
export interface Act {
  readonly table: string;
  readonly person: string;
  readonly interaction: string;
  /** Where their picture is now, see `Person`; absent where nothing was said of it. */
  readonly avatar?: string;
}

/** Something was done (or had been, by the same interaction): the table as it stands, and what the channel must hear. */
export interface Done extends TableNow {
  readonly kind: 'done';
  /** The match before this very act; absent where there was none, or nothing was done just now. */
  readonly before?: PlayableMatch;
  /** What was put into the outbox by this very act, a computer's answers to it among it; whoever says it at once marks it delivered. */
  readonly sayings: readonly { readonly id: number; readonly saying: Saying }[];
}

/**
 * Why somebody wishes for a new message though nothing has changed that would bring one: so that it stands once more, where it calls
 * nobody, or as the table lives in another channel from now on.
 */
export type MessageWish = 'again' | 'moved';

/** A change of a table before it is committed. */
export interface Change {
  readonly table: Table;
  readonly sayings: readonly Saying[];
  readonly match?: PlayableMatch;
  /** The entry of the log, but for its time, as the store keeps it. */
  readonly entry?: { readonly ply: number; readonly person: string; readonly body: string };
  /** What the same press answers next, in a commit of its own; where that is not written the match waits there. */
  readonly next?: { readonly seat: number; readonly notation: string };
  readonly wantsNewMessage?: MessageWish;
  /** Nobody has done anything: the table goes on resting since somebody last did. */
  readonly untouched?: boolean;
}
