import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty directory that goes away with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
