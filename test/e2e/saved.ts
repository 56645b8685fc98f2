import { expect } from 'vitest';
import type { Game, GameTypes } from '../../src/engine/game.ts';
import { openMatch } from '../../src/engine/match.ts';
import { replay } from '../../src/engine/replay.ts';
import { gameEntries } from '../../src/games/index.ts';
import { otys } from '../../src/games/otys/index.ts';
import { readLogEntry, readSnapshot } from '../../src/games/saved.ts';
import { Sqlite } from '../../src/store/sqlite/driver.ts';
import type { Cluster } from '../store/postgres/cluster.ts';

/** How many entries of a log were pressed: the others were given for a person, as anybody would give them after that press. */
function pressedEntries(name: string, snapshot: string, log: readonly string[]): number {
  const played = gameEntries.find(({ playable }) => playable.name === name);
  if (played === undefined) throw new Error(`there is no ${name}`);
  return played.simulate((game, { closing }) => {
    let { match } = openMatch(game, readSnapshot(game, snapshot));
    let presses = 0;
    let former = -1;
    for (const entry of log.map((body) => readLogEntry(game, body))) {
      const asked = match.decisions.find(({ seat }) => seat === entry.seat);
      const given =
        asked && former === entry.seat ? closing?.sure?.(match.view('spectator'), asked) : undefined;
      if (entry.kind !== 'move') return log.length;
      if (given !== entry.notation) presses += 1;
      const next = match.play(entry.seat, entry.notation);
      if (typeof next === 'string') throw new Error(`a log does not lead on: ${next}`);
      match = next.match;
      former = entry.seat;
    }
    return presses;
  });
}

/** A match as it is saved, and as its log leads to it. */
function savedMatch<G extends GameTypes>(game: Game<G>, text: string, log: readonly string[]) {
  const entries = log.map((body) => readLogEntry(game, body));
  const snapshot = readSnapshot(game, text);
  const pressed = pressedEntries(game.name, text, log);
  return { entries, pressed, snapshot, match: replay(game, snapshot, entries) };
}

/** What an SQLite database says of a table of this game; `waiting` is not 0 while something is to be said there. */
export function savedTable<G extends GameTypes>(game: Game<G>, file: string, table: string) {
  const database = new Sqlite(file, { readonly: true });
  const column = <T>(query: string): readonly T[] => database.prepare<[string], T>(query).pluck().all(table);
  const log = column<string>('SELECT body FROM log WHERE table_id = ? ORDER BY ply');
  const [text = ''] = column<string>('SELECT snapshot FROM tables WHERE id = ?');
  const [waiting] = column<number>(
    'SELECT COUNT(*) FROM channels WHERE table_id = ? AND owed_since IS NOT NULL',
  );
  database.close();
  return { ...savedMatch(game, text, log), waiting };
}

/** What a PostgreSQL database says of a table of Otys, whose log leads to its snapshot. */
export async function savedInPostgres(cluster: Cluster, address: string, table: string) {
  // In one statement: a press may add what anybody would answer as entries of their own, a moment later.
  const [row] = await cluster.ask<{ readonly snapshot: string; readonly log: readonly string[] | null }>(
    `SELECT snapshot, (SELECT json_agg(body ORDER BY ply) FROM log WHERE table_id = id) AS log
       FROM tables WHERE id = '${table}'`,
    address,
  );
  const saved = savedMatch(otys, row?.snapshot ?? '', row?.log ?? []);
  expect(saved.match.snapshot).toEqual(saved.snapshot);
  return saved;
}
