import type { Call } from '../../tables/model/call.ts';
import type { KnownChannel } from '../../tables/model/channel.ts';
import type { OpenedTable } from '../../tables/service/kept-tables.ts';
import type { Tables } from '../../tables/tables.ts';
import type { ServerEvent, ThreadMembers } from '../protocol/discord-api.ts';
import type { KeptPicture } from '../protocol/message.ts';

/** The ply from which a lobby's message tells: it tells of no move. */
export const LOBBY_PLY = -1;

/** What the live message of a table should be. */
export interface DesiredLive {
  readonly channel: string;
  /** The channel from whose message the table's own thread was started; absent if it lives in none. */
  readonly parent?: string;
  /** The ply from which it tells: the former message tells what was before. */
  readonly fromPly: number;
  readonly revision: number;
  readonly digest: string;
}

/** What is to be done about the event by which a server sees when a lobby begins. */
export interface DesiredEvent {
  readonly guild: string;
  /** The channel in which the table is: an event is seen by the whole server, so it must be, too. */
  readonly home: string;
  readonly id?: string;
  /** What is to stand; absent if nothing is any more. */
  readonly wanted?: ServerEvent;
  /** Tells the table by which id it stands now, or that none does. */
  readonly noted: (id: string | undefined) => Promise<unknown>;
}

/** What a table's channel should show: a pure function of the table. */
export interface Desired {
  readonly live: DesiredLive;
  /** Those that may not have been posted yet, oldest first, and the latest; never empty. */
  readonly calls: readonly Call[];
  /** Whether somebody may want to press something: then a message that is gone is posted again. */
  readonly isInUse: boolean;
  /** An event of the server that does not stand as it should; absent if it does, or none is wanted. */
  readonly event?: DesiredEvent;
  readonly thread: 'as-it-is' | 'start' | 'rename' | 'archive';
  /** Who alone is to see the thread; absent if it is for all. */
  readonly threadFor?: ThreadMembers;
  /** Whether what Discord refuses is asked for again later: not by a table that was put away. */
  readonly isAskedAgain: boolean;
  /** Who is told if the channel can no longer be spoken to. */
  readonly host: string;
}

/** A file that stands in a message: by Discord's id, and by what its picture shows. */
export interface KnownFile extends KeptPicture {
  readonly key: string;
}

/** A message's stage: `live` is the present one, `leaving` was replaced but has buttons, `closed` has none to press. */
export type MessageStanding = 'live' | 'leaving' | 'closed';

/** A message of the table in a channel, as far as is known. */
export interface ShownMessage {
  readonly id: string;
  readonly channel: string;
  /** The revision of the call with which it was posted. */
  readonly generation: number;
  readonly fromPly: number;
  readonly standing: MessageStanding;
  /** The revision of the table that it shows; -1 if that is not known. */
  readonly shows: number;
  /** Of what stands there; absent if that is not known, as after a request without an answer. */
  readonly digest?: string;
  readonly files?: readonly KnownFile[];
}

/** A message may stand in a channel that nobody has noted, written at a time or later. */
export interface Doubt {
  readonly channel: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Whether the bot may search. If not, only the nonce prevents double posts, and a message's content is unknown. */
  readonly canSearch: boolean;
}

/** What a table's channel shows, as far as is known. */
export interface Observed {
  /** Without those that are closed. */
  readonly messages: readonly ShownMessage[];
  readonly channel: KnownChannel;
  /** Whether a channel that cannot be spoken to is tried once more. */
  readonly mayBeOpen: boolean;
  /** At most one of each channel. */
  readonly doubts: readonly Doubt[];
  /** The live message may not stand as it was noted: at a start, or as a press has shown. */
  readonly mustBeRead: boolean;
  /** Ids of messages of which Discord refused a change: nothing is asked about them until the next attempt. */
  readonly aside: readonly string[];
}

/** What the store tells of a channel: one that was found closed may be open again. */
export type Stored = Pick<Observed, 'messages' | 'channel'>;

/** A table as it stands, with all that its channel needs to know. */
export interface TableForChannel
  extends Pick<OpenedTable, 'now' | 'entries' | 'profiles' | 'channel' | 'notices'> {
  /** Those that are live or leaving. */
  readonly messages: readonly ShownMessage[];
}

/** What was seen or done in a table's channel. What is absent stays as it was. */
export interface Seen extends Pick<Parameters<Tables['note']>[1], 'messages' | 'keepsUntold' | 'notices'> {
  readonly channel?: KnownChannel;
}

/** The right to work in the channel of a table. */
export type TableClaim = Awaited<ReturnType<Tables['claim']>>;

/** The tables, with what a channel needs of them. */
export interface ChannelStore
  extends Pick<
    Tables,
    'claim' | 'keep' | 'makeSure' | 'log' | 'ofMessage' | 'owing' | 'housed' | 'announced'
  > {
  /** A few tables of a person, in any channel or in one, that have something to tell them by a message of their own. */
  readonly notifying: (
    person: string,
    wanted: Parameters<Tables['notifying']>[1],
  ) => Promise<readonly TableForChannel[]>;
  readonly opened: (what: { readonly table: string }) => Promise<TableForChannel | undefined>;
  /** Writes what a run under a claim has seen, and reads the table anew. Throws if another process has taken over. */
  readonly note: (table: string, seen: Seen, claim: TableClaim) => Promise<TableForChannel>;
}
