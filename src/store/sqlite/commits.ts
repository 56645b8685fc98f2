import type Database from 'better-sqlite3';
import { FORGETTING_MS, INTERACTION_MEMORY_MS } from '../interaction-memory.ts';
import { noticeList, type ShownRow, shownColumns, shownIn } from '../sql/rows.ts';
import type { Claim, Commit, Committed, LogRow, ResultDraft, TableRow } from '../store.ts';
import { updateOwedIn } from './note.ts';
import { dialectOf, type RunSql } from './sql.ts';
import type { WholeClaims, Writer } from './writer.ts';

export const FORGET_INTERACTIONS = 'DELETE FROM interactions WHERE at < ?';

interface Clock {
  now(): number;
}

/**
 * Makes a change, and the rest that goes with it, if the table still has the revision before it. Call it in a write,
 * which makes all of it atomic.
 */
type CompareAndSet = (change: Commit, rest: (now: number) => Committed) => Committed;

function compareAndSet(database: Database.Database, clock: Clock): CompareAndSet {
  const wasHandled = database.prepare<[string], 1>('SELECT 1 FROM interactions WHERE id = ?').pluck();
  const markHandled = database.prepare<[string, number]>('INSERT INTO interactions (id, at) VALUES (?, ?)');
  const forgetOlder = database.prepare<[number]>(FORGET_INTERACTIONS);
  let forgotAt = clock.now();
  const revision = database.prepare<[string], number>('SELECT revision FROM tables WHERE id = ?').pluck();
  const length = database
    .prepare<[string], number>('SELECT COALESCE(MAX(ply) + 1, 0) FROM log WHERE table_id = ?')
    .pluck();
  const peopleOf = database
    .prepare<[string], string>('SELECT person FROM people WHERE table_id = ? ORDER BY position')
    .pluck();
  const clearPeople = database.prepare<[string]>('DELETE FROM people WHERE table_id = ?');
  const putPerson = database.prepare<[string, number, string]>(
    'INSERT INTO people (table_id, position, person) VALUES (?, ?, ?)',
  );
  const putWake = database.prepare<[string, number]>(
    'INSERT INTO wakes (table_id, at) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at',
  );
  const dropWake = database.prepare<[string]>('DELETE FROM wakes WHERE table_id = ?');
  const putEntry = database.prepare<[LogRow & { readonly table: string }]>(
    'INSERT INTO log (table_id, ply, person, body, at) VALUES (@table, @ply, @person, @body, @at)',
  );

  function seat(table: string, people: readonly string[]): void {
    const before = peopleOf.all(table);
    if (before.length === people.length && before.every((person, index) => person === people[index])) return;
    clearPeople.run(table);
    for (const [position, person] of people.entries()) putPerson.run(table, position, person);
  }

  return ({ table, entries = [], interaction }, rest) => {
    if (interaction !== undefined && wasHandled.get(interaction) !== undefined) return { kind: 'repeated' };
    if (table.revision !== (revision.get(table.id) ?? 0) + 1) return { kind: 'stale' };
    const end = entries.length === 0 ? 0 : (length.get(table.id) ?? 0);
    if (entries.some(({ ply }, at) => ply !== end + at)) return { kind: 'stale' };
    const now = clock.now();
    const done = rest(now);
    seat(table.id, table.people);
    if (table.wakeAt === undefined) dropWake.run(table.id);
    else putWake.run(table.id, table.wakeAt);
    for (const entry of entries) putEntry.run({ ...entry, table: table.id });
    if (interaction !== undefined) markHandled.run(interaction, now);
    if (now - forgotAt >= FORGETTING_MS) {
      forgetOlder.run(now - INTERACTION_MEMORY_MS);
      forgotAt = now;
    }
    return done;
  };
}

/** The part of the store that keeps changes of tables. */
export function commits(
  database: Database.Database,
  write: Writer,
  { run, claims, clock }: { readonly run: RunSql; readonly claims: WholeClaims; readonly clock: Clock },
): (claim: Claim, change: Commit) => Promise<Committed> {
  const change = compareAndSet(database, clock);
  const updateOwed = updateOwedIn(database);
  const dialect = dialectOf(database);
  const shown = {
    name: 'shown',
    text: `SELECT (SELECT ${noticeList(dialect)} FROM notices AS notice WHERE notice.table_id = $1) AS notices,
      ${shownColumns(dialect, '$1')}`,
  };
  const putResult = resultsWritten(database);
  const putTable = database.prepare<[Record<string, string | number | null>]>(`
    INSERT INTO tables (id, guild, channel, home, game, phase, revision, opened_at, touched_at, body, snapshot,
      generation, log_from, finished, thread_over)
    VALUES (@id, @guild, @channel, @home, @game, @phase, @revision, @openedAt, @activeAt, @body, @snapshot,
      @generation, @logFrom, @finished, @threadOver)
    ON CONFLICT (id) DO UPDATE SET guild = excluded.guild, channel = excluded.channel, home = excluded.home,
      game = excluded.game, phase = excluded.phase, revision = excluded.revision, opened_at = excluded.opened_at,
      touched_at = excluded.touched_at, body = excluded.body, snapshot = COALESCE(excluded.snapshot, snapshot),
      generation = excluded.generation, log_from = excluded.log_from, finished = excluded.finished,
      thread_over = excluded.thread_over`);
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
  const commit = write((claim: Claim, given: Commit): Committed => {
    claims.check(claim);
    const { table } = given;
    if (claim.table !== table.id)
      throw new RangeError(`table ${table.id} is written by the claim of ${claim.table}`);
    return change(given, (now): Committed => {
      const { people: _people, wakeAt: _wakeAt, isFinished, isThreadOver, ...row } = table;
      const flags = { finished: isFinished ? 1 : 0, threadOver: isThreadOver ? 1 : 0 };
      putTable.run({ ...row, ...flags, snapshot: given.snapshot ?? null });
      openChannel.run(table.id);
      for (const { kind, seat, person } of given.notices) {
        const at = dropNotice.get(table.id, kind, seat) ?? now;
        putNotice.run(table.id, kind, seat, person, at);
      }
      if (given.result !== undefined) putResult(table, given.result);
      updateOwed(table.id, now);
      const [record] = run<ShownRow>(shown, [table.id]);
      if (record === undefined) throw new RangeError(`there is no table ${table.id}`);
      return { kind: 'kept', ...shownIn(record) };
    });
  });
  return async (claim, given) => commit(claim, given);
}

/** Writes how a match ended. To be called in the write that ends it. */
function resultsWritten(
  database: Database.Database,
): (table: Pick<TableRow, 'id' | 'guild' | 'game'>, result: ResultDraft) => void {
  const put = database.prepare<[string, string, string, number, string]>(
    'INSERT INTO results (table_id, guild, game, at, body) VALUES (?, ?, ?, ?, ?)',
  );
  const putSeat = database.prepare<[string, number, string | null]>(
    'INSERT INTO result_seats (table_id, seat, person) VALUES (?, ?, ?)',
  );
  return ({ id, guild, game }, { at, people, body }) => {
    put.run(id, guild, game, at, body);
    for (const [seat, person] of people.entries()) putSeat.run(id, seat, person ?? null);
  };
}
