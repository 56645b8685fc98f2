import type Database from 'better-sqlite3';
import type { SqlReader } from '../sql/database.ts';
import { type OpenedRecord, openedOf, openingParameters, openingStatement } from '../sql/open.ts';
import { noticeList, OWES, type ShownRow, shownColumns, shownIn } from '../sql/rows.ts';
import {
  assigned,
  BELONGINGS,
  channelRecord,
  MESSAGE_COLUMNS,
  messageRecord,
  type NotedMessage,
  TABLE_COLUMNS,
  tableRecord,
} from '../sql/written.ts';
import type { Claim, Commit, Committed, OpenedRow, Removed, SeenRow, Store } from '../store.ts';
import type { RunSql } from './sql.ts';

const places = (columns: readonly string[]): string => columns.map((_, at) => `$${at + 1}`).join(', ');

const PUT_TABLE = `
  INSERT INTO tables (${TABLE_COLUMNS.join(', ')}, snapshot) VALUES (${places([...TABLE_COLUMNS, 'snapshot'])})
  ON CONFLICT (id) DO UPDATE SET ${assigned(TABLE_COLUMNS.slice(1), 'excluded')},
    snapshot = COALESCE(excluded.snapshot, snapshot)`;

const PUT_MESSAGE = `
  INSERT INTO channel_messages (${MESSAGE_COLUMNS.join(', ')}, table_id) VALUES (${places([...MESSAGE_COLUMNS, 'table_id'])})
  ON CONFLICT (id) DO UPDATE SET ${assigned([...MESSAGE_COLUMNS.slice(1), 'table_id'], 'excluded')}`;

/** Notes since when work is left at a table, or that none is: in each write that may have changed that. */
const UPDATE_OWED = `
  UPDATE channels SET owed_since = CASE WHEN owed_since IS NULL THEN $2 END
  WHERE table_id = $1 AND (owed_since IS NOT NULL) <> ${OWES}`;

/** Free pages that are given back at a time, of 4 KiB each: a press waits for some milliseconds at most. */
const PORTION = 256;

/** What writes are made with. */
export interface WriteParts {
  readonly run: RunSql;
  readonly dialect: SqlReader['dialect'];
  /** Does work in a transaction under a claim. Throws `ClaimLost` if it is of a former holder. */
  readonly writeAt: <T>(claim: Claim, work: () => T) => T;
  readonly clock: { now(): number };
}

/** The part of the store that writes tables. */
export function tableWrites({
  run,
  dialect,
  writeAt,
  clock,
}: WriteParts): Pick<Store, 'commit' | 'note' | 'remove'> {
  const opening = openingStatement(dialect).text;
  const shown = `SELECT (SELECT ${noticeList(dialect)} FROM notices AS notice WHERE notice.table_id = $1) AS notices,
    ${shownColumns(dialect, '$1')}`;

  function commit({ table, entries = [], snapshot, notices, result, interaction }: Commit): Committed {
    const { id, people, wakeAt } = table;
    if (
      interaction !== undefined &&
      run('SELECT 1 FROM interactions WHERE id = $1', [interaction]).length > 0
    )
      return { kind: 'repeated' };
    const [known] = run<{ readonly revision: number; readonly length: number }>(
      `SELECT revision, (SELECT COALESCE(MAX(ply) + 1, 0) FROM log WHERE table_id = $1) AS length
        FROM tables WHERE id = $1`,
      [id],
    );
    const { revision, length } = known ?? { revision: 0, length: 0 };
    if (table.revision !== revision + 1 || entries.some(({ ply }, at) => ply !== length + at))
      return { kind: 'stale' };
    const now = clock.now();
    const record = tableRecord(table);
    run(PUT_TABLE, [...TABLE_COLUMNS.map((column) => record[column]), snapshot ?? null]);
    run('INSERT INTO channels (table_id, posted, archived) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING', [id]);
    for (const { kind, seat, person } of notices) {
      const [former] = run<{ readonly at: number }>(
        'DELETE FROM notices WHERE table_id = $1 AND kind = $2 AND seat = $3 RETURNING at',
        [id, kind, seat],
      );
      run('INSERT INTO notices (table_id, kind, seat, person, at) VALUES ($1, $2, $3, $4, $5)', [
        ...[id, kind, seat, person, former?.at ?? now],
      ]);
    }
    if (result !== undefined) {
      run('INSERT INTO results (table_id, guild, game, at, body) VALUES ($1, $2, $3, $4, $5)', [
        ...[id, table.guild, table.game, result.at, result.body],
      ]);
      for (const [seat, person] of result.people.entries())
        run('INSERT INTO result_seats (table_id, seat, person) VALUES ($1, $2, $3)', [
          id,
          seat,
          person ?? null,
        ]);
    }
    run(UPDATE_OWED, [id, now]);
    for (const [position, person] of people.entries())
      run(
        `INSERT INTO people (table_id, position, person) VALUES ($1, $2, $3)
          ON CONFLICT (table_id, position) DO UPDATE SET person = excluded.person WHERE person <> excluded.person`,
        [id, position, person],
      );
    run('DELETE FROM people WHERE table_id = $1 AND position >= $2', [id, people.length]);
    if (wakeAt === undefined) run('DELETE FROM wakes WHERE table_id = $1', [id]);
    else run('INSERT OR REPLACE INTO wakes (table_id, at) VALUES ($1, $2)', [id, wakeAt]);
    for (const { ply, person, body, at } of entries)
      run('INSERT INTO log (table_id, ply, person, body, at) VALUES ($1, $2, $3, $4, $5)', [
        ...[id, ply, person, body, at],
      ]);
    if (interaction !== undefined)
      run('INSERT INTO interactions (id, at) VALUES ($1, $2)', [interaction, now]);
    const [kept] = run<ShownRow>(shown, [id]);
    if (kept === undefined) throw new RangeError(`there is no table ${id}`);
    return { kind: 'kept', ...shownIn(kept) };
  }

  function putMessage(table: string, message: NotedMessage): void {
    if (message.standing === 'live')
      run(
        `UPDATE channel_messages SET standing = 'leaving' WHERE table_id = $1 AND standing = 'live' AND id <> $2`,
        [table, message.id],
      );
    const record = { ...messageRecord(message), files: JSON.stringify(message.files) };
    run(PUT_MESSAGE, [...MESSAGE_COLUMNS.map((column) => record[column]), table]);
  }

  function note(
    table: string,
    { messages = [], channel, keepsUntold = false, told, notices = [] }: SeenRow,
  ): OpenedRow {
    // A message that was live makes room first.
    for (const message of messages) if (message.standing !== 'live') putMessage(table, message);
    for (const message of messages) if (message.standing === 'live') putMessage(table, message);
    if (channel !== undefined) {
      const { posted, given_up, access, access_channel, archived, untold } = channelRecord(channel);
      run(
        `UPDATE channels SET posted = $2, given_up = $3, access = $4, access_channel = $5, archived = $6,
          untold = CASE WHEN $7 THEN untold ELSE $8 END WHERE table_id = $1`,
        [table, posted, given_up, access, access_channel, archived, keepsUntold, untold],
      );
    }
    if (told !== undefined)
      run('UPDATE channels SET untold = NULL WHERE table_id = $1 AND untold = $2', [table, told]);
    for (const id of notices) run('DELETE FROM notices WHERE id = $1 AND table_id = $2', [id, table]);
    run(UPDATE_OWED, [table, clock.now()]);
    const [opened] = run<OpenedRecord>(opening, openingParameters({ table }));
    if (opened === undefined) throw new RangeError(`there is no table ${table}`);
    return openedOf(opened);
  }

  function remove(table: string, revision: number, most: number): Removed {
    if (run('SELECT 1 FROM tables WHERE id = $1 AND revision = $2', [table, revision]).length === 0)
      return 'stale';
    const entries = run(
      `DELETE FROM log WHERE table_id = $1
        AND ply IN (SELECT ply FROM log WHERE table_id = $1 ORDER BY ply LIMIT $2) RETURNING ply`,
      [table, most],
    );
    if (entries.length >= most) return 'more';
    for (const name of [...BELONGINGS, 'wakes']) run(`DELETE FROM ${name} WHERE table_id = $1`, [table]);
    run('DELETE FROM tables WHERE id = $1', [table]);
    return 'gone';
  }

  return {
    commit: async (claim, change) =>
      writeAt(claim, () => {
        if (claim.table !== change.table.id)
          throw new RangeError(`table ${change.table.id} is written by the claim of ${claim.table}`);
        return commit(change);
      }),
    note: async (claim, seen) => writeAt(claim, () => note(claim.table, seen)),
    remove: async (claim, revision, most) => writeAt(claim, () => remove(claim.table, revision, most)),
  };
}

/** Gives some of the free pages back to the disk. Returns whether there are more. */
export function shrink(database: Database.Database): 'more' | 'done' {
  const free = (): unknown => database.pragma('freelist_count', { simple: true });
  const before = free();
  if (before === 0) return 'done';
  // `pragma` would take one step, which is one page.
  database.exec(`PRAGMA incremental_vacuum(${PORTION})`);
  // A file that somebody has vacuumed into another kind gives nothing back.
  return free() === 0 || free() === before ? 'done' : 'more';
}
