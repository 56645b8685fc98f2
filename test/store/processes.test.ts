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
  /** Waits for a line that begins like this, and brings it. Throws where the child ends first. */
  says(start: string): Promise<string>;
  kill(): Promise<void>;
}

async function childWith(file: string, task: 'commit' | 'rest'): Promise<Child> {
  const child = startChild(file, task);
  await child.says('open');
  return child;
}

/** Starts a child that waits for a store which another has open. */
function startChild(file: string, task: 'commit' | 'rest', patience = 'none'): Child {
  const script = fileURLToPath(new URL('./committing-child.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, file, task, patience]);
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
  const lines = (): readonly string[] => output.split('\n').slice(0, -1);
  return {
    process: child,
    said: () => lines().slice(lines().indexOf('open') + 1),
    async says(start) {
      for (;;) {
        const found = lines().find((line) => line.startsWith(start));
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(errors);
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
    },
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

describe('a second bot', () => {
  it('says that it waits, and takes over as soon as the first is killed', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const first = await childWith(file, 'commit');
    const second = startChild(file, 'rest', 'wait');
    expect(await second.says('The database')).toMatch(
      /in use by another running bot \(process \d+ on .+\)\. This one waits and takes over when that one ends/,
    );
    await first.kill();
    const killed = performance.now();
    await second.says('open');
    expect(performance.now() - killed).toBeLessThan(5_000);
  });

  it('takes over from one that hangs within 15 seconds, and what that one writes when it wakes is refused', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const first = await childWith(file, 'commit');
    while (first.said().length < 5) await once(first.process.stdout, 'data');
    for (;;) {
      // One that hangs in the middle of a write keeps the file until it ends: then it must go on a little first.
      first.process.kill('SIGSTOP');
      const reader = new Database(file, { timeout: 0 });
      const free = (() => {
        try {
          reader.exec('BEGIN IMMEDIATE; ROLLBACK');
          return true;
        } catch {
          return false;
        } finally {
          reader.close();
        }
      })();
      if (free) break;
      first.process.kill('SIGCONT');
      await new Promise((later) => setTimeout(later, 20));
    }
    const stopped = performance.now();
    const second = startChild(file, 'commit', 'wait');
    await second.says('open');
    expect(performance.now() - stopped).toBeLessThan(15_000);
    while (second.said().length < 5) await once(second.process.stdout, 'data');
    const third = startChild(file, 'rest', 'wait');
    await third.says('The database');
    first.process.kill('SIGCONT');
    expect(await first.says('refused')).toMatch(/went over to another bot \(process \d+ on .+\)/);
    expect(first.said().filter((line) => line.startsWith('lost'))).toHaveLength(1);
    // The lock of the first is free by now, and yet the second is alive and not to be disturbed.
    await new Promise((later) => setTimeout(later, 4_000));
    expect(() => process.kill(second.process.pid ?? 0, 0)).not.toThrow();
    await second.kill();
    await third.says('open');
    await third.kill();

    const store = await openStore({ file, clock });
    const log = await store.log('table-1');
    expect(log.map(({ ply }) => ply)).toEqual(log.map((_, index) => index));
    const kept = Number(second.said().at(-1));
    expect((await store.table('table-1'))?.table.revision).toBeGreaterThanOrEqual(kept);
    await store.close();
  });
});

describe('a bot that hangs in the middle of a write', () => {
  it('is told to be ended, and gives way as soon as it is', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const first = await childWith(file, 'rest');
    first.process.kill('SIGSTOP');
    // Stands for the write in which it was stopped: SQLite knows but that somebody writes.
    const writing = new Database(file);
    writing.exec('BEGIN IMMEDIATE');
    const second = startChild(file, 'rest', 'wait');
    expect(await second.says('The bot that holds')).toMatch(
      /\(process \d+ on .+\) hangs in the middle of a write\. End it, so that this one can take over\.$/,
    );
    await first.kill();
    writing.close();
    await second.says('open');
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
