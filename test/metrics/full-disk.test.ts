import { describe, expect, test } from 'vitest';
import { aboutError } from '../../src/discord/log.ts';
import { watchDisk } from '../../src/metrics/full-disk.ts';
import type { Commit, Committed, Store } from '../../src/store/store.ts';
import { fakeLog } from '../discord/fake-log.ts';
import { openClaimedStore, openMemoryStore } from '../store/memory-store.ts';
import { claimedTable, sampleCommit } from '../store/sample.ts';

const BEGUN =
  'error: The bot cannot write to the database; the disk may be full. Presses are not saved until it can. The log says when that is.';
const OVER = 'warn: The bot can write to the database again.';

const notTaken = (code: string): Error => Object.assign(new Error('database or disk is full'), { code });

/** A store on a disk that can fill; what fails there is logged as all that fails is. */
async function onDisk() {
  const disk = { full: undefined as Error | undefined };
  const memory = await openMemoryStore();
  const unlessFull =
    <A extends readonly unknown[], T>(write: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      if (disk.full !== undefined) throw disk.full;
      return write(...given);
    };
  const plain = fakeLog();
  const { log, watch } = watchDisk(plain);
  const store: Store = watch({
    ...memory,
    commit: unlessFull(memory.commit),
    setNote: unlessFull(memory.setNote),
  });
  const tried = async (work: Promise<unknown>): Promise<void> => {
    await work.catch((error: unknown) => log.error(aboutError(error), 'a press could not be carried out'));
  };
  return {
    disk,
    lines: plain.lines,
    commit: (change: Commit): Promise<void> => tried(store.commit(change)),
    note: (): Promise<void> => tried(store.setNote('a', 'b')),
  };
}

describe('a disk that fills', () => {
  test('is told of once when it begins and once when it is over, however much fails', async () => {
    const { disk, lines, commit, note } = await onDisk();
    await commit(sampleCommit(1));
    expect(lines).toEqual([]);
    disk.full = notTaken('SQLITE_FULL');
    for (let presses = 0; presses < 5; presses += 1) await commit(sampleCommit(2));
    await note();
    expect(lines).toEqual([BEGUN]);
    disk.full = undefined;
    await commit(sampleCommit(2));
    await commit(sampleCommit(3));
    expect(lines).toEqual([BEGUN, OVER]);
    disk.full = notTaken('SQLITE_IOERR_WRITE');
    await commit(sampleCommit(4));
    expect(lines).toEqual([BEGUN, OVER, BEGUN]);
  });

  test('is not over when something small finds room, or when nothing had to be written', async () => {
    const { disk, lines, commit, note } = await onDisk();
    await commit(sampleCommit(1));
    disk.full = notTaken('SQLITE_FULL');
    await note();
    await commit(sampleCommit(2));
    disk.full = undefined;
    await note();
    await commit(sampleCommit(1));
    expect(lines).toEqual([BEGUN]);
    await commit(sampleCommit(2));
    expect(lines).toEqual([BEGUN, OVER]);
  });

  test('is no other trouble of the store: that is told each time', async () => {
    const { disk, lines, commit } = await onDisk();
    disk.full = notTaken('SQLITE_IOERR_READ');
    await commit(sampleCommit(1));
    await commit(sampleCommit(1));
    expect(lines).toEqual(Array(2).fill('error: a press could not be carried out'));
  });

  test('leaves what a commit brought as it was', async () => {
    const { watch } = watchDisk(fakeLog());
    const store = watch(await openMemoryStore());
    const kept: Committed = await store.commit(sampleCommit(1));
    expect(kept).toEqual({ kind: 'kept', outbox: [1] });
    await store.setProfile('ana', 'a');
    await store.setServer('guild', 'b');
    await store.delivered(1, undefined);
    expect(await store.profile('ana')).toBe('a');
    expect(await store.server('guild')).toBe('b');
    expect(await store.pending()).toEqual([]);
  });

  test('is told of by each write of those who work at tables by claims, and is over with one that is kept', async () => {
    const plain = fakeLog();
    const memory = await openClaimedStore();
    let full = true;
    const unlessFull =
      <A extends readonly unknown[], T>(write: (...given: A) => Promise<T>) =>
      async (...given: A): Promise<T> => {
        if (full) throw notTaken('SQLITE_FULL');
        return write(...given);
      };
    const store = watchDisk(plain).watchClaimed({
      ...memory,
      commit: unlessFull(memory.commit),
      note: unlessFull(memory.note),
      setProfile: unlessFull(memory.setProfile),
    });
    const claim = { table: 'table-1', epoch: (await memory.claims.claim('table-1'))?.epoch ?? 0 };
    const change = { table: claimedTable(), notices: [] };
    await expect(store.note(claim, {})).rejects.toThrow('full');
    await expect(store.setProfile('ana', 'a', undefined)).rejects.toThrow('full');
    await expect(store.commit(claim, change)).rejects.toThrow('full');
    expect(plain.lines).toEqual([BEGUN]);
    full = false;
    expect(await store.setProfile('ana', 'a', 'never there')).toBe(false);
    expect(plain.lines).toEqual([BEGUN]);
    expect(await store.commit(claim, change)).toEqual({ kind: 'kept', notices: [] });
    expect(plain.lines).toEqual([BEGUN, OVER]);
  });
});
