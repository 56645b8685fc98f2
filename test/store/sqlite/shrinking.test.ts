import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { emptyFolder } from '../folder.ts';
import { claimOf, commit, sampleTable } from '../sample.ts';

const clock = tickingClock(0);
const MB = 1024 * 1024;

/** A store with four tables of half a megabyte each. */
async function filled(file: string): Promise<Store> {
  const store = await openStore({ file, clock });
  for (const id of ['a', 'b', 'c', 'd'])
    await commit(store, { table: sampleTable({ id }), snapshot: 'x'.repeat(MB / 2), notices: [] });
  return store;
}

const remove = async (store: Store, ids: readonly string[]) => {
  for (const id of ids) expect(await store.remove(await claimOf(store, id), 1, 10)).toBe('gone');
};

const shrunkInPortions = async (store: Store): Promise<number> => {
  for (let portions = 1; portions < 100; portions += 1)
    if ((await store.shrink()) === 'done') return portions;
  throw new Error('it never ends');
};

/** Has the file keep what is free. */
function withoutAutoVacuum(file: string): void {
  const database = new Sqlite(file);
  database.pragma('journal_mode = DELETE');
  database.pragma('auto_vacuum = NONE');
  database.exec('VACUUM');
  expect(database.pragma('auto_vacuum', { simple: true })).toBe(0);
  database.close();
}

it('a file is smaller when its removed tables were given back, in portions of a megabyte', async () => {
  const file = `${emptyFolder()}/bot.db`;
  const store = await filled(file);
  await remove(store, ['a', 'b', 'c']);
  expect(await shrunkInPortions(store)).toBe(2);
  expect((await store.open({ table: 'd' }))?.snapshot).toHaveLength(MB / 2);
  await store.close();
  expect(statSync(file).size).toBeLessThan(MB);
});

it('a file that somebody has vacuumed into one that keeps what is free is asked once', async () => {
  const file = `${emptyFolder()}/bot.db`;
  await (await filled(file)).close();
  withoutAutoVacuum(file);
  const store = await openStore({ file, clock });
  expect(await store.shrink()).toBe('done');
  await remove(store, ['a', 'b']);
  expect(await store.shrink()).toBe('done');
  await store.close();
});
