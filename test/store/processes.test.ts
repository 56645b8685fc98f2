import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreRefused } from '../../src/store/refusal.ts';
import { openStore } from '../../src/store/sqlite-store.ts';
import { bytesOf, emptyFolder } from './folder.ts';

const clock = { now: Date.now };

/** A child that has the store open, and the lines it has said since. */
interface Child {
  readonly process: ChildProcessWithoutNullStreams;
  said(): readonly string[];
  kill(): Promise<void>;
}

async function childWith(file: string, task: 'commit' | 'rest'): Promise<Child> {
  const script = fileURLToPath(new URL('./committing-child.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, file, task]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    errors += part;
  });
  const ended = once(child, 'close');
  while (!output.includes('open\n')) {
    if (child.exitCode !== null) throw new Error(errors);
    await Promise.race([once(child.stdout, 'data'), ended]);
  }
  return {
    process: child,
    said: () => output.split('\n').slice(1, -1),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('a database that another process has open', () => {
  it('is refused, untouched, and can be read for a backup, until that process dies', async () => {
    const folder = emptyFolder();
    const file = `${folder}/bot.db`;
    const child = await childWith(file, 'rest');
    const before = bytesOf(file);
    await expect(openStore({ file, clock })).rejects.toThrow(StoreRefused);
    await expect(openStore({ file, clock })).rejects.toThrow(/in use by another running bot/);
    expect(bytesOf(file)).toEqual(before);
    const reader = new Database(file, { readonly: true });
    await reader.backup(`${folder}/backup.db`);
    reader.close();
    await child.kill();
    for (const place of [file, `${folder}/backup.db`]) {
      const store = await openStore({ file: place, clock });
      expect(await store.pending()).toEqual([]);
      await store.close();
    }
  });
});

describe('a bot that is killed in the middle of its commits', () => {
  it('loses nothing that it had said, and has table, log, snapshot and outbox agree', async () => {
    const file = `${emptyFolder()}/bot.db`;
    for (let round = 0; round < 6; round += 1) {
      const child = await childWith(file, 'commit');
      await new Promise((resolve) => setTimeout(resolve, 40 + round * 55));
      await child.kill();
      const acknowledged = Number(child.said().at(-1) ?? 0);

      const store = await openStore({ file, clock });
      const stored = await store.table('table-1');
      const revision = stored?.table.revision ?? 0;
      expect(revision).toBeGreaterThanOrEqual(acknowledged);
      expect(revision).toBeLessThanOrEqual(acknowledged + 40);
      expect(revision).toBeGreaterThan(0);
      expect(stored?.snapshot?.split(' ').slice(0, 2)).toEqual(['after', String(revision)]);
      const log = await store.log('table-1');
      expect(log.map(({ ply, body }) => [ply, body])).toEqual(
        Array.from({ length: revision }, (_, ply) => [ply, `move ${ply}`]),
      );
      expect((await store.pending()).map(({ body }) => body)).toEqual(
        Array.from(
          { length: Math.min(5, revision) },
          (_, index) => `line ${revision - Math.min(5, revision) + 1 + index}`,
        ),
      );
      expect(await store.handled(`interaction-${revision}`)).toBe(true);
      expect(await store.handled(`interaction-${revision + 1}`)).toBe(false);
      await store.close();
    }
  });

  it('leaves a damaged database untouched, the part in its log included', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const child = await childWith(file, 'commit');
    while (child.said().length < 5) await once(child.process.stdout, 'data');
    await child.kill();

    writeFileSync(file, Buffer.concat([Buffer.alloc(100, 1), readFileSync(file).subarray(100)]));
    truncateSync(`${file}-wal`, 40);
    const before = bytesOf(file);
    await expect(openStore({ file, clock })).rejects.toThrow(/is damaged/);
    expect(bytesOf(file)).toEqual(before);
    expect(before['-wal']).toBeDefined();
  });
});
