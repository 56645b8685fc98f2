import { z } from 'zod';
import type { ReadBy } from './row-json.ts';

/** Letters of a private note, at most. */
export const NOTE_LENGTH = 500;

/** What somebody at a table has written down for themselves: nobody else ever sees it, and nothing depends on it. */
export const privateNoteShape = z.object({ person: z.string(), words: z.string() });
type PrivateNote = ReadBy<typeof privateNoteShape>;

/** What somebody has written down at a table, if anything. */
export const noteOf = (
  { notes }: { readonly notes: readonly PrivateNote[] },
  person: string,
): string | undefined => notes.find((note) => note.person === person)?.words;

/** A table's notes with a person's new note in place of their former one; without it if the new one is empty. */
export const withNote = (
  notes: readonly PrivateNote[],
  person: string,
  words: string,
): readonly PrivateNote[] => {
  const others = notes.filter((note) => note.person !== person);
  const kept = words.trim().slice(0, NOTE_LENGTH);
  return kept === '' ? others : [...others, { person, words: kept }];
};
