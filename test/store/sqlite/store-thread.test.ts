import { writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DamagedRow, LeaseLost, StoreRefused } from '../../../src/store/refusal.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { openStoreThread } from '../../../src/store/sqlite/store-thread.ts';
import type { HeldStore } from '../../../src/store/store.ts';
import { emptyFolder } from '../folder.ts';
import { commit, sampleCommit } from '../sample.ts';

async function opened(file: string): Promise<HeldStore> {
  const store = await openStoreThread({ file });
  onTestFinished(() => store.close());
  return store;
}

describe('a store in a thread of its own', () => {
  it('answers nothing once it is closed', async () => {
    const store = await opened(`${emptyFolder()}/bot.db`);
    expect(store.held()).toBe(true);
    await store.close();
    expect(store.held()).toBe(false);
    await expect(store.open({ table: 'table-1' })).rejects.toThrow('the thread of the store has ended');
    await store.close();
  });

  it('keeps nobody waiting who asks nothing of it, however long the disk takes', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const store = await opened(file);
    const slow = new Sqlite(file);
    slow.exec('BEGIN IMMEDIATE');
    const committed = commit(store, sampleCommit(1));
    let over = false;
    void committed.finally(() => {
      over = true;
    });
    // Who waits with the store gets no turn before it has given up.
    for (let turns = 0; turns < 30; turns += 1) {
      await new Promise((later) => setTimeout(later, 10));
      expect(over).toBe(false);
    }
    slow.exec('ROLLBACK');
    slow.close();
    expect(await committed).toMatchObject({ kind: 'kept' });
  });

  it('refuses what the store refuses, in its words', async () => {
    const file = `${emptyFolder()}/bot.db`;
    await opened(file);
    const second = openStoreThread({ file });
    await expect(second).rejects.toBeInstanceOf(StoreRefused);
    await expect(second).rejects.toThrow(/in use by another running bot/);
    const damaged = `${emptyFolder()}/bot.db`;
    writeFileSync(damaged, 'no database at all');
    await expect(openStoreThread({ file: damaged })).rejects.toThrow(/is damaged/);
  });

  it('says what it waits for, and when another has taken the database over', async () => {
    const file = `${emptyFolder()}/bot.db`;
    let heardLoss = (_: Error): void => {};
    const lost = new Promise<Error>((heard) => {
      heardLoss = heard;
    });
    const first = await openStoreThread({ file, lost: heardLoss });
    onTestFinished(() => first.close());
    let second: Promise<HeldStore> | undefined;
    const told = new Promise<string>((heard) => {
      second = openStoreThread({ file, waiting: { told: heard } });
    });
    expect(await told).toMatch(/This one is waiting and takes over/);
    const thief = new Sqlite(file);
    thief.exec("UPDATE lease SET term = term + 1, holder = 'a thief'");
    thief.close();
    await expect(first.setSetting('a', 'b')).rejects.toBeInstanceOf(LeaseLost);
    expect((await lost).message).toMatch(/Another bot \(a thief\) has taken over/);
    expect(first.held()).toBe(false);
    await first.close();
    const after = await second;
    onTestFinished(async () => after?.close());
    expect(after?.held()).toBe(true);
  });

  it('brings no table that has changed since it was written', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const store = await opened(file);
    await commit(store, sampleCommit(1));
    // Behind the store's back, as a disk does that brings a wrong byte.
    const disk = new Sqlite(file);
    disk.exec("DROP TRIGGER seal_changed_tables; UPDATE tables SET body = body || '?'");
    disk.close();
    const asked = store.open({ table: 'table-1' });
    await expect(asked).rejects.toBeInstanceOf(DamagedRow);
    await expect(asked).rejects.toThrow('a row of the database has changed since it was written');
  });

  it('is given up while it waits to be opened', async () => {
    const file = `${emptyFolder()}/bot.db`;
    await opened(file);
    const giving = new AbortController();
    let second: Promise<HeldStore> | undefined;
    await new Promise<string>((told) => {
      second = openStoreThread({ file, waiting: { told }, signal: giving.signal });
    });
    giving.abort();
    await expect(second).rejects.toThrow('the thread of the store has ended');
  });
});
