import { describe, expect, test } from 'vitest';
import { aboutError } from '../../src/discord/log.ts';
import { watchDisk } from '../../src/metrics/full-disk.ts';
import type { Commit, Store } from '../../src/store/store.ts';
import { fakeLog } from '../discord/fake-log.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { claimOf, commit as committed, sampleCommit } from '../store/sample.ts';

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
  const { log, watch, isStuck } = watchDisk(plain);
  const store: Store = watch({
    ...memory,
    commit: unlessFull(memory.commit),
    note: unlessFull(memory.note),
    setProfile: unlessFull(memory.setProfile),
    setSetting: unlessFull(memory.setSetting),
  });
  const tried = async (work: Promise<unknown>): Promise<void> => {
    await work.catch((error: unknown) => log.error(aboutError(error), 'a press could not be carried out'));
  };
  return {
    ...{ disk, store, isStuck, lines: plain.lines },
    commit: (change: Commit): Promise<void> => tried(committed(store, change)),
    note: (): Promise<void> => tried(store.setSetting('a', 'b')),
  };
}

describe('a disk that fills', () => {
  test('is told of once when it begins and once when it is over, however much fails', async () => {
    const { disk, lines, commit, note, isStuck } = await onDisk();
    await commit(sampleCommit(1));
    expect([lines, isStuck()]).toEqual([[], false]);
    disk.full = notTaken('SQLITE_FULL');
    for (let presses = 0; presses < 5; presses += 1) await commit(sampleCommit(2));
    await note();
    expect([lines, isStuck()]).toEqual([[BEGUN], true]);
    disk.full = undefined;
    await commit(sampleCommit(2));
    await commit(sampleCommit(3));
    expect([lines, isStuck()]).toEqual([[BEGUN, OVER], false]);
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
    const kept = await committed(store, sampleCommit(1));
    expect(kept).toMatchObject({ kind: 'kept', notices: [{ id: 1, kind: 'line-1' }] });
    expect(await store.setProfile('ana', 'a', undefined)).toBe(true);
    expect(await store.setServer('guild', 'b', undefined)).toBe(true);
    const noted = await store.note(await claimOf(store), { notices: [1] });
    expect(noted.notices).toEqual([]);
    expect(await store.profile('ana')).toBe('a');
    expect(await store.server('guild')).toBe('b');
  });

  test('is told of by each kind of write, and is over with one that is kept', async () => {
    const { disk, lines, store } = await onDisk();
    const claim = await claimOf(store);
    disk.full = notTaken('SQLITE_FULL');
    const change = sampleCommit(1, { notices: [] });
    await expect(store.note(claim, {})).rejects.toThrow('full');
    await expect(store.setProfile('ana', 'a', undefined)).rejects.toThrow('full');
    await expect(store.commit(claim, change)).rejects.toThrow('full');
    expect(lines).toEqual([BEGUN]);
    disk.full = undefined;
    expect(await store.setProfile('ana', 'a', 'never there')).toBe(false);
    expect(lines).toEqual([BEGUN]);
    expect(await store.commit(claim, change)).toMatchObject({ kind: 'kept', notices: [] });
    expect(lines).toEqual([BEGUN, OVER]);
  });
});
