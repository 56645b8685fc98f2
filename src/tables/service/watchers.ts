import type { Store } from '../../store/store.ts';
import { readWatcher, type Watcher } from '../model/watcher.ts';

const KEYS = 'watcher';

/**
 * Who is told when tables open: a note of the store for each person, or role, of each server. Forgetting a person
 * removes theirs.
 */
export class Watchers {
  readonly #store: Pick<Store, 'setting' | 'setSetting' | 'settingsUnder'>;

  constructor(store: Pick<Store, 'setting' | 'setSetting' | 'settingsUnder'>) {
    this.#store = store;
  }

  /** What somebody wishes to hear of in a server; `undefined` if nothing. */
  async of(guild: string, id: string): Promise<Watcher | undefined> {
    return readWatcher(await this.#store.setting(`${KEYS} ${guild} ${id}`));
  }

  /** Has somebody hear of tables of a server from now on, or of none. */
  async set(guild: string, id: string, watcher: Watcher | undefined): Promise<void> {
    const body = watcher === undefined ? '' : JSON.stringify(watcher);
    await this.#store.setSetting(`${KEYS} ${guild} ${id}`, body);
  }

  /** All watchers of a server, by their ids. */
  async in(guild: string): Promise<ReadonlyMap<string, Watcher>> {
    const found = await this.#found(`${KEYS} ${guild} `);
    return new Map(found.map(({ id, watcher }) => [id, watcher]));
  }

  /** What somebody wishes to hear of, by the server. */
  async ofPerson(person: string): Promise<ReadonlyMap<string, Watcher>> {
    const found = (await this.#found(`${KEYS} `)).filter(({ id }) => id === person);
    return new Map(found.map(({ guild, watcher }) => [guild, watcher]));
  }

  /** The servers that have watchers. */
  async servers(): Promise<ReadonlySet<string>> {
    return new Set((await this.#found(`${KEYS} `)).map(({ guild }) => guild));
  }

  async #found(beginning: string) {
    return [...(await this.#store.settingsUnder(beginning))].flatMap(([key, body]) => {
      const [, guild, id] = key.split(' ');
      const watcher = readWatcher(body);
      return guild === undefined || id === undefined || watcher === undefined ? [] : [{ guild, id, watcher }];
    });
  }
}
