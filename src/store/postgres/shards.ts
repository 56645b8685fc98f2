import type { SqlStatement } from '../sql/database.ts';
import type { HeldShard, ShardLeases } from '../store.ts';
import { IS_ALIVE } from './hosts.ts';
import { BEGINNING } from './layout.ts';
import type { Server } from './server.ts';

/** Milliseconds for which a shard is held from its last renewal on, where its process shows that it lives. */
const LIFE = 15_000;
/** Milliseconds between two sessions of a bucket: five seconds ("Gateway", Max Concurrency), and some more. */
const IDENTIFYING = 5_500;

/** Living processes that share the shards, and how many each holds. */
const HOLDERS = `
    alive AS (SELECT owner FROM hosts WHERE shares AND ${IS_ALIVE}),
    holders AS (
      SELECT alive.owner, count(shards.shard) AS many FROM alive
      LEFT JOIN shards ON shards.owner = alive.owner AND shards.until > clock_timestamp() GROUP BY alive.owner)`;

const SHARING: SqlStatement = {
  name: 'sharing',
  text: 'UPDATE hosts SET shares = true WHERE owner = $1',
};

const SHARED: SqlStatement = {
  name: 'shared',
  text: `SELECT (SELECT count(*) FROM shards) AS "of",
    EXISTS (SELECT FROM hosts WHERE shares AND owner <> $1 AND ${IS_ALIVE}) AS others`,
};

const DIVIDE: SqlStatement = {
  name: 'divide',
  text: `
    WITH gone AS (DELETE FROM shards WHERE shard >= $1)
    INSERT INTO shards (shard, owner, epoch, until, session)
    SELECT shard, '', 0, '-infinity', NULL FROM generate_series(0, $1::int - 1) AS shard
    ON CONFLICT (shard) DO UPDATE SET session = NULL`,
};

/** Shards as they are given to a statement ($2) by a process ($1). */
const GIVEN = 'json_to_recordset($2) AS given (shard int, epoch bigint, session text)';
const IS_GIVEN = 'shards.shard = given.shard AND shards.epoch = given.epoch AND shards.owner = $1';

const RENEW: SqlStatement = {
  name: 'renewShards',
  text: `
    UPDATE shards SET until = clock_timestamp() + $3::float8 * interval '1 ms', session = given.session
    FROM ${GIVEN} WHERE ${IS_GIVEN} RETURNING shards.shard`,
};

const LEAVE: SqlStatement = {
  name: 'leaveShards',
  text: `UPDATE shards SET until = '-infinity', session = given.session FROM ${GIVEN} WHERE ${IS_GIVEN}`,
};

/** The process with the fewest shards takes expired ones and those of dead processes, up to an equal share. */
const TAKE: SqlStatement = {
  name: 'takeShards',
  text: `
    WITH ${HOLDERS},
    free AS (
      SELECT shard FROM shards
      WHERE until < clock_timestamp() OR NOT EXISTS (SELECT FROM alive WHERE alive.owner = shards.owner)
      ORDER BY shard
      LIMIT (
        SELECT CASE WHEN mine.many > (SELECT min(many) FROM holders) THEN 0
          ELSE greatest(0, ceil((SELECT count(*) FROM shards)::float8 / (SELECT count(*) FROM holders)) - mine.many) END
        FROM holders AS mine WHERE mine.owner = $1)
      FOR UPDATE SKIP LOCKED)
    UPDATE shards SET owner = $1, epoch = epoch + 1, until = clock_timestamp() + $2::float8 * interval '1 ms'
    FROM free WHERE shards.shard = free.shard AND EXISTS (SELECT FROM holders WHERE owner = $1)
    RETURNING shards.shard, epoch, session`,
};

/** One of those who have the most gives, where somebody has two fewer. */
const IS_TO_GIVE: SqlStatement = {
  name: 'isToGive',
  text: `
    WITH ${HOLDERS}
    SELECT owner = $1 AND many - (SELECT min(many) FROM holders) >= 2 AS give
    FROM holders ORDER BY many DESC, owner LIMIT 1`,
};

const IDENTIFY: SqlStatement = {
  name: 'identify',
  text: `
    INSERT INTO identifies AS known (bucket, at) VALUES ($1, clock_timestamp())
    ON CONFLICT (bucket) DO UPDATE SET at = excluded.at
    WHERE known.at < clock_timestamp() - $2::float8 * interval '1 ms'
    RETURNING bucket`,
};

type ShardRecord = Omit<HeldShard, 'session'> & { readonly session: string | null };

/** The shards that processes share, for the one of them that has this name. */
export function shardLeases(server: Server, owner: string): ShardLeases {
  const given = (held: readonly HeldShard[]): string => JSON.stringify(held);
  return {
    begin: (recommended) =>
      server.transact(async (ask) => {
        await ask(BEGINNING);
        await ask(SHARING, [owner]);
        const [known] = await ask<{ readonly of: number; readonly others: boolean }>(SHARED, [owner]);
        if (known !== undefined && (known.others || known.of === recommended) && known.of > 0)
          return known.of;
        await ask(DIVIDE, [recommended]);
        return recommended;
      }),
    renew: async (held) =>
      held.length === 0
        ? []
        : (await server.ask<{ readonly shard: number }>(RENEW, [owner, given(held), LIFE])).map(
            ({ shard }) => shard,
          ),
    take: async () =>
      (await server.ask<ShardRecord>(TAKE, [owner, LIFE])).map(({ shard, epoch, session }) => ({
        ...{ shard, epoch },
        ...(session === null ? {} : { session }),
      })),
    isToGive: async () =>
      (await server.ask<{ readonly give: boolean }>(IS_TO_GIVE, [owner]))[0]?.give === true,
    leave: async (held) => {
      await server.ask(LEAVE, [owner, given(held)]);
    },
    mayIdentify: async (bucket) => (await server.ask(IDENTIFY, [bucket, IDENTIFYING])).length > 0,
  };
}

/** Minutes for which Discord counts ("Rate Limits", Invalid Request Limit). */
const WINDOW = 10;

/** Adds $1 to this minute's count and returns the sum of all minutes. The statement does not read what it writes. */
const COUNT: SqlStatement = {
  name: 'countInvalidRequests',
  text: `
    WITH clock AS (SELECT floor(extract(epoch FROM clock_timestamp()) / 60)::bigint AS minute),
    gone AS (DELETE FROM invalid_requests USING clock WHERE invalid_requests.minute < clock.minute - ${WINDOW}),
    added AS (
      INSERT INTO invalid_requests AS known (minute, many) SELECT minute, $1::bigint FROM clock WHERE $1::bigint > 0
      ON CONFLICT (minute) DO UPDATE SET many = known.many + excluded.many)
    SELECT $1::bigint + coalesce(sum(many), 0)::bigint AS many FROM invalid_requests, clock
    WHERE invalid_requests.minute >= clock.minute - ${WINDOW}`,
};

/** Counts the requests of all processes that Discord has refused in the last ten minutes, with so many more. */
export const invalidRequests =
  (server: Pick<Server, 'ask'>) =>
  async (more: number): Promise<number> =>
    (await server.ask<{ readonly many: number }>(COUNT, [more]))[0]?.many ?? more;
