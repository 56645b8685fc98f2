import type Database from 'better-sqlite3';
import { type OpenedRecord, openedOf, openingParameters, openingStatement } from '../sql/open.ts';
import { OWES } from '../sql/rows.ts';
import { assigned, channelRecord, MESSAGE_COLUMNS, messageRecord, type SeenMessage } from '../sql/written.ts';
import type { Claim, OpenedRow, SeenRow, Store } from '../store.ts';
import { dialectOf, type RunSql, type SqliteRecord, toSqlite } from './sql.ts';
import type { WholeClaims, Writer } from './writer.ts';

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

/** What writes of tables are made with. */
export interface WriteParts {
  readonly run: RunSql;
  readonly claims: WholeClaims;
  readonly clock: { now(): number };
}

/** Keeps what was seen in the channels. */
export function notesOfChannels(
  database: Database.Database,
  write: Writer,
  { run, claims, clock }: WriteParts,
): Store['note'] {
  const opening = openingStatement(dialectOf(database));
  const updateOwed = updateOwedIn(database);
  const leave = database.prepare<[string, string]>(
    `UPDATE channel_messages SET standing = 'leaving' WHERE table_id = ? AND standing = 'live' AND id <> ?`,
  );
  const putMessage = database.prepare<[SqliteRecord]>(`
    INSERT INTO channel_messages (table_id, ${MESSAGE_COLUMNS.join(', ')})
    VALUES (@table_id, ${MESSAGE_COLUMNS.map((column) => `@${column}`).join(', ')})
    ON CONFLICT (id) DO UPDATE SET ${assigned(['table_id', ...MESSAGE_COLUMNS.slice(1)], 'excluded')}`);
  const putChannel = database.prepare<[SqliteRecord]>(`
    UPDATE channels SET posted = @posted, given_up = @given_up, access = @access, access_channel = @access_channel,
      untold = CASE WHEN @keepsUntold = 1 THEN untold ELSE @untold END, archived = @archived
    WHERE table_id = @table_id`);
  const dropUntold = database.prepare<[string, string]>(
    'UPDATE channels SET untold = NULL WHERE table_id = ? AND untold = ?',
  );
  const dropNotice = database.prepare<[number, string]>('DELETE FROM notices WHERE id = ? AND table_id = ?');
  function put(table: string, message: SeenMessage): void {
    if (message.standing === 'live') leave.run(table, message.id);
    const files = JSON.stringify(message.files);
    putMessage.run(toSqlite({ ...messageRecord(message), files, table_id: table }));
  }

  const note = write(
    (claim: Claim, { messages = [], channel, keepsUntold, told, notices = [] }: SeenRow): OpenedRow => {
      claims.check(claim);
      const { table } = claim;
      // A message that was live makes room first.
      for (const message of messages) if (message.standing !== 'live') put(table, message);
      for (const message of messages) if (message.standing === 'live') put(table, message);
      if (channel !== undefined)
        putChannel.run(
          toSqlite({ ...channelRecord(channel), table_id: table, keepsUntold: keepsUntold === true }),
        );
      if (told !== undefined) dropUntold.run(table, told);
      for (const id of notices) dropNotice.run(id, table);
      updateOwed(table, clock.now());
      const [opened] = run<OpenedRecord>(opening, openingParameters({ table }));
      if (opened === undefined) throw new RangeError(`there is no table ${table}`);
      return openedOf(opened);
    },
  );

  return async (claim, seen) => note(claim, seen);
}
