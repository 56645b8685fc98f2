import { describe, expect, it, onTestFinished } from 'vitest';
import { LeaseLost } from '../../../src/store/refusal.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
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

describe('a store that is closed', () => {
  it('is free for the next at once, and counts the holders', async () => {
    const file = `${emptyFolder()}/bot.db`;
    for (let holder = 1; holder <= 3; holder += 1) {
      const store = await openStore({ file, clock });
      await store.close();
      const database = new Sqlite(file, { readonly: true });
      expect(database.prepare('SELECT term FROM lease').get()).toEqual({ term: holder });
      database.close();
    }
  });
});
