import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { StoreRefused } from '../../../src/store/refusal.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { LEASE_PATIENCE, leaseOf } from '../../../src/store/sqlite/lease.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import { bytesOf, emptyFolder } from '../folder.ts';
import { openedAt } from '../sample.ts';
import { childWith, waitingChild } from './committing.ts';
import { standStill } from './stand-still.ts';

const clock = { now: Date.now };

describe('a database that another process has open', () => {
  it('is refused, untouched, and can be read for a backup, until that process dies', async () => {
    const folder = emptyFolder();
    const file = `${folder}/bot.db`;
    const child = await childWith(file, 'rest');
    // Its own signs of life would change the file, too.
    await standStill(child.process, file);
    const before = bytesOf(file);
    await expect(openStore({ file, clock })).rejects.toThrow(StoreRefused);
    await expect(openStore({ file, clock })).rejects.toThrow(/in use by another running bot/);
    expect(bytesOf(file)).toEqual(before);
    child.process.kill('SIGCONT');
    const reader = new Sqlite(file, { readonly: true });
    await reader.backup(`${folder}/backup.db`);
    reader.close();
    await child.kill();
    for (const place of [file, `${folder}/backup.db`]) {
      const store = await openStore({ file: place, clock });
      expect(await store.owing()).toEqual([]);
      await store.close();
    }
  });
});

/** How often the holder of a database has shown that it lives. */
function beatsIn(file: string): number {
  const database = new Sqlite(file, { readonly: true });
  const { beats } = leaseOf(database);
  database.close();
  return beats;
}

// Beside one another, as they wait for most of their time.
describe.concurrent('a second bot', () => {
  it('says that it waits, and takes over as soon as the first is killed', async ({ onTestFinished }) => {
    const file = `${emptyFolder(onTestFinished)}/bot.db`;
    const first = await childWith(file, 'commit', onTestFinished);
    const second = waitingChild(file, 'rest', onTestFinished);
    expect(await second.says('The database')).toMatch(
      /in use by another running bot \(process \d+ on .+\)\. This one is waiting and takes over when the other one ends/,
    );
    await first.kill();
    const killed = performance.now();
    await second.says('open');
    expect(performance.now() - killed).toBeLessThan(LEASE_PATIENCE);
  });

  it('takes over from one that hangs, and what that one writes when it wakes is refused', async ({
    onTestFinished,
  }) => {
    const file = `${emptyFolder(onTestFinished)}/bot.db`;
    const first = await childWith(file, 'commit', onTestFinished);
    while (first.said().length < 5) await once(first.process.stdout, 'data');
    await standStill(first.process, file);
    const second = waitingChild(file, 'commit', onTestFinished);
    await second.says('open');
    while (second.said().length < 5) await once(second.process.stdout, 'data');
    const third = waitingChild(file, 'rest', onTestFinished);
    await third.says('The database');
    first.process.kill('SIGCONT');
    expect(await first.says('refused')).toMatch(/Another bot \(process \d+ on .+\) has taken over/);
    expect(first.said().filter((line) => line.startsWith('lost'))).toHaveLength(1);
    // The lock of the first is free by now, and yet the second is alive and not to be disturbed: the third looks often between two beats.
    for (const before = beatsIn(file); beatsIn(file) <= before + 1; )
      await new Promise((later) => setTimeout(later, 20));
    expect(third.said()).toEqual([expect.stringContaining('in use by another running bot')]);
    await second.kill();
    await third.says('open');
    await third.kill();

    const store = await openStore({ file, clock });
    const log = await store.log('table-1');
    expect(log.map(({ ply }) => ply)).toEqual(log.map((_, index) => index));
    const kept = Number(second.said().at(-1));
    expect((await openedAt(store)).table.revision).toBeGreaterThanOrEqual(kept);
    await store.close();
  });

  it('has one that hangs in the middle of a write ended, and takes over as soon as it is', async ({
    onTestFinished,
  }) => {
    const file = `${emptyFolder(onTestFinished)}/bot.db`;
    const first = await childWith(file, 'rest', onTestFinished);
    first.process.kill('SIGSTOP');
    // Stands for the write in which it was stopped: SQLite knows but that somebody writes.
    const writing = new Sqlite(file);
    writing.exec('BEGIN IMMEDIATE');
    const second = waitingChild(file, 'rest', onTestFinished);
    expect(await second.says('The bot that holds')).toMatch(
      /\(process \d+ on .+\) is stuck in the middle of a write\. End it so that this one can take over\.$/,
    );
    await first.kill();
    writing.close();
    await second.says('open');
  });
});

describe('a bot that is killed in the middle of its commits', () => {
  it('loses nothing that it had said, and has table, log, snapshot and notices agree', async () => {
    const file = `${emptyFolder()}/bot.db`;
    for (let round = 0; round < 6; round += 1) {
      const child = await childWith(file, 'commit');
      while (child.said().length < 3 + round * 7) await once(child.process.stdout, 'data');
      await child.kill();
      const acknowledged = Number(child.said().at(-1) ?? 0);

      const store = await openStore({ file, clock });
      const stored = await openedAt(store);
      const { revision } = stored.table;
      expect(revision).toBeGreaterThanOrEqual(acknowledged);
      expect(revision).toBeLessThanOrEqual(acknowledged + 40);
      expect(revision).toBeGreaterThan(0);
      expect(stored.snapshot?.split(' ').slice(0, 2)).toEqual(['after', String(revision)]);
      const log = await store.log('table-1');
      expect(log.map(({ ply, body }) => [ply, body])).toEqual(
        Array.from({ length: revision }, (_, ply) => [ply, `move ${ply}`]),
      );
      expect(stored.notices.map(({ person }) => person)).toEqual(
        Array.from(
          { length: Math.min(5, revision) },
          (_, index) => `person-${revision - Math.min(5, revision) + 1 + index}`,
        ),
      );
      const isHandled = async (interaction: string) =>
        (await store.open({ table: 'table-1', interaction }))?.isHandled;
      expect(await isHandled(`interaction-${revision}`)).toBe(true);
      expect(await isHandled(`interaction-${revision + 1}`)).toBe(false);
      await store.close();
    }
  });
});
