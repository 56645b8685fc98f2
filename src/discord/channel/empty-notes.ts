import type { Outbox } from './outbox.ts';

/** So many empty notes are remembered: three for each table and its host that were lately spoken of. */
const REMEMBERED = 10_000;

/**
 * The same outbox, which reads a note that is known to be empty no second time. Nearly every note is: one tells of a closed channel, of old
 * buttons or of a loss that nobody was told of. Only this process writes notes, so what it has seen empty stays so until it writes there.
 */
export function rememberingEmptyNotes(outbox: Outbox): Outbox {
  const empty = new Set<string>();
  let written = 0;
  const remember = (key: string): void => {
    empty.add(key);
    const [oldest] = empty;
    if (empty.size > REMEMBERED && oldest !== undefined) empty.delete(oldest);
  };
  return {
    pending: (table) => outbox.pending(table),
    delivered: (id, message) => outbox.delivered(id, message),
    shown: (message) => outbox.shown(message),
    message: (id) => outbox.message(id),
    liveMessage: (table) => outbox.liveMessage(table),
    note: async (key) => {
      if (empty.has(key)) return undefined;
      const before = written;
      const note = await outbox.note(key);
      // What was written meanwhile may not have been read.
      if ((note ?? '') === '' && written === before) remember(key);
      return note;
    },
    setNote: async (key, value) => {
      written += 1;
      empty.delete(key);
      try {
        await outbox.setNote(key, value);
      } finally {
        written += 1;
      }
    },
  };
}
