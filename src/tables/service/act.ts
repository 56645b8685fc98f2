import type { PlayableMatch } from '../../games/playable.ts';
import type { ChannelRow, LogRow, MessageRow, NoticeRow } from '../../store/store.ts';
import type { Profile } from '../model/profile.ts';
import type { TableNow } from '../model/table.ts';

/** A table as it stands, with all that was read of it and of its channel at once; see `Opened` of the store. */
export interface OpenedTable {
  readonly now: TableNow;
  /** The entries of the log from the ply on that the live message needs, see `logNeeded`; none where it needs none, or where one of them is damaged. */
  readonly log: readonly string[];
  /** All entries that were read: what the messages tell that stand, or are wanted. */
  readonly entries: readonly LogRow[];
  /** Those that are live or leaving, oldest generation first. */
  readonly messages: readonly MessageRow[];
  readonly channel: ChannelRow;
  /** The message that was asked for, of whichever table. */
  readonly pressed: MessageRow | undefined;
  /** Whether the interaction that was asked for has brought about a change already. */
  readonly isHandled: boolean;
  /** What everybody at the table, for whom a notice waits, and who was asked for, has settled. */
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Oldest first. */
  readonly notices: readonly NoticeRow[];
  /** A table of the person who was asked for that has lost its place, of which they could not be told. */
  readonly untold: string | undefined;
}

/** Who does something to which table, and by which interaction: the same interaction counts once. */
export interface Act {
  readonly table: string;
  readonly person: string;
  readonly interaction: string;
  /** Where their picture is now, see `Person`; absent where nothing was said of it. */
  readonly avatar?: string;
  /** The table as it was opened for this very interaction, so that it is not read again; absent where it was not. */
  readonly opened?: OpenedTable;
}

/** Something was done, or had been by the same interaction: the table as it stands then. */
export interface Done extends TableNow {
  readonly kind: 'done';
  /** The match before this very act; absent where there was none, or nothing was done just now. */
  readonly before?: PlayableMatch;
  /** The same table with all that is known of its channel: nothing of that need be read again. */
  readonly opened: OpenedTable;
  /** Nothing was done just now: the same interaction had done it before. */
  readonly isRepeated?: true;
}

/** What was done, or stands, at an opened table. */
export const doneAt = (opened: OpenedTable): Done => ({ kind: 'done', ...opened.now, opened });
