import { accessErrorOf } from './access.ts';
import type { Observed, TableClaim, TableForChannel } from './state.ts';

/** One run: the table as it stands, what is known of its channel, and what of that is written down. */
export interface Run {
  opened: TableForChannel;
  observed: Observed;
  stored: Observed;
  /** Whether an attempt before this one has failed. */
  readonly isAgain: boolean;
  /** Whether Discord has refused to tell somebody something. */
  isRefused: boolean;
  /** Notices that were tried. */
  readonly tried: Set<number>;
  /** What the run is made under: a process that froze in it writes nothing when it wakes. */
  readonly claim: TableClaim;
}

/** Whether something is owed that Discord has refused. */
export const isOwing = ({ opened: { now }, observed: { aside, channel }, isRefused }: Run): boolean =>
  isRefused || aside.length > 0 || accessErrorOf({ now, channel }) !== undefined;

/** The table with its messages as they are known now. */
export const shownBy = ({ opened, observed }: Run): TableForChannel => ({
  ...opened,
  messages: observed.messages,
});

/** How a run ended: the channel is right, or to be tried again: soon if Discord could not, late if it refused. */
export type RunEnd = 'rest' | 'soon' | 'late';

/** What is kept true in a channel, run by run. */
export interface ChannelLoop {
  /** Whether something has come up since it was last looked at. */
  readonly isDirty: boolean;
  /** Whether somebody waits to be answered. */
  readonly hasWaiting: boolean;
  /** Whether nothing is known that the store does not tell. */
  readonly isForgettable: boolean;
  readonly markDirty: () => void;
  /** Has it look at once whether it is to stop. */
  readonly interrupt: () => void;
  /** Lets nobody wait any longer. */
  readonly release: () => Promise<void>;
  /** Brings the channel up to date, as far as Discord lets it. Throws what nobody expects. */
  readonly run: (isStopped: () => boolean) => Promise<RunEnd>;
}
