import { z } from 'zod';
import type { Store } from '../../store/store.ts';
import { jsonOf } from '../model/row-json.ts';

/** Where a server wants its directory: the one live message that lists its tables. */
export interface Directory {
  readonly channel: string;
  /** The language in which it is written, as Discord names it. */
  readonly language: string;
  /** When it was put there, in milliseconds since 1970: another one in the same channel has another time. */
  readonly since: number;
}

/** What is known of the message of a server's directory. */
export interface ShownDirectory {
  readonly channel: string;
  /** The {@link Directory.since} for which it was posted. */
  readonly since: number;
  /** How often it was posted for that, or may have been: the nonce of each is its own. */
  readonly posts: number;
  /** Absent as long as nobody knows whether it was posted. */
  readonly message?: string | undefined;
  /** Of what stands in it; absent if that is not known. */
  readonly digest?: string | undefined;
}

const wantedShape: z.ZodType<Directory> = z.object({
  channel: z.string(),
  language: z.string(),
  since: z.number(),
});

const shownShape: z.ZodType<ShownDirectory> = z.object({
  channel: z.string(),
  since: z.number(),
  posts: z.number(),
  message: z.string().optional(),
  digest: z.string().optional(),
});

const WANTED = 'directory ';
const SHOWN = 'shown-directory ';

/** The directories of servers: where each is wanted, and its messages. Both are notes of the store, outside commits. */
export class Directories {
  readonly #store: Pick<Store, 'setting' | 'setSetting' | 'settingsUnder'>;

  constructor(store: Pick<Store, 'setting' | 'setSetting' | 'settingsUnder'>) {
    this.#store = store;
  }

  /** Where a server wants its directory; nothing if it wants none. */
  async of(guild: string): Promise<Directory | undefined> {
    return read(wantedShape, await this.#store.setting(`${WANTED}${guild}`));
  }

  /** Has a server want its directory there from now on, or none. */
  want(guild: string, directory: Directory | undefined): Promise<void> {
    return this.#store.setSetting(
      `${WANTED}${guild}`,
      directory === undefined ? '' : JSON.stringify(directory),
    );
  }

  /** What is known of the message of a server's directory; nothing if there is none. */
  async shown(guild: string): Promise<ShownDirectory | undefined> {
    return read(shownShape, await this.#store.setting(`${SHOWN}${guild}`));
  }

  /** Keeps what is known of it. Whoever looks after the channel does so, one process at a time. */
  note(guild: string, shown: ShownDirectory | undefined): Promise<void> {
    return this.#store.setSetting(`${SHOWN}${guild}`, shown === undefined ? '' : JSON.stringify(shown));
  }

  /** The servers that want a directory, or wanted one. */
  async servers(): Promise<readonly string[]> {
    return [...(await this.#store.settingsUnder(WANTED)).keys()].map((key) => key.slice(WANTED.length));
  }
}

/** A note as it was written; nothing if there is none, or none that can be read. */
function read<T>(shape: z.ZodType<T>, body: string | undefined): T | undefined {
  return body === undefined || body === '' ? undefined : shape.safeParse(jsonOf(body)).data;
}
