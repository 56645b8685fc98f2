import type Database from 'better-sqlite3';
import { DamagedRow } from '../refusal.ts';
import { UNSEEN } from '../rows.ts';
import type {
  ChannelRow,
  Claim,
  LogRow,
  MessageRow,
  NoticeRow,
  OpenedRow,
  OpeningContext,
  Owed,
  SeenRow,
  Store,
  TableRow,
} from '../store.ts';
import { hasRightChecksum } from './checksums.ts';
import type { WholeClaims, Writer } from './writer.ts';

/** Whether a row is as it was written. */
export interface Whole {
  readonly whole: 0 | 1;
}

/** What a row holds, unless a byte of it is another than was written: then a {@link DamagedRow} is thrown. */
export function intact<R extends Whole>({ whole, ...row }: R): Omit<R, 'whole'> {
  if (whole === 0) throw new DamagedRow('a row of the database has changed since it was written');
  return row;
}

/** A table as {@link TABLE_COLUMNS} bring it. */
export type TableRecord = Omit<TableRow, 'people' | 'wakeAt' | 'isFinished' | 'isThreadOver'> & {
  readonly people: string;
  readonly wakeAt: number | null;
  readonly finished: 0 | 1;
  readonly threadOver: 0 | 1;
};

/** What a query for tables selects. */
export const TABLE_COLUMNS = `id, guild, channel, home, game, phase, revision, body, opened_at AS openedAt, touched_at AS activeAt,
  generation, log_from AS logFrom, finished, thread_over AS threadOver,
  (SELECT at FROM wakes WHERE table_id = tables.id) AS wakeAt,
  (SELECT json_group_array(person ORDER BY position) FROM people WHERE table_id = tables.id) AS people`;

/** The row of a table as the store brings it. */
export function tableOf(record: TableRecord): TableRow {
  const people: unknown = JSON.parse(record.people);
  const { wakeAt, finished, threadOver, ...rest } = record;
  return {
    ...rest,
    ...(wakeAt === null ? {} : { wakeAt }),
    ...{ isFinished: finished === 1, isThreadOver: threadOver === 1 },
    people: Array.isArray(people) ? people.map(String) : [],
  };
}

type OpenedRecord = TableRecord & Whole & { readonly snapshot: string | null };

/** What a row is selected as: in JSON, as the store brings it. What is not known is left out. */
const known = (fields: string): string => `json_patch('{}', json_object(${fields}))`;
const MESSAGE =
  known(`'id', id, 'table', table_id, 'channel', channel, 'generation', generation, 'fromPly', from_ply,
  'standing', standing, 'shows', shows, 'digest', digest, 'files', json(files)`);
const CHANNEL =
  known(`'posted', posted, 'givenUp', given_up, 'untold', untold, 'isArchived', json(iif(archived, 'true', 'false')),
  'access', json(iif(access_channel IS NULL, NULL, json_object('channel', access_channel, 'error', access)))`);
const NOTICE = known(`'id', id, 'table', table_id, 'kind', kind, 'seat', seat, 'person', person, 'at', at`);

const read = <T>(json: string): T => JSON.parse(json);

/** What waits to be told at a table, oldest first. */
export function noticesOf(database: Database.Database): (table: string) => readonly NoticeRow[] {
  const waiting = database
    .prepare<[string], string>(`SELECT ${NOTICE} FROM notices WHERE table_id = ? ORDER BY id`)
    .pluck();
  return (table) => waiting.all(table).map(read<NoticeRow>);
}

/** What a table's channel shows, as far as it was noted. */
export function shownOf(
  database: Database.Database,
): (table: string) => Pick<OpenedRow, 'messages' | 'channel'> {
  const standing = database
    .prepare<[string], string>(`
      SELECT ${MESSAGE} FROM channel_messages WHERE table_id = ? AND standing <> 'closed' ORDER BY generation, id`)
    .pluck();
  const channel = database
    .prepare<[string], string>(`SELECT ${CHANNEL} FROM channels WHERE table_id = ?`)
    .pluck();
  return (table) => {
    const noted = channel.get(table);
    return {
      messages: standing.all(table).map(read<MessageRow>),
      channel: noted === undefined ? UNSEEN : read(noted),
    };
  };
}

/** Reads all that a press needs of a table, as it stands at one moment. */
export function openingOf(database: Database.Database): (what: OpeningContext) => OpenedRow | undefined {
  const one = database.prepare<[string], OpenedRecord>(`
    SELECT ${TABLE_COLUMNS}, snapshot, ${hasRightChecksum(database, 'tables')} AS whole FROM tables WHERE id = ?`);
  const entries = database.prepare<[string, number], LogRow & Whole>(
    `SELECT ply, person, body, at, ${hasRightChecksum(database, 'log')} AS whole FROM log WHERE table_id = ? AND ply >= ? ORDER BY ply`,
  );
  const pressed = database
    .prepare<[string], string>(`SELECT ${MESSAGE} FROM channel_messages WHERE id = ?`)
    .pluck();
  const handled = database.prepare<[string], 1>('SELECT 1 FROM interactions WHERE id = ?').pluck();
  const profiles = database.prepare<
    [{ readonly table: string; readonly person: string }],
    { readonly person: string; readonly body: string }
  >(`
    SELECT person, body FROM profiles
    WHERE person IN (
      SELECT person FROM people WHERE table_id = @table UNION SELECT person FROM notices WHERE table_id = @table
      UNION SELECT @person)`);
  const untold = database
    .prepare<[string], string>('SELECT table_id FROM channels WHERE untold = ? ORDER BY table_id LIMIT 1')
    .pluck();
  const server = database.prepare<[string], string>('SELECT body FROM servers WHERE guild = ?').pluck();
  const notices = noticesOf(database);
  const shown = shownOf(database);

  return database.transaction(
    ({ table: id, interaction, message, person }: OpeningContext): OpenedRow | undefined => {
      const record = one.get(id);
      if (record === undefined) return undefined;
      const { snapshot, ...rest } = intact(record);
      const table = tableOf(rest);
      const inMessage = message === undefined ? undefined : pressed.get(message);
      return {
        table,
        snapshot: snapshot ?? undefined,
        log: wholeEnd(entries.all(id, table.logFrom)),
        ...shown(id),
        pressed: inMessage === undefined ? undefined : read(inMessage),
        isHandled: interaction !== undefined && handled.get(interaction) !== undefined,
        profiles: new Map(
          profiles.all({ table: id, person: person ?? '' }).map((row) => [row.person, row.body]),
        ),
        notices: notices(id),
        untold: person === undefined ? undefined : untold.get(person),
        server: person === undefined ? undefined : server.get(table.guild),
      };
    },
  );
}

/** The entries behind the last that is damaged, so that the match goes on without what cannot be told. */
const wholeEnd = (rows: readonly (LogRow & Whole)[]): readonly LogRow[] =>
  rows.slice(rows.findLastIndex(({ whole }) => whole === 0) + 1).map(intact);

/** Whether something is left to do at the table of a row of `channels`. */
export const OWES = `EXISTS (
    SELECT 1 FROM tables WHERE tables.id = channels.table_id AND (
      (tables.generation > channels.posted AND COALESCE(channels.given_up, -1) < tables.revision)
      OR tables.thread_over > channels.archived
      OR EXISTS (SELECT 1 FROM notices WHERE notices.table_id = tables.id)
      OR EXISTS (
        SELECT 1 FROM channel_messages AS message
        WHERE message.table_id = tables.id AND message.standing <> 'closed'
          AND (message.standing = 'leaving' OR message.shows < tables.revision))))`;

/** Notes since when work is left at a table, or that none is; call it in the write that may have changed that. */
export function updateOwedIn(database: Database.Database): (table: string, now: number) => void {
  const look = database.prepare<[string], { readonly owes: 0 | 1; readonly since: number | null }>(
    `SELECT ${OWES} AS owes, owed_since AS since FROM channels WHERE table_id = ?`,
  );
  const put = database.prepare<[number | null, string]>(
    'UPDATE channels SET owed_since = ? WHERE table_id = ?',
  );
  return (table, now) => {
    const found = look.get(table);
    if (found === undefined) return;
    if (found.owes === 0 && found.since !== null) put.run(null, table);
    if (found.owes === 1 && found.since === null) put.run(now, table);
  };
}

/** The part of the store that keeps what stands in the channels. */
export function channels(
  database: Database.Database,
  write: Writer,
  { claims, clock }: { readonly claims: WholeClaims; readonly clock: { now(): number } },
): Pick<Store, 'open' | 'note' | 'owing' | 'tableOf' | 'untoldTo'> {
  const open = openingOf(database);
  const updateOwed = updateOwedIn(database);
  const leave = database.prepare<[string, string]>(
    `UPDATE channel_messages SET standing = 'leaving' WHERE table_id = ? AND standing = 'live' AND id <> ?`,
  );
  const putMessage = database.prepare<[Record<string, string | number | null>]>(`
    INSERT INTO channel_messages (id, table_id, channel, generation, from_ply, standing, shows, digest, files)
    VALUES (@id, @table, @channel, @generation, @fromPly, @standing, @shows, @digest, @files)
    ON CONFLICT (id) DO UPDATE SET table_id = excluded.table_id, channel = excluded.channel,
      generation = excluded.generation, from_ply = excluded.from_ply, standing = excluded.standing,
      shows = excluded.shows, digest = excluded.digest, files = excluded.files`);
  const putChannel = database.prepare<[Record<string, string | number | null>]>(`
    UPDATE channels SET posted = @posted, given_up = @givenUp, access = @access, access_channel = @accessChannel,
      untold = CASE WHEN @keepsUntold = 1 THEN untold ELSE @untold END, archived = @archived
    WHERE table_id = @table`);
  const dropUntold = database.prepare<[string, string]>(
    'UPDATE channels SET untold = NULL WHERE table_id = ? AND untold = ?',
  );
  const dropNotice = database.prepare<[number, string]>('DELETE FROM notices WHERE id = ? AND table_id = ?');
  const owing = database.prepare<[], Omit<Owed, 'isBarred'> & { readonly barred: 0 | 1 }>(`
    SELECT table_id AS "table", owed_since AS since,
      EXISTS (SELECT 1 FROM tables WHERE id = table_id AND channel = access_channel) AS barred
    FROM channels WHERE owed_since IS NOT NULL ORDER BY owed_since, table_id`);

  const tableOf = database
    .prepare<[string], string>('SELECT table_id FROM channel_messages WHERE id = ?')
    .pluck();
  const untoldTo = database
    .prepare<[string], string>('SELECT table_id FROM channels WHERE untold = ? ORDER BY table_id LIMIT 1')
    .pluck();

  function put(table: string, message: NonNullable<SeenRow['messages']>[number]): void {
    if (message.standing === 'live') leave.run(table, message.id);
    putMessage.run({
      ...{ ...message, table },
      digest: message.digest ?? null,
      files: JSON.stringify(message.files),
    });
  }

  const note = write(
    (claim: Claim, { messages = [], channel, keepsUntold, told, notices = [] }: SeenRow): OpenedRow => {
      claims.check(claim);
      const { table } = claim;
      // A message that was live makes room first.
      for (const message of messages) if (message.standing !== 'live') put(table, message);
      for (const message of messages) if (message.standing === 'live') put(table, message);
      if (channel !== undefined)
        putChannel.run({ table, keepsUntold: keepsUntold === true ? 1 : 0, ...channelRecord(channel) });
      if (told !== undefined) dropUntold.run(table, told);
      for (const id of notices) dropNotice.run(id, table);
      updateOwed(table, clock.now());
      const opened = open({ table });
      if (opened === undefined) throw new RangeError(`there is no table ${table}`);
      return opened;
    },
  );

  return {
    open: async (what) => open(what),
    note: async (claim, seen) => note(claim, seen),
    tableOf: async (message) => tableOf.get(message),
    untoldTo: async (person) => untoldTo.get(person),
    owing: async () => owing.all().map(({ barred, ...rest }) => ({ ...rest, isBarred: barred === 1 })),
  };
}

const channelRecord = ({ posted, givenUp, access, untold, isArchived }: ChannelRow) => ({
  posted,
  givenUp: givenUp ?? null,
  access: access?.error ?? null,
  accessChannel: access?.channel ?? null,
  untold: untold ?? null,
  archived: isArchived ? 1 : 0,
});
