import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Sqlite } from '../../src/store/sqlite/driver.ts';

/** An empty directory that goes away with the test; a test that runs beside others says itself what comes when it is over. */
export function emptyFolder(over: (work: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  over(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The bytes of a database and its companions, to see whether anything touched them. */
export function bytesOf(file: string): Readonly<Record<string, string | undefined>> {
  const bytes = ['', '-wal', '-shm', '-journal'].map((suffix) => {
    const place = `${file}${suffix}`;
    return [suffix, existsSync(place) ? readFileSync(place).toString('base64') : undefined] as const;
  });
  return Object.fromEntries(bytes);
}

/** Every row of every table, but of the lease, which each holder writes anew. */
export function everythingIn(file: string): Readonly<Record<string, readonly unknown[]>> {
  const database = new Sqlite(file, { readonly: true });
  const names = database
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('lease', 'sqlite_sequence')",
    )
    .pluck()
    .all();
  const rows = names.map(
    (name) => [name, database.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all()] as const,
  );
  database.close();
  return Object.fromEntries(rows);
}
