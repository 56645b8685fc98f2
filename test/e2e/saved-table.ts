import type { Game, GameTypes } from '../../src/engine/game.ts';
import { replay } from '../../src/engine/replay.ts';
import { readLogEntry, readSnapshot } from '../../src/games/saved.ts';
import { Sqlite } from '../../src/store/sqlite/driver.ts';
import { pressedEntries } from './pressed-entries.ts';

/** What the database says of a table of this game: its state as saved, and as its log leads to it. */
export function savedTable<G extends GameTypes>(game: Game<G>, file: string, table: string) {
  const database = new Sqlite(file, { readonly: true });
  const rows = database.prepare<[string], { readonly body: string }>(
    'SELECT body FROM log WHERE table_id = ? ORDER BY ply',
  );
  const log = rows.all(table).map(({ body }) => body);
  const entries = log.map((body) => readLogEntry(game, body));
  const text = database
    .prepare<[string], string>('SELECT snapshot FROM tables WHERE id = ?')
    .pluck()
    .get(table);
  const waiting = database
    .prepare<[string], number>('SELECT COUNT(*) FROM channels WHERE table_id = ? AND owed_since IS NOT NULL')
    .pluck()
    .get(table);
  database.close();
  const snapshot = readSnapshot(game, text ?? '');
  const pressed = pressedEntries(game.name, text ?? '', log);
  return { entries, pressed, snapshot, waiting, match: replay(game, snapshot, entries) };
}
