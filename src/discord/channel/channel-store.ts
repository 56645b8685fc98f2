import type { Tables } from '../../tables/service/tables.ts';
import { type ChannelStore, openedTable, type Seen } from './opened-table.ts';

/** The tables as their channels need them. */
export const channelStore = (
  tables: Pick<Tables, 'opened' | 'note' | 'log' | 'ofMessage' | 'owing'>,
): ChannelStore => ({
  open: async (table) => {
    const opened = await tables.opened({ table });
    return opened && openedTable(opened);
  },
  note: async (table, seen) => openedTable(await tables.note(table, rowsOf(seen))),
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
