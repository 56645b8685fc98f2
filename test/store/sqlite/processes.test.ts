import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { StoreRefused } from '../../../src/store/refusal.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import { bytesOf, emptyFolder } from '../folder.ts';
import { openedAt } from '../sample.ts';
import { childWith, waitingChild } from './committing.ts';

const clock = { now: Date.now };

describe('a database that another process has open', () => {
  it('is refused, untouched, and can be read for a backup, until that process dies', async () => {
    const folder = emptyFolder();
    const file = `${folder}/bot.db`;
    const child = await childWith(file, 'rest');
    const before = bytesOf(file);
    await expect(openStore({ file, clock })).rejects.toThrow(StoreRefused);
    await expect(openStore({ file, clock })).rejects.toThrow(/in use by another running bot/);
    expect(bytesOf(file)).toEqual(before);
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

describe('a second bot', () => {
  it('says that it waits, and takes over as soon as the first is killed', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const first = await childWith(file, 'commit');
    const second = waitingChild(file, 'rest');
    expect(await second.says('The database')).toMatch(
      /in use by another running bot \(process \d+ on .+\)\. This one is waiting and takes over when the other one ends/,
    );
    await first.kill();
    const killed = performance.now();
    await second.says('open');
    expect(performance.now() - killed).toBeLessThan(5_000);
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
