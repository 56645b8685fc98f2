import type { DatabaseQuery, SqlStatement } from '../sql/database.ts';
import { assigned, channelRecord, MESSAGE_COLUMNS, messageRecord, type SeenMessage } from '../sql/written.ts';
import type { Claim, SeenRow } from '../store.ts';

const COLUMNS = MESSAGE_COLUMNS.join(', ');

/**
 * Writes what was seen under the claim's epoch, and since when work is left by the rows as they will be. `held` is
 * empty, and nothing is written, if another process has the table.
 */
const NOTE: SqlStatement = {
  name: 'note',
  text: `
    WITH held AS (
      UPDATE claims SET until = clock_timestamp() + $3::float8 * interval '1 ms' WHERE table_id = $1 AND epoch = $2
      RETURNING table_id),
    given AS (SELECT seen.* FROM held, json_to_recordset($5) AS seen (id text, channel text, generation bigint,
      from_ply bigint, standing text, shows bigint, digest text, files json)),
    put AS (INSERT INTO channel_messages (table_id, ${COLUMNS}) SELECT $1, ${COLUMNS} FROM given
      ON CONFLICT (id) DO UPDATE SET ${assigned(['table_id', ...MESSAGE_COLUMNS.slice(1)], 'excluded')}),
    parted AS (UPDATE channel_messages AS former SET standing = 'leaving'
      WHERE former.table_id = $1 AND former.standing = 'live' AND EXISTS (SELECT FROM given WHERE standing = 'live')
        AND NOT EXISTS (SELECT FROM given WHERE given.id = former.id)),
    told AS (DELETE FROM notices WHERE table_id = $1 AND id = ANY ($6::bigint[]) AND EXISTS (SELECT FROM held)),
    standing AS (
      SELECT standing, shows FROM given
      UNION ALL
      SELECT CASE WHEN former.standing = 'live' AND EXISTS (SELECT FROM given WHERE standing = 'live') THEN 'leaving'
        ELSE former.standing END, former.shows
      FROM channel_messages AS former WHERE former.table_id = $1 AND former.standing <> 'closed'
        AND NOT EXISTS (SELECT FROM given WHERE given.id = former.id)),
    known AS (
      SELECT coalesce(seen.posted, channels.posted) AS posted, coalesce(seen.archived, channels.archived) AS archived,
        CASE WHEN seen.posted IS NULL THEN channels.given_up ELSE seen.given_up END AS given_up,
        CASE WHEN seen.posted IS NULL THEN channels.access ELSE seen.access END AS access,
        CASE WHEN seen.posted IS NULL THEN channels.access_channel ELSE seen.access_channel END AS access_channel,
        nullif(CASE WHEN seen.posted IS NULL OR $9 THEN channels.untold ELSE seen.untold END, $8::text) AS untold
      FROM held JOIN channels USING (table_id), json_to_record($7) AS seen (posted bigint, given_up bigint, access text,
        access_channel text, untold text, archived boolean)),
    settled AS (UPDATE channels SET posted = known.posted, archived = known.archived, given_up = known.given_up,
        access = known.access, access_channel = known.access_channel, untold = known.untold,
        owed_since = CASE
          WHEN (tables.generation > known.posted AND coalesce(known.given_up, -1) < tables.revision)
            OR (tables.thread_over AND NOT known.archived)
            OR EXISTS (SELECT FROM notices WHERE table_id = $1 AND NOT id = ANY ($6::bigint[]))
            OR EXISTS (SELECT FROM standing WHERE standing.standing = 'leaving'
              OR standing.standing = 'live' AND standing.shows < tables.revision)
          THEN coalesce(channels.owed_since, $4::bigint) END
      FROM known, tables WHERE channels.table_id = $1 AND tables.id = $1)
    SELECT EXISTS (SELECT FROM held) AS "isHeld"`,
};

/** Notes what was seen; tells whether the claim held. `life` is how long it lives on from now, in milliseconds. */
export async function noteSeen(
  ask: DatabaseQuery,
  { table, epoch }: Claim,
  { messages = [], channel, keepsUntold = false, notices = [], told }: SeenRow,
  { now, life }: { readonly now: number; readonly life: number },
): Promise<boolean> {
  const [record] = await ask<{ readonly isHeld: boolean }>(NOTE, [
    ...[table, epoch, life, now],
    JSON.stringify(oneLive(messages).map(messageRecord)),
    notices,
    JSON.stringify(channel === undefined ? {} : channelRecord(channel)),
    told ?? null,
    keepsUntold,
  ]);
  return record?.isHeld === true;
}

/** Messages by their ids, the last one holds; of several that are live the last is. */
function oneLive(messages: readonly SeenMessage[]): readonly SeenMessage[] {
  const last = messages.findLast(({ standing }) => standing === 'live');
  const byId = new Map(
    messages.map((message) => [
      message.id,
      message.standing === 'live' && message !== last
        ? { ...message, standing: 'leaving' as const }
        : message,
    ]),
  );
  return [...byId.values()];
}
