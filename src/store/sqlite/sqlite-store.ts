import type Database from 'better-sqlite3';
import { INTERACTION_MEMORY_MS } from '../interaction-memory.ts';
import { refusalOf } from '../refusal.ts';
import { type BoardRecord, boardOf, boardPlace } from '../rows.ts';
import type {
  Census,
  CensusOf,
  HeldStore,
  LogRow,
  NearRow,
  Noticing,
  OldestFirst,
  ServerList,
  Store,
  Wanted,
} from '../store.ts';
import { channels, intact, TABLE_COLUMNS, type TableRecord, tableOf, type Whole } from './channels.ts';
import { hasRightChecksum } from './checksums.ts';
import { commits, FORGET_INTERACTIONS } from './commits.ts';
import { BEAT, LeaseLost } from './lease.ts';
import type { LockWait } from './lock-wait.ts';
import { type OpenedFile, openFile, openMemory } from './open-file.ts';
import { removals } from './removals.ts';
import { results } from './results.ts';
import { settingsStore } from './settings.ts';
import { shrinking } from './shrinking.ts';
import { WholeClaims, type Writer, writerOf } from './writer.ts';

/** Where the store lies, and what tells it the time. */
export interface StoreOptions {
  /** The path of the database; `:memory:` for one that lives and dies with the process. */
  readonly file: string;
  readonly clock: { now(): number };
  /** Given where a database that another bot holds is to be waited for. */
  readonly waiting?: LockWait;
  /** Hears, once, that another process has taken the database over: nothing can be written any more. */
  readonly lost?: (error: LeaseLost) => void;
  /** Given where somebody else says when a sign of life is to be written; it then gets what writes one. */
  readonly heartbeat?: (beat: () => void) => void;
  /** Hears of each sign of life that was written. */
  readonly beaten?: () => void;
}

/**
 * Opens the store in a SQLite file, and creates the file if there is none.
 *
 * @throws StoreRefused if the file is damaged, in use and not waited for, from another version, or not writable; it
 * is then unchanged
 */
export async function openStore({
  file,
  clock,
  waiting,
  lost,
  heartbeat,
  beaten,
}: StoreOptions): Promise<HeldStore> {
  const opened = file === ':memory:' ? openMemory() : await openFile(file, waiting);
  const { database, lease } = opened;
  const claims = new WholeClaims(lease.term);
  let told = false;
  let beating: NodeJS.Timeout | undefined;
  const losing = (error: LeaseLost): void => {
    clearInterval(beating);
    if (told) return;
    told = true;
    lost?.(error);
  };
  const write = writerOf(database, lease, losing);
  try {
    write(() => {
      database.prepare(FORGET_INTERACTIONS).run(clock.now() - INTERACTION_MEMORY_MS);
    })();
  } catch (error) {
    opened.close();
    throw refusalOf(error, file);
  }
  const beat = beatOf(opened, write, beaten);
  if (heartbeat !== undefined) heartbeat(beat);
  else if (file !== ':memory:') beating = setInterval(beat, BEAT).unref();
  const parts = { claims, clock };
  const close = async (): Promise<void> => {
    clearInterval(beating);
    if (!database.open) return;
    try {
      if (!told) write(() => lease.release())();
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
    } finally {
      opened.close();
    }
  };
  return {
    ...tables(database),
    ...channels(database, write, parts),
    ...settingsStore(database, write),
    ...settings(database, write),
    ...results(database),
    commit: commits(database, write, parts),
    remove: removals(database, write, claims),
    shrink: shrinking(database, write),
    claims,
    isAlone: true,
    hosts: () => 1,
    held: () => !told && (file === ':memory:' || lease.fresh),
    close,
  };
}

/** Shows that this process lives. If a beat fails other than by a loss, as on a full disk, the next makes up for it. */
function beatOf({ beat }: OpenedFile, write: Writer, beaten: (() => void) | undefined): () => void {
  const show = write(beat);
  return () => {
    try {
      show();
      beaten?.();
    } catch {
      // A loss was told by the writer; without beats the store says by itself that it is not surely held.
    }
  };
}

type Part<Name extends keyof Store> = Pick<Store, Name>;

/** What a query for a list of tables is given. */
interface Listed {
  readonly person: string;
  readonly guild: string | null;
  readonly channel: string;
  readonly phases: string;
  readonly most: number;
}

/** What a census is asked for: as {@link CensusOf}, its lists as texts. */
type Counted = Omit<CensusOf, 'open' | 'lobby'> & { readonly open: string; readonly lobby: string };

/** A census as SQLite brings it. */
type CensusRow = Omit<Census, 'server'> & { readonly server: string | null };

const NOBODY = { inServer: 0, atHome: 0, ofPerson: 0, hosted: 0 } as const;

function tables(
  database: Database.Database,
): Part<
  | 'log'
  | 'tablesOf'
  | 'tablesIn'
  | 'tablesAt'
  | 'writtenAt'
  | 'listedAt'
  | 'nearestOf'
  | 'othersIn'
  | 'untouched'
  | 'oldest'
  | 'due'
  | 'dueOf'
  | 'noticing'
  | 'census'
  | 'mentioning'
> {
  const entries = database.prepare<[string, number, number], LogRow & Whole>(`
    SELECT ply, person, body, at, ${hasRightChecksum(database, 'log')} AS whole FROM log
    WHERE table_id = ? AND ply >= ? AND ply < ? ORDER BY ply`);
  const ofPerson = database.prepare<[string, string], TableRecord>(`
    SELECT ${TABLE_COLUMNS} FROM tables
    WHERE id IN (SELECT table_id FROM people WHERE person = ?) AND phase IN (SELECT value FROM json_each(?))
    ORDER BY touched_at DESC, id`);
  const inChannel = database.prepare<[{ channel: string; phases: string }], TableRecord>(`
    SELECT ${TABLE_COLUMNS} FROM tables
    WHERE (channel = @channel OR home = @channel) AND phase IN (SELECT value FROM json_each(@phases))
    ORDER BY touched_at DESC, id`);
  const inServer = database
    .prepare<[string, string], string>(`
    SELECT id FROM tables WHERE guild = ? AND phase IN (SELECT value FROM json_each(?)) ORDER BY id`)
    .pluck();
  const written = database
    .prepare<[string, string, string], number>(`
    SELECT EXISTS (SELECT 1 FROM tables
      WHERE guild = ? AND phase IN (SELECT value FROM json_each(?)) AND instr(lower(body), lower(?)) > 0)`)
    .pluck();
  // Which tables they are is found in indexes alone; only those are read.
  const nearest = database.prepare<[Listed], TableRecord & BoardRecord>(`
    SELECT ${TABLE_COLUMNS}, ${boardOf('tables')} FROM tables
    WHERE id IN (
      SELECT known.id FROM people JOIN tables AS known INDEXED BY tables_listed ON known.id = people.table_id
      WHERE people.person = @person AND (@guild IS NULL OR known.guild = @guild)
        AND known.phase IN (SELECT value FROM json_each(@phases))
      ORDER BY known.channel = @channel DESC, known.touched_at DESC, known.id LIMIT @most)
    ORDER BY channel = @channel DESC, touched_at DESC, id`);
  const others = database.prepare<[Listed], TableRecord>(`
    SELECT ${TABLE_COLUMNS} FROM tables
    WHERE id IN (
      SELECT known.id FROM tables AS known INDEXED BY tables_by_channel
      WHERE known.channel = @channel AND known.phase IN (SELECT value FROM json_each(@phases))
        AND NOT EXISTS (SELECT 1 FROM people WHERE table_id = known.id AND person = @person)
      ORDER BY known.touched_at DESC, known.id LIMIT @most)
    ORDER BY touched_at DESC, id`);
  const atServer = database.prepare<
    [Omit<ServerList, 'phases'> & { readonly guild: string; readonly phases: string }],
    TableRecord & BoardRecord
  >(`
    SELECT ${TABLE_COLUMNS}, ${boardOf('tables')} FROM tables
    WHERE id IN (
      SELECT known.id FROM tables AS known INDEXED BY tables_by_guild
      WHERE known.guild = @guild AND known.phase IN (SELECT value FROM json_each(@phases))
      ORDER BY known.opened_at DESC, known.id LIMIT @most OFFSET @from)
    ORDER BY opened_at DESC, id`);
  const listed = (person: string, { guild, channel, phases, most }: Wanted): Listed => ({
    person,
    guild: guild ?? null,
    channel,
    phases: JSON.stringify(phases),
    most,
  });
  const resting = database.prepare<[string, number], TableRecord>(
    `SELECT ${TABLE_COLUMNS} FROM tables WHERE phase = ? AND touched_at < ? ORDER BY touched_at, id`,
  );
  const oldest = database.prepare<
    [Required<Omit<OldestFirst, 'after'>> & { id: string; at: number }],
    TableRecord
  >(`
    SELECT ${TABLE_COLUMNS} FROM tables
    WHERE phase = @phase AND touched_at < @before AND (touched_at, id) > (@at, @id)
    ORDER BY touched_at, id LIMIT @most`);
  const dueBy = database.prepare<[number], TableRecord>(`
    SELECT ${TABLE_COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM wakes WHERE at <= ?)
    ORDER BY wakeAt, id`);
  const dueOf = database.prepare<[string, number, number], TableRecord>(`
    SELECT ${TABLE_COLUMNS} FROM tables
    WHERE id IN (
      SELECT people.table_id FROM people JOIN wakes ON wakes.table_id = people.table_id
      WHERE people.person = ? AND wakes.at <= ? ORDER BY wakes.at, people.table_id LIMIT ?)
    ORDER BY wakeAt, id`);
  const noticing = database
    .prepare<
      [Omit<Noticing, 'phases' | 'channel'> & { person: string; channel: string | null; phases: string }],
      string
    >(`
    SELECT people.table_id FROM people JOIN tables INDEXED BY tables_listed ON tables.id = people.table_id
      JOIN notices ON notices.table_id = people.table_id AND notices.person = people.person
    WHERE people.person = @person AND tables.phase IN (SELECT value FROM json_each(@phases))
      AND (@channel IS NULL OR tables.channel = @channel)
    GROUP BY people.table_id ORDER BY MIN(notices.at), people.table_id LIMIT @most`)
    .pluck();
  // The host is the first of the people of a table.
  const counted = database.prepare<[Counted], CensusRow>(`
    SELECT
      (SELECT body FROM servers WHERE guild = @guild) AS server,
      (SELECT COUNT(*) FROM tables WHERE guild = @guild AND phase IN (SELECT value FROM json_each(@open))) AS inServer,
      (SELECT COUNT(*) FROM tables WHERE home = @home AND phase IN (SELECT value FROM json_each(@open))) AS atHome,
      (SELECT COUNT(*) FROM people JOIN tables INDEXED BY tables_listed ON tables.id = people.table_id
        WHERE people.person = @person AND tables.phase IN (SELECT value FROM json_each(@open))) AS ofPerson,
      (SELECT COUNT(*) FROM people JOIN tables INDEXED BY tables_listed ON tables.id = people.table_id
        WHERE people.person = @person AND people.position = 0
          AND tables.phase IN (SELECT value FROM json_each(@lobby))) AS hosted`);
  const naming = database.prepare<[{ readonly person: string }], TableRecord>(`
    SELECT ${TABLE_COLUMNS} FROM tables
    WHERE id IN (SELECT table_id FROM people WHERE person = @person)
      OR id IN (SELECT table_id FROM log WHERE person = @person)
      OR instr(body, '"' || @person || '"') > 0
    ORDER BY opened_at, id`);

  return {
    log: async (table, from = 0, to = Number.MAX_SAFE_INTEGER) => entries.all(table, from, to).map(intact),
    tablesOf: async (person, phases) => ofPerson.all(person, JSON.stringify(phases)).map(tableOf),
    tablesIn: async (channel, phases) =>
      inChannel.all({ channel, phases: JSON.stringify(phases) }).map(tableOf),
    tablesAt: async (guild, phases) => inServer.all(guild, JSON.stringify(phases)),
    writtenAt: async (guild, phases, text) => written.get(guild, JSON.stringify(phases), text) === 1,
    nearestOf: async (person, wanted) => nearest.all(listed(person, wanted)).map(nearRow),
    listedAt: async (guild, { phases, ...list }) =>
      atServer.all({ guild, ...list, phases: JSON.stringify(phases) }).map(nearRow),
    othersIn: async (person, wanted) => others.all(listed(person, wanted)).map(tableOf),
    untouched: async (phase, since) => resting.all(phase, since).map(tableOf),
    oldest: async ({ after, ...list }) =>
      oldest
        .all({ ...list, id: after?.id ?? '', at: after?.activeAt ?? Number.MIN_SAFE_INTEGER })
        .map(tableOf),
    due: async (by) => dueBy.all(by).map(tableOf),
    dueOf: async (person, by, most) => dueOf.all(person, by, most).map(tableOf),
    noticing: async (person, { channel, phases, most }) =>
      noticing.all({ person, channel: channel ?? null, phases: JSON.stringify(phases), most }),
    census: async ({ open, lobby, ...of }) => {
      const found = counted.get({ ...of, open: JSON.stringify(open), lobby: JSON.stringify(lobby) });
      return { ...(found ?? NOBODY), server: found?.server ?? undefined };
    },
    mentioning: async (person) => naming.all({ person }).map(tableOf),
  };
}

const nearRow = ({ boardId, boardChannel, isBarred, ...table }: TableRecord & BoardRecord): NearRow => ({
  ...tableOf(table),
  ...boardPlace({ boardId, boardChannel, isBarred }),
});

function settings(
  database: Database.Database,
  write: Writer,
): Part<'setting' | 'setSetting' | 'settingsUnder'> {
  const read = database.prepare<[string], string>('SELECT value FROM notes WHERE key = ?').pluck();
  const put = database.prepare<[string, string]>(
    'INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  const set = write((key: string, value: string) => void put.run(key, value));
  // Behind every text that begins so stands the beginning with the last character that there is.
  const under = database.prepare<[string, string], { readonly key: string; readonly value: string }>(
    'SELECT key, value FROM notes WHERE key >= ? AND key < ? || char(1114111)',
  );
  return {
    setting: async (key) => read.get(key),
    setSetting: async (key, value) => set(key, value),
    settingsUnder: async (beginning) =>
      new Map(under.all(beginning, beginning).map(({ key, value }) => [key, value])),
  };
}
