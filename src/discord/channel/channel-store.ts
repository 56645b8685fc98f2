import type { PlayableGame } from '../../games/playable.ts';
import { NOTICE_KINDS } from '../../tables/model/notice.ts';
import { readProfile } from '../../tables/model/profile.ts';
import { type ChannelRows, readStored } from '../../tables/service/stored-table.ts';
import { BARRIERS } from '../protocol/barrier.ts';
import { logNeeded } from '../views/live-message.ts';
import type { ChannelStore, KnownChannel, Notice, OpenedTable, Seen } from './opened-table.ts';
import type { ShownMessage } from './state.ts';

type Opened = NonNullable<Awaited<ReturnType<ChannelRows['open']>>>;
type Noted = Parameters<ChannelRows['note']>[1];

/** Somebody else works at a table by now, or works there already. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

/** The store as channels need it. */
export function channelStore(
  rows: ChannelRows,
  gameOf: (name: string) => PlayableGame | undefined,
): ChannelStore {
  return {
    open: async (table) => {
      const opened = await rows.open({ table });
      return opened && openedTable(opened, gameOf);
    },
    note: async (table, seen) => {
      const claim = await rows.claims.claim(table);
      if (claim === undefined) throw new NotOurs(`another process works at table ${table}`);
      const opened = openedTable(await rows.note(claim, notedFrom(seen)), gameOf);
      if (opened === undefined) throw new RangeError(`the game of table ${table} is not played here`);
      return opened;
    },
    log: async (table, from, to) => (await rows.log(table, from, to)).map(({ body }) => body),
    isKnown: async (table, message) => (await rows.open({ table, message }))?.pressed !== undefined,
    owing: async () => (await rows.owing()).map(({ table }) => table),
  };
}

/** A table as its row is read, with what is known of its channel; `undefined` if its game is not played here. */
export function openedTable(
  opened: Opened,
  gameOf: (name: string) => PlayableGame | undefined,
): OpenedTable | undefined {
  const now = readStored(opened, gameOf);
  if (now === undefined) return undefined;
  const from = logNeeded(now) ?? Number.POSITIVE_INFINITY;
  return {
    now,
    log: opened.log.filter(({ ply }) => ply >= from).map(({ body }) => body),
    messages: opened.messages.map(shownMessage),
    channel: knownChannel(opened.channel),
    notices: opened.notices.flatMap(noticeOf),
    profiles: new Map([...opened.profiles].map(([person, body]) => [person, readProfile(body)])),
  };
}

const shownMessage = ({ table: _table, ...message }: Opened['messages'][number]): ShownMessage => message;

function knownChannel({ access, ...rest }: Opened['channel']): KnownChannel {
  const error = BARRIERS.find((barrier) => barrier === access?.error);
  return access === undefined || error === undefined
    ? rest
    : { ...rest, access: { channel: access.channel, error } };
}

/** A notice; one of a kind that only a later version knows is none. */
function noticeOf({ kind, ...rest }: Opened['notices'][number]): readonly Notice[] {
  const known = NOTICE_KINDS.find((each) => each === kind);
  return known === undefined ? [] : [{ ...rest, kind: known }];
}

const notedFrom = ({ messages, ...rest }: Seen): Noted => ({
  ...rest,
  ...(messages === undefined
    ? {}
    : { messages: messages.map((message) => ({ ...message, files: message.files ?? [] })) }),
});
