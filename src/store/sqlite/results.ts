import type Database from 'better-sqlite3';
import type { ResultDraft, ResultRow, Store, TableRow } from '../store.ts';

/** A result as SQLite brings it, its people as the JSON of a list. */
type ResultRecord = Omit<ResultRow, 'people'> & { readonly people: string };

const RESULT_COLUMNS = `table_id AS "table", guild, game, at, body,
  (SELECT json_group_array(person ORDER BY seat) FROM result_seats WHERE table_id = results.table_id) AS people`;

/** Writes how a match ended. To be called in the write that ends it. */
export function resultsWritten(
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

/** The part of the store that finds how matches ended. */
export function results(database: Database.Database): Pick<Store, 'resultsOf' | 'resultsIn'> {
  const ofPerson = database.prepare<[string, number], ResultRecord>(`
    SELECT ${RESULT_COLUMNS} FROM results
    WHERE table_id IN (SELECT table_id FROM result_seats WHERE person = ?) ORDER BY at DESC, table_id LIMIT ?`);
  const inGuild = database.prepare<[string, number], ResultRecord>(
    `SELECT ${RESULT_COLUMNS} FROM results WHERE guild = ? ORDER BY at DESC, table_id LIMIT ?`,
  );
  return {
    resultsOf: async (person, most) => ofPerson.all(person, most).map(resultOf),
    resultsIn: async (guild, most) => inGuild.all(guild, most).map(resultOf),
  };
}

function resultOf({ people, ...rest }: ResultRecord): ResultRow {
  const seats: unknown = JSON.parse(people);
  return {
    ...rest,
    people: Array.isArray(seats) ? seats.map((person) => (person === null ? undefined : String(person))) : [],
  };
}
