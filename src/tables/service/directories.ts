import { z } from 'zod';
import type { ReadBy } from '../model/row-json.ts';
import { type NoteStore, notesIn } from './store-notes.ts';

/** Where a server wants its directory: the one live message that lists its tables. */
const wantedShape = z.object({
  channel: z.string(),
  /** The language in which it is written, as Discord names it. */
  language: z.string(),
  /** When it was put there, in milliseconds since 1970: another one in the same channel has another time. */
  since: z.number(),
});
/** What {@link wantedShape} reads. */
export type Directory = ReadBy<typeof wantedShape>;

const shownShape = z.object({
  channel: z.string(),
  /** The {@link Directory.since} for which it was posted. */
  since: z.number(),
  /** How often it was posted for that, or may have been: the nonce of each is its own. */
  posts: z.number(),
  /** Absent as long as nobody knows whether it was posted. */
  message: z.string().optional(),
  /** Of what stands in it; absent if that is not known. */
  digest: z.string().optional(),
});
/** What is known of the message of a server's directory. */
export type ShownDirectory = ReadBy<typeof shownShape>;

/** The directories of servers; see {@link directoriesIn}. */
export type Directories = ReturnType<typeof directoriesIn>;

/** The directories of servers: where each is wanted, and its messages. */
export function directoriesIn(store: NoteStore) {
  const wanted = notesIn(store, 'directory', wantedShape);
  const messages = notesIn(store, 'shown-directory', shownShape);
  return {
    of: (guild: string): Promise<Directory | undefined> => wanted.of(guild),
    want: (guild: string, directory: Directory | undefined) => wanted.set(guild, directory),
    shown: (guild: string): Promise<ShownDirectory | undefined> => messages.of(guild),

    /** Keeps what is known of it. Done by one process at a time. */
    note: (guild: string, shown: ShownDirectory | undefined) => messages.set(guild, shown),

    /** The servers that want a directory, or wanted one. */
    servers: async (): Promise<readonly string[]> => (await wanted.under()).map(([guild]) => guild),
  };
}
