import type { DatabaseQuery, SqlStatement, SqlValue } from '../sql/database.ts';
import { noticeList, type ShownRow, shownColumns, shownIn } from '../sql/rows.ts';
import { assigned, TABLE_COLUMNS, tableRecord } from '../sql/written.ts';
import type { Claim, Commit, Committed, LogRow } from '../store.ts';
import { StatementRefused } from './server.ts';
import { DIALECT } from './sql.ts';

interface CommitRecord extends ShownRow {
  readonly isHeld: boolean;
  readonly isRepeated: boolean;
  readonly isTaken: boolean;
}

/** The parameters of {@link COMMIT}, in order: what each is in the statement. */
const GIVEN = [
  ...['id text', 'epoch bigint', 'life float8', 'now bigint', 'interaction text'],
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
    held AS (
      UPDATE claims SET until = clock_timestamp() + $3::float8 * interval '1 ms' WHERE table_id = $1 AND epoch = $2
      RETURNING table_id),
    seen AS (SELECT FROM interactions WHERE id = $5),
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
      SELECT nextval('notice_ids'), $1, kind, seat, person, $4 FROM (SELECT * FROM drafts ORDER BY place) AS ordered
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
        WHEN ($17 > told.posted AND coalesce(told.given_up, -1) < $11) OR ($20 AND NOT told.archived)
          OR EXISTS (SELECT FROM waiting)
          OR EXISTS (SELECT FROM channel_messages AS message WHERE message.table_id = $1
            AND (message.standing = 'leaving' OR message.standing = 'live' AND message.shows < $11))
        THEN coalesce(told.owed_since, $4) END)
    SELECT EXISTS (SELECT FROM held) AS "isHeld", EXISTS (SELECT FROM seen) AS "isRepeated",
      EXISTS (SELECT FROM taken) AS "isTaken",
      (SELECT ${noticeList(DIALECT)} FROM waiting AS notice) AS notices, ${shownColumns(DIALECT, '$1')}`,
};

/** How a commit went; `lost` where the claim is another's. */
export type CommitOutcome = Committed | { readonly kind: 'lost' };

/** Does a change of a table under a claim. `life` is how long the claim lives on from now, in milliseconds. */
export async function commit(
  ask: DatabaseQuery,
  { table: id, epoch }: Claim,
  change: Commit,
  { now, life }: { readonly now: number; readonly life: number },
): Promise<CommitOutcome> {
  if (!followOneAnother(change.entries ?? [])) return { kind: 'stale' };
  const given = givenOf(change, { id, epoch, now, life });
  const [record] = await ask<CommitRecord>(
    COMMIT,
    GIVEN.map((each) => given[nameIn(each)]),
  ).catch((error: unknown) => {
    const kind = collision(error);
    if (kind === undefined) throw error;
    return [kind];
  });
  if (record === undefined) return { kind: 'stale' };
  if ('kind' in record) return record;
  const { isHeld, isRepeated, isTaken } = record;
  if (!isHeld) return { kind: 'lost' };
  if (isRepeated) return { kind: 'repeated' };
  if (!isTaken) return { kind: 'stale' };
  return { kind: 'kept', ...shownIn(record) };
}

/** The statement looks at the first entry alone. */
const followOneAnother = (entries: readonly LogRow[]): boolean =>
  entries.every(({ ply }, at) => ply === (entries[0]?.ply ?? 0) + at);

const nameIn = <T extends string>(text: T): Named<T> => text.split(' ')[0] as Named<T>;

function givenOf(
  { table, entries = [], snapshot, notices, result, interaction }: Commit,
  claim: { readonly id: string; readonly epoch: number; readonly now: number; readonly life: number },
): Given {
  const [first] = entries;
  // Of several of one kind and seat the last holds.
  const drafts = new Map(notices.map((draft) => [`${draft.seat} ${draft.kind}`, draft]));
  return {
    ...{ ...tableRecord(table), ...claim },
    interaction: interaction ?? null,
    snapshot: snapshot ?? null,
    wake_at: table.wakeAt ?? null,
    people: table.people,
    ply: first?.ply ?? null,
    entries: JSON.stringify(entries),
    notices: JSON.stringify([...drafts.values()].map((draft, place) => ({ ...draft, place }))),
    ended_at: result?.at ?? null,
    ended_people: result?.people.map((person) => person ?? null) ?? null,
    ended_body: result?.body ?? null,
  };
}

/** A row that another commit has written meanwhile: this one has then written nothing. */
function collision(error: unknown): { readonly kind: 'stale' | 'repeated' } | undefined {
  if (!(error instanceof StatementRefused) || error.code !== '23505') return undefined;
  return error.constraint === 'interactions_pkey' ? { kind: 'repeated' } : { kind: 'stale' };
}
