import type { Store } from '../../store/store.ts';
import { readBy } from '../model/row-json.ts';
import { type Watcher, watcherShape } from '../model/watcher.ts';

const KEYS = 'watcher';

/**
 * Who is told when tables open: a note of the store for each person, or role, of each server. Forgetting a person
 * removes theirs.
 */
export function watchersIn(store: Pick<Store, 'setting' | 'setSetting' | 'settingsUnder'>) {
  const found = async (beginning: string) =>
    [...(await store.settingsUnder(beginning))].flatMap(([key, body]) => {
      const [, guild, id] = key.split(' ');
      const watcher: Watcher | undefined = readBy(watcherShape, body);
      return guild === undefined || id === undefined || watcher === undefined ? [] : [{ guild, id, watcher }];
    });
  return {
    /** What somebody wishes to hear of in a server; `undefined` if nothing. */
    of: async (guild: string, id: string): Promise<Watcher | undefined> =>
      readBy(watcherShape, await store.setting(`${KEYS} ${guild} ${id}`)),

    /** Has somebody hear of tables of a server from now on, or of none. */
    set: (guild: string, id: string, watcher: Watcher | undefined): Promise<void> =>
      store.setSetting(`${KEYS} ${guild} ${id}`, watcher === undefined ? '' : JSON.stringify(watcher)),

    /** All watchers of a server, by their ids. */
    in: async (guild: string): Promise<ReadonlyMap<string, Watcher>> =>
      new Map((await found(`${KEYS} ${guild} `)).map(({ id, watcher }) => [id, watcher])),

    /** What somebody wishes to hear of, by the server. */
    ofPerson: async (person: string): Promise<ReadonlyMap<string, Watcher>> =>
      new Map(
        (await found(`${KEYS} `)).flatMap(({ guild, id, watcher }) =>
          id === person ? [[guild, watcher] as const] : [],
        ),
      ),

    /** The servers that have watchers. */
    servers: async (): Promise<ReadonlySet<string>> =>
      new Set((await found(`${KEYS} `)).map(({ guild }) => guild)),
  };
}
