import type { SqlStatement, SqlValue } from '../sql/database.ts';
import { noticeList, type ShownRow, shownColumns, shownIn } from '../sql/rows.ts';
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
import type { Claim, Commit, Store } from '../store.ts';
import { CLAIM_END } from './hosts.ts';
import { StatementRefused } from './server.ts';
import { DIALECT } from './sql.ts';

/** Locks and prolongs the claim of a table ($1) with an epoch ($2); empty if another process has the table. */
const HELD = `held AS (
      UPDATE claims SET until = ${CLAIM_END} WHERE table_id = $1 AND epoch = $2 RETURNING table_id)`;

/** The parameters of {@link COMMIT}, in order: what each is in the statement. */
const GIVEN = [
  ...['id text', 'epoch bigint', 'now bigint', 'interaction text'],
  ...['guild text', 'channel text', 'home text', 'game text', 'phase text', 'revision bigint', 'body text'],
  ...['snapshot text', 'opened_at bigint', 'touched_at bigint', 'wake_at bigint', 'generation bigint'],
  ...['log_from bigint', 'finished boolean', 'thread_over boolean', 'people text[]'],
  ...['ply bigint', 'entries json', 'notices json'],
  ...['ended_at bigint', 'ended_people text[]', 'ended_body text'],
] as const;

type Named<Text extends string> = Text extends `${infer Name} ${string}` ? Name : never;

type Given = Readonly<Record<Named<(typeof GIVEN)[number]>, SqlValue>>;

const COLUMNS = `${TABLE_COLUMNS.join(', ')}, wake_at, snapshot`;

/**
 * A commit is one statement: `held` locks the claim's row, and `taken` is empty if claim, revision, ply or interaction
 * do not fit. All other writes select from it (https://www.postgresql.org/docs/current/transaction-iso.html).
 */
const COMMIT: SqlStatement = {
  name: 'commit',
  text: `
    WITH given AS (SELECT ${GIVEN.map((each, at) => `$${at + 1}::${each.split(' ')[1]} AS ${each.split(' ')[0]}`).join(', ')}),
    ${HELD},
    seen AS (SELECT FROM interactions WHERE id = $4),
    fit AS (
      SELECT given.* FROM given, held WHERE NOT EXISTS (SELECT FROM seen)
        AND (ply IS NULL OR ply = (SELECT coalesce(max(log.ply) + 1, 0) FROM log WHERE log.table_id = $1))),
    made AS (
      INSERT INTO tables (${COLUMNS}) SELECT ${COLUMNS} FROM fit WHERE revision = 1
      ON CONFLICT (id) DO NOTHING RETURNING id),
    changed AS (
      UPDATE tables SET ${assigned([...TABLE_COLUMNS.slice(1), 'wake_at'], 'fit')},
        snapshot = coalesce(fit.snapshot, tables.snapshot)
      FROM fit WHERE tables.id = $1 AND tables.revision = fit.revision - 1 RETURNING tables.id),
    taken AS (SELECT given.* FROM given WHERE EXISTS (SELECT FROM made) OR EXISTS (SELECT FROM changed)),
    written AS (INSERT INTO log (table_id, ply, person, body, at)
      SELECT taken.id, entry.ply, entry.person, entry.body, entry.at FROM taken, json_to_recordset(taken.entries)
        AS entry (ply bigint, person text, body text, at bigint)),
    ended AS (INSERT INTO results (table_id, guild, game, at, body)
      SELECT id, guild, game, ended_at, ended_body FROM taken WHERE ended_at IS NOT NULL),
    ended_seats AS (INSERT INTO result_seats (table_id, seat, person)
      SELECT taken.id, at.position - 1, at.person
      FROM taken, unnest(taken.ended_people) WITH ORDINALITY AS at (person, position)),
    handled AS (INSERT INTO interactions (id, at) SELECT interaction, now FROM taken WHERE interaction IS NOT NULL),
    seated AS (INSERT INTO people AS one (table_id, position, person)
      SELECT taken.id, at.position - 1, at.person FROM taken, unnest(taken.people) WITH ORDINALITY AS at (person, position)
      ON CONFLICT (table_id, position) DO UPDATE SET person = excluded.person WHERE one.person <> excluded.person),
    gone AS (DELETE FROM people USING taken
      WHERE people.table_id = taken.id AND people.position >= cardinality(taken.people)),
    drafts AS (SELECT draft.* FROM taken, json_to_recordset(taken.notices)
      AS draft (place bigint, kind text, seat bigint, person text)),
    noticed AS (INSERT INTO notices (id, table_id, kind, seat, person, at)
      SELECT nextval('notice_ids'), $1, kind, seat, person, $3 FROM (SELECT * FROM drafts ORDER BY place) AS ordered
      ON CONFLICT (table_id, kind, seat) DO UPDATE SET id = excluded.id, person = excluded.person
      RETURNING *),
    waiting AS (
      SELECT * FROM noticed
      UNION ALL
      SELECT notices.* FROM notices WHERE notices.table_id = $1
        AND NOT EXISTS (SELECT FROM drafts WHERE drafts.kind = notices.kind AND drafts.seat = notices.seat)),
    settled AS (INSERT INTO channels AS told (table_id, posted, archived, owed_since)
      SELECT id, 0, false, CASE WHEN generation > 0 OR thread_over OR EXISTS (SELECT FROM waiting) THEN now END FROM taken
      ON CONFLICT (table_id) DO UPDATE SET owed_since = CASE
        WHEN ($16 > told.posted AND coalesce(told.given_up, -1) < $10) OR ($19 AND NOT told.archived)
          OR EXISTS (SELECT FROM waiting)
          OR EXISTS (SELECT FROM channel_messages AS message WHERE message.table_id = $1
            AND (message.standing = 'leaving' OR message.standing = 'live' AND message.shows < $10))
        THEN coalesce(told.owed_since, $3) END)
    SELECT EXISTS (SELECT FROM held) AS "isHeld", EXISTS (SELECT FROM seen) AS "isRepeated",
      EXISTS (SELECT FROM taken) AS "isTaken",
      (SELECT ${noticeList(DIALECT)} FROM waiting AS notice) AS notices, ${shownColumns(DIALECT, '$1')}`,
};

const MESSAGES = MESSAGE_COLUMNS.join(', ');

/**
 * Writes what was seen under the claim's epoch, and since when work is left by the rows as they will be. `held` is
 * empty, and nothing is written, if another process has the table.
 */
const NOTE: SqlStatement = {
  name: 'note',
  text: `
    WITH ${HELD},
    given AS (SELECT seen.* FROM held, json_to_recordset($4) AS seen (id text, channel text, generation bigint,
      from_ply bigint, standing text, shows bigint, digest text, files json)),
    put AS (INSERT INTO channel_messages (table_id, ${MESSAGES}) SELECT $1, ${MESSAGES} FROM given
      ON CONFLICT (id) DO UPDATE SET ${assigned(['table_id', ...MESSAGE_COLUMNS.slice(1)], 'excluded')}),
    parted AS (UPDATE channel_messages AS former SET standing = 'leaving'
      WHERE former.table_id = $1 AND former.standing = 'live' AND EXISTS (SELECT FROM given WHERE standing = 'live')
        AND NOT EXISTS (SELECT FROM given WHERE given.id = former.id)),
    told AS (DELETE FROM notices WHERE table_id = $1 AND id = ANY ($5::bigint[]) AND EXISTS (SELECT FROM held)),
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
        nullif(CASE WHEN seen.posted IS NULL OR $8 THEN channels.untold ELSE seen.untold END, $7::text) AS untold
      FROM held JOIN channels USING (table_id), json_to_record($6) AS seen (posted bigint, given_up bigint, access text,
        access_channel text, untold text, archived boolean)),
    settled AS (UPDATE channels SET posted = known.posted, archived = known.archived, given_up = known.given_up,
        access = known.access, access_channel = known.access_channel, untold = known.untold,
        owed_since = CASE
          WHEN (tables.generation > known.posted AND coalesce(known.given_up, -1) < tables.revision)
            OR (tables.thread_over AND NOT known.archived)
            OR EXISTS (SELECT FROM notices WHERE table_id = $1 AND NOT id = ANY ($5::bigint[]))
            OR EXISTS (SELECT FROM standing WHERE standing.standing = 'leaving'
              OR standing.standing = 'live' AND standing.shows < tables.revision)
          THEN coalesce(channels.owed_since, $3::bigint) END
      FROM known, tables WHERE channels.table_id = $1 AND tables.id = $1)
    SELECT EXISTS (SELECT FROM held) AS "isHeld"`,
};

/** Removes a table ($1) of revision $3 under a claim ($2), or $4 entries of its log if it has as many. */
const REMOVE: SqlStatement = {
  name: 'remove',
  text: `
    WITH ${HELD},
    fit AS (SELECT tables.id FROM tables JOIN held ON tables.id = held.table_id WHERE tables.revision = $3 FOR UPDATE OF tables),
    first AS (SELECT log.table_id, log.ply FROM log JOIN fit ON log.table_id = fit.id ORDER BY log.ply LIMIT $4),
    told AS (DELETE FROM log USING first WHERE log.table_id = first.table_id AND log.ply = first.ply),
    whole AS (SELECT id FROM fit WHERE (SELECT count(*) FROM first) < $4),
    ${BELONGINGS.map((name) => `${name}_gone AS (DELETE FROM ${name} USING whole WHERE ${name}.table_id = whole.id)`).join(',\n    ')},
    gone AS (DELETE FROM tables USING whole WHERE tables.id = whole.id)
    SELECT EXISTS (SELECT FROM held) AS "isHeld", EXISTS (SELECT FROM fit) AS "isFit", EXISTS (SELECT FROM whole) AS "isWhole"`,
};

/** Whether the claim held; if it did not, nothing was written. */
interface HeldRecord {
  readonly isHeld: boolean;
}

interface CommitRecord extends HeldRecord, ShownRow {
  readonly isRepeated: boolean;
  readonly isTaken: boolean;
}

interface RemovalRecord extends HeldRecord {
  readonly isFit: boolean;
  readonly isWhole: boolean;
}

/** What writes are made with. */
export interface WriteParts {
  /** Asks a statement under a claim, which is its $1 and $2. Throws `ClaimLost` if it did not hold. */
  readonly writeAt: <R extends HeldRecord>(
    claim: Claim,
    statement: SqlStatement,
    values: readonly SqlValue[],
  ) => Promise<R>;
  readonly open: Store['open'];
  readonly clock: { now(): number };
}

/** The part of the store that writes tables. */
export const tableWrites = ({
  writeAt,
  open,
  clock,
}: WriteParts): Pick<Store, 'commit' | 'note' | 'remove'> => ({
  commit: async (claim, change) => {
    const { table, entries = [] } = change;
    if (claim.table !== table.id)
      throw new RangeError(`table ${table.id} is written by the claim of ${claim.table}`);
    // The statement looks at the first entry alone.
    if (entries.some(({ ply }, at) => ply !== (entries[0]?.ply ?? 0) + at)) return { kind: 'stale' };
    const given = givenOf(change, claim, clock.now());
    const values = GIVEN.slice(2).map((each) => given[nameIn(each)]);
    const record = await writeAt<CommitRecord>(claim, COMMIT, values).catch(collision);
    if ('kind' in record) return record;
    const { isRepeated, isTaken } = record;
    if (isRepeated) return { kind: 'repeated' };
    return isTaken ? { kind: 'kept', ...shownIn(record) } : { kind: 'stale' };
  },
  note: async (claim, { messages = [], channel, keepsUntold = false, notices = [], told }) => {
    await writeAt(claim, NOTE, [
      clock.now(),
      JSON.stringify(oneLive(messages).map(messageRecord)),
      notices,
      JSON.stringify(channel === undefined ? {} : channelRecord(channel)),
      told ?? null,
      keepsUntold,
    ]);
    const opened = await open({ table: claim.table });
    if (opened === undefined) throw new RangeError(`there is no table ${claim.table}`);
    return opened;
  },
  remove: async (claim, revision, most) => {
    const { isFit, isWhole } = await writeAt<RemovalRecord>(claim, REMOVE, [revision, most]);
    if (!isFit) return 'stale';
    return isWhole ? 'gone' : 'more';
  },
});

const nameIn = <T extends string>(text: T): Named<T> => text.split(' ')[0] as Named<T>;

function givenOf(
  { table, entries = [], snapshot, notices, result, interaction }: Commit,
  { epoch }: Claim,
  now: number,
): Given {
  // Of several of one kind and seat the last holds.
  const drafts = new Map(notices.map((draft) => [`${draft.seat} ${draft.kind}`, draft]));
  return {
    ...{ ...tableRecord(table), epoch, now },
    interaction: interaction ?? null,
    snapshot: snapshot ?? null,
    wake_at: table.wakeAt ?? null,
    people: table.people,
    ply: entries[0]?.ply ?? null,
    entries: JSON.stringify(entries),
    notices: JSON.stringify([...drafts.values()].map((draft, place) => ({ ...draft, place }))),
    ended_at: result?.at ?? null,
    ended_people: result?.people.map((person) => person ?? null) ?? null,
    ended_body: result?.body ?? null,
  };
}

/** A row that another commit has written meanwhile: this one has then written nothing. */
function collision(error: unknown): { readonly kind: 'stale' | 'repeated' } {
  if (!(error instanceof StatementRefused) || error.code !== '23505') throw error;
  return { kind: error.constraint === 'interactions_pkey' ? 'repeated' : 'stale' };
}

/** Messages by their ids, the last one holds; of several that are live the last is. */
function oneLive(messages: readonly NotedMessage[]): readonly NotedMessage[] {
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
