import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { LeaseLost, type LeaseRow, Liveness } from '../../../src/store/sqlite/lease.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { emptyFolder } from '../folder.ts';
import { claimOf, commit, openedAt, sampleCommit } from '../sample.ts';

const clock = tickingClock(0);

const row = (beats: number, said: Partial<LeaseRow> = {}): LeaseRow => ({
  ...{ term: 1, holder: 'process 1 on here', beats, held: 1, locked: 1 },
  ...said,
});

describe('the watch for a dead holder', () => {
  it('tells a holder dead after ten seconds without a beat, and not earlier', () => {
    const watch = new Liveness();
    const looks = Array.from({ length: 30 }, (_, look) => watch.dead(row(7), look * 500, 1000));
    expect(looks.indexOf(true)).toBe(20);
  });

  it('begins anew with every beat and every new holder', () => {
    const watch = new Liveness();
    for (let look = 0; look < 200; look += 1)
      expect(watch.dead(row(Math.floor(look / 19)), look * 500, 1000)).toBe(false);
    const other = new Liveness();
    for (let look = 0; look < 200; look += 1)
      expect(other.dead(row(0, { term: Math.floor(look / 19) }), look * 500, 1000)).toBe(false);
  });

  it('does not count a pause in which it could not look itself', () => {
    const watch = new Liveness();
    expect(watch.dead(row(7), 0, 1000)).toBe(false);
    expect(watch.dead(row(7), 3_600_000, 1000)).toBe(false);
  });

  it('knows at once a database that nobody holds', () => {
    expect(new Liveness().dead(row(7, { held: 0 }), 0, 1000)).toBe(true);
  });
});

/** What methods of a store that write are tried with. */
const WRITES = {
  commit: (store: Store) => commit(store, sampleCommit(2)),
  note: async (store: Store) => store.note(await claimOf(store), { notices: [1] }),
  setSetting: (store: Store) => store.setSetting('a', 'b'),
} satisfies Partial<Record<keyof Store, (store: Store) => Promise<unknown>>>;

describe('a store that another process has taken over', () => {
  it.each(Object.entries(WRITES))(
    'refuses to write by %s, says so once, and changes nothing',
    async (_, write) => {
      const file = `${emptyFolder()}/bot.db`;
      const said: string[] = [];
      const store = await openStore({ file, clock, lost: ({ message }) => void said.push(message) });
      onTestFinished(() => store.close());
      await commit(store, sampleCommit(1));
      expect(store.held()).toBe(true);
      const other = new Sqlite(file);
      other.exec("UPDATE lease SET term = term + 1, holder = 'process 7 on elsewhere'");
      const before = other.serialize().toString('base64');
      await expect(write(store)).rejects.toThrow(LeaseLost);
      await expect(write(store)).rejects.toThrow(/Another bot \(process 7 on elsewhere\) has taken over/);
      expect(said).toHaveLength(1);
      expect(store.held()).toBe(false);
      await store.close();
      expect(other.serialize().toString('base64')).toBe(before);
      other.close();
    },
  );
});

describe('a database whose holder lives without its lock, and which looks torn while they write', () => {
  /** A holder who took over from one that hung, which has died since; it does not look well, as a checksum in it does not fit. */
  async function holder() {
    const file = `${emptyFolder()}/bot.db`;
    const store = await openStore({ file, clock });
    await commit(store, sampleCommit(1));
    await store.close();
    const database = new Sqlite(file);
    onTestFinished(() => void database.close());
    database.exec("UPDATE lease SET held = 1, locked = 0, holder = 'process 7 on elsewhere'");
    const tear = (by: number) => void database.prepare('UPDATE people SET seal = seal + ?').run(by);
    tear(1);
    return { file, database, tear };
  }

  it('is in use, and no damaged one', async () => {
    const { file } = await holder();
    await expect(openStore({ file, clock })).rejects.toThrow(/in use by another running bot \(process 7/);
  });

  it('is waited for, and taken over when they have gone', async () => {
    const { file, database, tear } = await holder();
    const told: string[] = [];
    const opening = openStore({ file, clock, waiting: { told: (sentence) => void told.push(sentence) } });
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toContain('This one is waiting and takes over when the other one ends');
    database.exec('UPDATE lease SET beats = beats + 1');
    tear(-1);
    database.exec('UPDATE lease SET held = 0');
    const store = await opening;
    expect((await openedAt(store)).table.revision).toBe(1);
    await store.close();
  });

  it('is damaged after all where it still looks so when they have not moved for long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { file } = await holder();
    const opening = openStore({ file, clock, waiting: { told: () => {} } }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await Promise.race([opening, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(String(await opening)).toMatch(/is damaged.*changed since it was written/s);
  });
});

describe('a store that is closed', () => {
  it('is free for the next at once, and counts the holders', async () => {
    const file = `${emptyFolder()}/bot.db`;
    for (let holder = 1; holder <= 3; holder += 1) {
      const store = await openStore({ file, clock });
      await store.close();
      const database = new Sqlite(file, { readonly: true });
      expect(database.prepare('SELECT term, held FROM lease').get()).toEqual({ term: holder, held: 0 });
      database.close();
    }
  });
});
