import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { backUp } from '../../../src/store/sqlite/backup.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { makeShrinkable, shrinking } from '../../../src/store/sqlite/shrinking.ts';
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

/** The file as a version before made it: it keeps what is free. */
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

it('a file of an older version is written anew at a start, and gets smaller from then on', async () => {
  const file = `${emptyFolder()}/bot.db`;
  await (await filled(file)).close();
  withoutAutoVacuum(file);
  const store = await openStore({ file, clock });
  await remove(store, ['a', 'b', 'c']);
  expect(await shrunkInPortions(store)).toBe(2);
  await store.close();
  expect(statSync(file).size).toBeLessThan(MB);
});

it('a file that is too large to be written anew at a start stays as it is', async () => {
  const file = `${emptyFolder()}/bot.db`;
  await (await filled(file)).close();
  withoutAutoVacuum(file);
  const database = new Sqlite(file);
  makeShrinkable(database, MB);
  expect(database.pragma('auto_vacuum', { simple: true })).toBe(0);
  makeShrinkable(database, 4 * MB);
  expect(database.pragma('auto_vacuum', { simple: true })).toBe(2);
  database.close();
});

it('a file that cannot be written anew now is opened as it is', async () => {
  const file = `${emptyFolder()}/bot.db`;
  await (await filled(file)).close();
  withoutAutoVacuum(file);
  const [database, other] = [new Sqlite(file, { timeout: 0 }), new Sqlite(file)];
  other.exec('BEGIN IMMEDIATE');
  makeShrinkable(database);
  expect(database.pragma('auto_vacuum', { simple: true })).toBe(0);
  other.exec('ROLLBACK');
  makeShrinkable(database);
  expect(database.pragma('auto_vacuum', { simple: true })).toBe(2);
  for (const each of [database, other]) each.close();
});

it('a backup of a file that cannot get smaller can', async () => {
  const folder = emptyFolder();
  const file = `${folder}/bot.db`;
  await (await filled(file)).close();
  withoutAutoVacuum(file);
  backUp(file, `${folder}/backup.db`);
  const database = new Sqlite(`${folder}/backup.db`, { readonly: true });
  expect(database.pragma('auto_vacuum', { simple: true })).toBe(2);
  database.close();
});

it('a file that keeps what is free says that it cannot get smaller', async () => {
  const file = `${emptyFolder()}/bot.db`;
  await (await filled(file)).close();
  withoutAutoVacuum(file);
  const database = new Sqlite(file);
  const shrink = shrinking(database, (work) => work);
  expect(await shrink()).toBe('done');
  database.exec('DROP TABLE log');
  expect(await shrink()).toBe('cannot');
  database.close();
});
