import { describe, expect, it, onTestFinished } from 'vitest';
import { LeaseLost } from '../../../src/store/refusal.ts';
import { READ_ONLY, Sqlite, withDatabase } from '../../../src/store/sqlite/driver.ts';
import { holderIn, leaseOf } from '../../../src/store/sqlite/lock.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { emptyFolder } from '../folder.ts';
import { claimOf, commit, sampleCommit } from '../sample.ts';

const clock = tickingClock(0);

/** What methods of a store that write are tried with. */
const WRITES = {
  commit: (store: Store) => commit(store, sampleCommit(2)),
  note: async (store: Store) => store.note(await claimOf(store), { notices: [1] }),
  remove: async (store: Store) => store.remove(await claimOf(store), 1, 100),
  setSetting: (store: Store) => store.setSetting('a', 'b'),
  setProfile: (store: Store) => store.setProfile('ana', 'a', undefined),
  setServer: (store: Store) => store.setServer('guild-1', 'a', undefined),
  forget: (store: Store) => store.forget('ana', 'nobody'),
  shrink: (store: Store) => store.shrink(),
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

describe('a store that is closed', () => {
  it('is free for the next at once, names no holder, and counts them', async () => {
    const file = `${emptyFolder()}/bot.db`;
    for (let term = 1; term <= 3; term += 1) {
      const store = await openStore({ file, clock });
      expect(holderIn(file)).toMatch(`process ${process.pid} on `);
      await store.close();
      expect(withDatabase(file, READ_ONLY, leaseOf)).toEqual({ term, holder: undefined });
      expect(holderIn(file)).toBeUndefined();
    }
  });
});
