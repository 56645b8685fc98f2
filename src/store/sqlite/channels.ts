import type Database from 'better-sqlite3';
import type { ChannelRow, Claim, Opened, Owed, Seen, Store } from '../store.ts';
import { openingOf } from './opened.ts';
import type { WholeClaims, Writer } from './writer.ts';

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

/** Notes since when something is left to do at a table, or that nothing is; to be called in the write that may have changed it. */
export function settlingOf(database: Database.Database): (table: string, now: number) => void {
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
  const settle = settlingOf(database);
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
      untold = @untold, archived = @archived
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

  function put(table: string, message: NonNullable<Seen['messages']>[number]): void {
    if (message.standing === 'live') leave.run(table, message.id);
    putMessage.run({
      ...{ ...message, table },
      digest: message.digest ?? null,
      files: JSON.stringify(message.files),
    });
  }

  const note = write((claim: Claim, { messages = [], channel, told, notices = [] }: Seen): Opened => {
    claims.check(claim);
    const { table } = claim;
    // A message that was live makes room first.
    for (const message of messages) if (message.standing !== 'live') put(table, message);
    for (const message of messages) if (message.standing === 'live') put(table, message);
    if (channel !== undefined) putChannel.run({ table, ...channelRecord(channel) });
    if (told !== undefined) dropUntold.run(table, told);
    for (const id of notices) dropNotice.run(id, table);
    settle(table, clock.now());
    const opened = open({ table });
    if (opened === undefined) throw new RangeError(`there is no table ${table}`);
    return opened;
  });

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
