import type Database from 'better-sqlite3';
import { noticeList, type ShownRow, shownColumns, shownIn } from '../sql/rows.ts';
import { assigned, TABLE_COLUMNS, tableRecord } from '../sql/written.ts';
import type { Claim, Commit, Committed, LogRow, TableRow } from '../store.ts';
import { updateOwedIn, type WriteParts } from './note.ts';
import { dialectOf, type SqliteRecord, toSqlite } from './sql.ts';
import type { Writer } from './writer.ts';

const PUT_TABLE = `
  INSERT INTO tables (${TABLE_COLUMNS.join(', ')}, snapshot)
  VALUES (${TABLE_COLUMNS.map((column) => `@${column}`).join(', ')}, @snapshot)
  ON CONFLICT (id) DO UPDATE SET ${assigned(TABLE_COLUMNS.slice(1), 'excluded')},
    snapshot = COALESCE(excluded.snapshot, snapshot)`;

/** The part of the store that keeps changes of tables. */
export function commits(
  database: Database.Database,
  write: Writer,
  { run, claims, clock }: WriteParts,
): (claim: Claim, change: Commit) => Promise<Committed> {
  const wasHandled = database.prepare<[string], 1>('SELECT 1 FROM interactions WHERE id = ?').pluck();
  const markHandled = database.prepare<[string, number]>('INSERT INTO interactions (id, at) VALUES (?, ?)');
  const revision = database.prepare<[string], number>('SELECT revision FROM tables WHERE id = ?').pluck();
  const length = database
    .prepare<[string], number>('SELECT COALESCE(MAX(ply) + 1, 0) FROM log WHERE table_id = ?')
    .pluck();
  const putTable = database.prepare<[SqliteRecord]>(PUT_TABLE);
  const putWake = database.prepare<[string, number]>(
    'INSERT INTO wakes (table_id, at) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at',
  );
  const dropWake = database.prepare<[string]>('DELETE FROM wakes WHERE table_id = ?');
  const putEntry = database.prepare<[LogRow & { readonly table: string }]>(
    'INSERT INTO log (table_id, ply, person, body, at) VALUES (@table, @ply, @person, @body, @at)',
  );
  const openChannel = database.prepare<[string]>(
    'INSERT INTO channels (table_id, posted, archived) VALUES (?, 0, 0) ON CONFLICT (table_id) DO NOTHING',
  );
  const dropNotice = database
    .prepare<[string, string, number], number>(
      'DELETE FROM notices WHERE table_id = ? AND kind = ? AND seat = ? RETURNING at',
    )
    .pluck();
  const putNotice = database.prepare<[string, string, number, string, number]>(
    'INSERT INTO notices (table_id, kind, seat, person, at) VALUES (?, ?, ?, ?, ?)',
  );
  const putResult = database.prepare<[string, string, string, number, string]>(
    'INSERT INTO results (table_id, guild, game, at, body) VALUES (?, ?, ?, ?, ?)',
  );
  const putResultSeat = database.prepare<[string, number, string | null]>(
    'INSERT INTO result_seats (table_id, seat, person) VALUES (?, ?, ?)',
  );
  const seat = seating(database);
  const updateOwed = updateOwedIn(database);
  const dialect = dialectOf(database);
  const shown = {
    name: 'shown',
    text: `SELECT (SELECT ${noticeList(dialect)} FROM notices AS notice WHERE notice.table_id = $1) AS notices,
      ${shownColumns(dialect, '$1')}`,
  };

  const commit = write((claim: Claim, change: Commit): Committed => {
    claims.check(claim);
    const { table, entries = [], snapshot, notices, result, interaction } = change;
    const { id, people, wakeAt } = table;
    if (claim.table !== id) throw new RangeError(`table ${id} is written by the claim of ${claim.table}`);
    if (interaction !== undefined && wasHandled.get(interaction) !== undefined) return { kind: 'repeated' };
    if (table.revision !== (revision.get(id) ?? 0) + 1) return { kind: 'stale' };
    const end = entries.length === 0 ? 0 : (length.get(id) ?? 0);
    if (entries.some(({ ply }, at) => ply !== end + at)) return { kind: 'stale' };
    const now = clock.now();
    putTable.run(toSqlite({ ...tableRecord(table), snapshot: snapshot ?? null }));
    openChannel.run(id);
    for (const { kind, seat: at, person } of notices)
      putNotice.run(id, kind, at, person, dropNotice.get(id, kind, at) ?? now);
    if (result !== undefined) {
      putResult.run(id, table.guild, table.game, result.at, result.body);
      for (const [at, person] of result.people.entries()) putResultSeat.run(id, at, person ?? null);
    }
    updateOwed(id, now);
    seat(id, people);
    if (wakeAt === undefined) dropWake.run(id);
    else putWake.run(id, wakeAt);
    for (const entry of entries) putEntry.run({ ...entry, table: id });
    if (interaction !== undefined) markHandled.run(interaction, now);
    const [kept] = run<ShownRow>(shown, [id]);
    if (kept === undefined) throw new RangeError(`there is no table ${id}`);
    return { kind: 'kept', ...shownIn(kept) };
  });
  return async (claim, change) => commit(claim, change);
}

/** Writes who has to do with a table, if that has changed. */
function seating(database: Database.Database): (table: string, people: TableRow['people']) => void {
  const seated = database
    .prepare<[string], string>('SELECT person FROM people WHERE table_id = ? ORDER BY position')
    .pluck();
  const clear = database.prepare<[string]>('DELETE FROM people WHERE table_id = ?');
  const put = database.prepare<[string, number, string]>(
    'INSERT INTO people (table_id, position, person) VALUES (?, ?, ?)',
  );
  return (table, people) => {
    const before = seated.all(table);
    if (before.length === people.length && before.every((person, index) => person === people[index])) return;
    clear.run(table);
    for (const [position, person] of people.entries()) put.run(table, position, person);
  };
}
