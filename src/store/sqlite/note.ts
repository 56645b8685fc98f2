import type Database from 'better-sqlite3';
import { type OpenedRecord, openedOf, openingParameters, openingStatement } from '../sql/open.ts';
import { OWES } from '../sql/rows.ts';
import type { ChannelRow, Claim, OpenedRow, SeenRow, Store } from '../store.ts';
import { dialectOf, type RunSql } from './sql.ts';
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

/** Keeps what was seen in the channels. */
export function notesOfChannels(
  database: Database.Database,
  write: Writer,
  {
    run,
    claims,
    clock,
  }: { readonly run: RunSql; readonly claims: WholeClaims; readonly clock: { now(): number } },
): Store['note'] {
  const opening = openingStatement(dialectOf(database));
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
      const [opened] = run<OpenedRecord>(opening, openingParameters({ table }));
      if (opened === undefined) throw new RangeError(`there is no table ${table}`);
      return openedOf(opened);
    },
  );

  return async (claim, seen) => note(claim, seen);
}

const channelRecord = ({ posted, givenUp, access, untold, isArchived }: ChannelRow) => ({
  posted,
  givenUp: givenUp ?? null,
  access: access?.error ?? null,
  accessChannel: access?.channel ?? null,
  untold: untold ?? null,
  archived: isArchived ? 1 : 0,
});
