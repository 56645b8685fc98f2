import type { Census, CensusOf, Opening, Seen, Wanted as WantedRows } from '../../store/store.ts';
import type { Phase, TableListed, TableNow } from '../model/table.ts';
import type { OpenedTable } from './kept-tables.ts';
import { readSettings, type ServerSettings } from './servers.ts';
import type { Book, TablesParts } from './table-repository.ts';

/** Which tables are listed, seen from a channel, and how many at most. */
type Wanted = WantedRows & { readonly phases: readonly Phase[] };

/** The phases in which a table counts as open. */
export const OPEN: readonly Phase[] = ['lobby', 'playing'];

/** What a server has settled, and the open tables by which its bounds are met; see `Census` of the store. */
export type OpenTables = Omit<Census, 'server'> & { readonly settings: ServerSettings };

/** How tables are found and looked at; see {@link finding}. */
export type Finding = ReturnType<typeof finding>;

/** How tables are found and looked at; nothing of it changes them. */
export const finding = (book: Book, { store, clock }: Pick<TablesParts, 'store' | 'clock'>) => ({
  /** The table as it stands. */
  look: (id: string): Promise<TableNow | undefined> => book.kept.look(id),

  /** The table with all that is known of its channel, and what else is asked of it, in one read. */
  opened: (what: Opening): Promise<OpenedTable | undefined> => book.kept.opened(what),

  /** Keeps what was seen or done in the table's channel, and brings the table as it is then. Throws where another process works there. */
  note: (table: string, seen: Seen): Promise<OpenedTable> => book.kept.note(table, seen),

  /** The table of a message of the bot's; absent if nobody has noted the message. */
  ofMessage: (message: string): Promise<string | undefined> => store.tableOf(message),

  /** A table that has lost its place, of which somebody could not be told. */
  untoldTo: (person: string): Promise<string | undefined> => store.untoldTo(person),

  /** Tables with something left to do in their channels, the longest waiting first. */
  owing: async (): Promise<readonly string[]> => (await store.owing()).map(({ table }) => table),

  /** Entries of the match's log from one ply on, up to and without another: for `PlayableMatch.happened`. */
  log: (id: string, from: number, to?: number): Promise<readonly string[]> => book.kept.log(id, from, to),

  /** A person's tables anywhere, latest touched first. */
  of: async (person: string, phases: readonly Phase[]): Promise<readonly TableNow[]> =>
    book.kept.lookAtAll(await store.tablesOf(person, phases)),

  /** Tables of a channel, latest touched first. */
  in: async (channel: string, phases: readonly Phase[]): Promise<readonly TableNow[]> =>
    book.kept.lookAtAll(await store.tablesIn(channel, phases)),

  /** A few of a person's tables, without their matches: those of a channel first, then the latest touched. */
  nearest: async (person: string, wanted: Wanted): Promise<readonly TableListed[]> =>
    book.kept.list(await store.nearestOf(person, wanted)),

  /** A few tables of a channel at which somebody does not sit, without their matches, latest touched first. */
  others: async (person: string, wanted: Wanted): Promise<readonly TableListed[]> =>
    book.kept.list(await store.othersIn(person, wanted)),

  /** Lobbies and matches, of one server or of all. */
  async inUse(guild?: string): Promise<readonly TableNow[]> {
    const rows = await Promise.all(
      ['lobby', 'playing'].map((phase) => store.untouched(phase, Number.MAX_SAFE_INTEGER)),
    );
    return book.kept.lookAtAll(rows.flat().filter((row) => guild === undefined || row.guild === guild));
  },

  /** Lobbies and matches that nobody has touched for so many milliseconds. */
  async waiting(since: number): Promise<readonly TableNow[]> {
    const rows = await Promise.all(OPEN.map((phase) => store.untouched(phase, clock.now() - since)));
    return book.kept.lookAtAll(rows.flat());
  },

  /** What a server has settled, and how many tables there are in it, at a home and with a person, all at the same moment. */
  async census(of: Pick<CensusOf, 'guild' | 'home' | 'person'>): Promise<OpenTables> {
    const { server, ...counts } = await store.census({ ...of, open: OPEN, lobby: ['lobby'] });
    return { settings: readSettings(server), ...counts };
  },
});
