import { z } from 'zod';
import type { Store } from '../../store/store.ts';
import { type ReadBy, readBy } from '../model/row-json.ts';

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

const WANTED = 'directory ';
const SHOWN = 'shown-directory ';

/** The directories of servers; see {@link directoriesIn}. */
export type Directories = ReturnType<typeof directoriesIn>;

const written = (note: object | undefined): string => (note === undefined ? '' : JSON.stringify(note));

/** The directories of servers: where each is wanted, and its messages. Both are notes of the store, outside commits. */
export const directoriesIn = (store: Pick<Store, 'setting' | 'setSetting' | 'settingsUnder'>) => ({
  /** Where a server wants its directory; nothing if it wants none. */
  of: async (guild: string): Promise<Directory | undefined> =>
    readBy(wantedShape, await store.setting(`${WANTED}${guild}`)),

  /** Has a server want its directory there from now on, or none. */
  want: (guild: string, directory: Directory | undefined): Promise<void> =>
    store.setSetting(`${WANTED}${guild}`, written(directory)),

  /** What is known of the message of a server's directory; nothing if there is none. */
  shown: async (guild: string): Promise<ShownDirectory | undefined> =>
    readBy(shownShape, await store.setting(`${SHOWN}${guild}`)),

  /** Keeps what is known of it. Whoever looks after the channel does so, one process at a time. */
  note: (guild: string, shown: ShownDirectory | undefined): Promise<void> =>
    store.setSetting(`${SHOWN}${guild}`, written(shown)),

  /** The servers that want a directory, or wanted one. */
  servers: async (): Promise<readonly string[]> =>
    [...(await store.settingsUnder(WANTED)).keys()].map((key) => key.slice(WANTED.length)),
});
