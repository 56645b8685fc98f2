import { NOTICE_KINDS, type NoticeKind } from '../../tables/model/notice.ts';
import type { OpenedTable } from '../../tables/service/kept-tables.ts';
import type { Tables } from '../../tables/service/tables.ts';
import { ACCESS_ERRORS, type AccessError } from '../protocol/access-error.ts';
import type { Observed, ShownMessage } from './state.ts';

/** What is known of a table's channel, as the store keeps it. */
export interface KnownChannel {
  /** The latest generation that was posted. */
  readonly posted: number;
  readonly givenUp?: number;
  readonly access?: { readonly channel: string; readonly error: AccessError };
  /** Who is still to be told that the table has lost its place. */
  readonly untold?: string;
  readonly isArchived: boolean;
}

/** Something that somebody is to be told by name. */
export interface PendingNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly seat: number;
  readonly person: string;
  /** When the wait began that it is about, in milliseconds since 1970. */
  readonly since?: number;
  /** Since when somebody waits to be told, in milliseconds since 1970. */
  readonly at: number;
}

/** A table as it stands, with all that its channel needs to know. */
export interface TableForChannel extends Pick<OpenedTable, 'now' | 'log' | 'entries' | 'profiles'> {
  /** Those that are live or leaving. */
  readonly messages: readonly ShownMessage[];
  readonly channel: KnownChannel;
  /** Oldest first. */
  readonly notices: readonly PendingNotice[];
}
/** What was seen or done in a table's channel. What is absent stays as it was. */
export interface Seen {
  readonly messages?: readonly ShownMessage[];
  readonly channel?: KnownChannel;
  /** Whether the store's `untold` stays as it is: they may have been told meanwhile. */
  readonly keepsUntold?: boolean;
  /** Ids of notices that were told, or have nothing to tell any more. */
  readonly notices?: readonly number[];
}

/** The right to work in the channel of a table. */
export type TableClaim = Awaited<ReturnType<Tables['claim']>>;

/** The store, as far as a channel needs it. */
export interface ChannelStore {
  /** Reads a table; `undefined` if there is none. */
  readonly open: (table: string) => Promise<TableForChannel | undefined>;
  /** The right to work in the channel of a table. Throws if another process works there. */
  readonly claim: (table: string) => Promise<TableClaim>;
  /** Writes what was seen under a claim, and reads the table as it is then. Throws if another process has taken over since. */
  readonly note: (claim: TableClaim, seen: Seen) => Promise<TableForChannel>;
  /** Entries of a log from a ply on, up to and without another. */
  readonly log: (table: string, from: number, to: number) => Promise<readonly string[]>;
  /** Whether a message was noted as one of a table's, be it as closed. */
  readonly isKnown: (message: string) => Promise<boolean>;
  /** Tables with something left to do in their channels. */
  readonly owing: () => Promise<readonly string[]>;
}

/** What the store knows of a channel. A channel that was found closed may be open again. */
export function storedOf({
  messages,
  channel,
}: Pick<TableForChannel, 'messages' | 'channel'>): Omit<Observed, 'doubts' | 'mustBeRead'> {
  const { posted, givenUp, access, untold, isArchived } = channel;
  return {
    ...{ messages, posted, isThreadArchived: isArchived },
    ...(givenUp === undefined ? {} : { givenUp }),
    ...(access === undefined ? {} : { access: { ...access, mayBeOpen: true } }),
    ...(untold === undefined ? {} : { untold }),
  };
}

/**
 * What has changed in what is known of a channel; `undefined` if nothing did. Who is untold is written by whoever finds that out. In every other
 * note it stays as the store has it, as a press may have told them since this was read.
 */
export function seenSince(
  before: Observed,
  after: Observed,
): Pick<Seen, 'messages' | 'channel' | 'keepsUntold'> | undefined {
  const gone = before.messages.filter(({ id }) => after.messages.every((message) => message.id !== id));
  const messages = [
    ...gone.map((message): ShownMessage => ({ ...message, standing: 'closed' })),
    ...after.messages.filter((message) => !before.messages.includes(message)),
  ];
  const channel = channelOf(after);
  const isSame = JSON.stringify(channel) === JSON.stringify(channelOf(before));
  if (messages.length === 0 && isSame) return undefined;
  // The loss of another place is news to the same person.
  const keepsUntold = before.untold === after.untold && before.access?.channel === after.access?.channel;
  return {
    ...(messages.length === 0 ? {} : { messages }),
    ...(isSame ? {} : { channel, ...(keepsUntold ? { keepsUntold } : {}) }),
  };
}

const channelOf = ({ posted, givenUp, access, untold, isThreadArchived }: Observed): KnownChannel => ({
  ...{ posted, isArchived: isThreadArchived },
  ...(givenUp === undefined ? {} : { givenUp }),
  ...(access === undefined ? {} : { access: { channel: access.channel, error: access.error } }),
  ...(untold === undefined ? {} : { untold }),
});

/** What a table's channel needs to know of it, from what was read of the table. */
export const openedTable = ({
  messages,
  channel,
  notices,
  now,
  log,
  entries,
  profiles,
}: OpenedTable): TableForChannel => ({
  ...{ now, log, entries, profiles },
  messages: messages.map(({ table: _table, ...message }) => message),
  channel: knownChannel(channel),
  notices: notices.flatMap(noticeOf),
});

function knownChannel({ access, ...rest }: OpenedTable['channel']): KnownChannel {
  const error = ACCESS_ERRORS.find((accessError) => accessError === access?.error);
  return access === undefined || error === undefined
    ? rest
    : { ...rest, access: { channel: access.channel, error } };
}

/** A notice; one of a kind that only a later version knows is none. */
function noticeOf({ kind, ...rest }: OpenedTable['notices'][number]): readonly PendingNotice[] {
  const known = NOTICE_KINDS.find((each) => each === kind);
  return known === undefined ? [] : [{ ...rest, kind: known }];
}

/** Why the channel in which a table lives cannot be spoken to, as far as is known. */
export function accessErrorOf({
  now,
  channel,
}: Pick<OpenedTable, 'now' | 'channel'>): AccessError | undefined {
  const { access } = knownChannel(channel);
  return access?.channel === now.table.channel ? access.error : undefined;
}

/** The tables as their channels need them. */
export const channelStore = (
  tables: Pick<Tables, 'opened' | 'claim' | 'note' | 'log' | 'ofMessage' | 'owing'>,
): ChannelStore => ({
  open: async (table) => {
    const opened = await tables.opened({ table });
    return opened && openedTable(opened);
  },
  claim: (table) => tables.claim(table),
  note: async (claim, seen) => openedTable(await tables.note(claim.table, rowsOf(seen), claim)),
  log: (table, from, to) => tables.log(table, from, to),
  isKnown: async (message) => (await tables.ofMessage(message)) !== undefined,
  owing: () => tables.owing(),
});

const rowsOf = ({ messages, ...rest }: Seen): Parameters<Tables['note']>[1] => ({
  ...rest,
  ...(messages === undefined
    ? {}
    : { messages: messages.map((message) => ({ ...message, files: message.files ?? [] })) }),
});
