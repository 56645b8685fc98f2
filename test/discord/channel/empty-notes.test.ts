import { describe, expect, test } from 'vitest';
import { rememberingEmptyNotes } from '../../../src/discord/channel/empty-notes.ts';
import { openMemoryStore } from '../../store/memory-store.ts';

/** A store in memory whose notes are read as often as `reads` says; one may be made to wait. */
async function notes() {
  const store = await openMemoryStore();
  const seen = { reads: 0, until: Promise.resolve() };
  const outbox = rememberingEmptyNotes({
    pending: (table) => store.pending(table),
    delivered: (id, message) => store.delivered(id, message),
    shown: (message) => store.shown(message),
    message: (id) => store.message(id),
    liveMessage: (table) => store.liveMessage(table),
    note: async (key) => {
      seen.reads += 1;
      const note = await store.note(key);
      await seen.until;
      return note;
    },
    setNote: (key, value) => store.setNote(key, value),
  });
  return { outbox, seen };
}

describe('A note', () => {
  test('that is empty is read once', async () => {
    const { outbox, seen } = await notes();
    expect(await outbox.note('barred t1')).toBeUndefined();
    expect(await outbox.note('barred t1')).toBeUndefined();
    expect(seen.reads).toBe(1);
    await outbox.note('barred t2');
    expect(seen.reads).toBe(2);
  });

  test('is read again once something was written there', async () => {
    const { outbox } = await notes();
    await outbox.note('barred t1');
    await outbox.setNote('barred t1', 'closed c');
    expect(await outbox.note('barred t1')).toBe('closed c');
    await outbox.setNote('barred t1', '');
    expect((await outbox.note('barred t1')) ?? '').toBe('');
  });

  test('that is written while it is read is not taken to be empty', async () => {
    const { outbox, seen } = await notes();
    let go: () => void = () => {};
    seen.until = new Promise((done) => {
      go = done;
    });
    const reading = outbox.note('barred t1');
    await outbox.setNote('barred t1', 'closed c');
    go();
    expect(await reading).toBeUndefined();
    expect(await outbox.note('barred t1')).toBe('closed c');
  });
});
