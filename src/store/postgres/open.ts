import { UNSEEN } from '../rows.ts';
import type { ChannelRow, LogRow, MessageRow, NoticeRow, OpenedRow, OpeningContext } from '../store.ts';
import { channelAt, MESSAGE, messagesOf, NOTICE, TABLE_COLUMNS, type TableRecord, tableOf } from './rows.ts';
import type { DatabaseQuery, SqlStatement } from './server.ts';

type OpenedRecord = TableRecord & {
  readonly snapshot: string | null;
  readonly log: readonly LogRow[];
  readonly messages: readonly MessageRow[];
  readonly told: ChannelRow | null;
  readonly pressed: MessageRow | null;
  readonly handled: boolean;
  readonly profiles: Readonly<Record<string, string>>;
  readonly notices: readonly NoticeRow[];
  readonly untold: string | null;
  readonly server: string | null;
};

/** Given a table, an interaction, a message and a person. */
const OPEN: SqlStatement = {
  name: 'open',
  text: `
    SELECT ${TABLE_COLUMNS}, known.snapshot,
      (SELECT coalesce(json_agg(json_build_object('ply', ply, 'person', person, 'body', body, 'at', at) ORDER BY ply), '[]')
        FROM log WHERE table_id = known.id AND ply >= known.log_from) AS log,
      ${messagesOf('known.id')} AS messages,
      ${channelAt('known.id')} AS told,
      (SELECT ${MESSAGE} FROM channel_messages AS message WHERE message.id = $3) AS pressed,
      EXISTS (SELECT FROM interactions WHERE id = $2) AS handled,
      (SELECT coalesce(json_object_agg(person, body), '{}') FROM profiles WHERE person = $4
        OR person IN (SELECT person FROM people WHERE table_id = known.id)
        OR person IN (SELECT person FROM notices WHERE table_id = known.id)) AS profiles,
      (SELECT coalesce(json_agg(${NOTICE} ORDER BY notice.id), '[]') FROM notices AS notice
        WHERE notice.table_id = known.id) AS notices,
      (SELECT table_id FROM channels WHERE channels.untold = $4 ORDER BY table_id LIMIT 1) AS untold,
      (SELECT body FROM servers WHERE $4::text IS NOT NULL AND servers.guild = known.guild) AS server
    FROM tables AS known WHERE known.id = $1`,
};

/** Reads all that a press needs of a table, in one statement and so as it stands at one moment. */
export async function open(
  ask: DatabaseQuery,
  { table, interaction, message, person }: OpeningContext,
): Promise<OpenedRow | undefined> {
  const [record] = await ask<OpenedRecord>(OPEN, [
    table,
    interaction ?? null,
    message ?? null,
    person ?? null,
  ]);
  if (record === undefined) return undefined;
  const { snapshot, told, pressed, handled, profiles, log, messages, notices, untold, server, ...row } =
    record;
  return {
    table: tableOf(row),
    ...{ log, messages, notices },
    snapshot: snapshot ?? undefined,
    channel: told ?? UNSEEN,
    pressed: pressed ?? undefined,
    isHandled: handled,
    profiles: new Map(Object.entries(profiles)),
    untold: untold ?? undefined,
    server: server ?? undefined,
  };
}
