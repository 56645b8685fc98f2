import { type Watcher, watcherShape } from '../model/watcher.ts';
import { type NoteStore, notesIn } from './store-notes.ts';

/**
 * Who is told when tables open: a note of the store for each person, or role, of each server. Forgetting a person
 * removes theirs.
 */
export function watchersIn(store: NoteStore) {
  const notes = notesIn(store, 'watcher', watcherShape);
  const found = async (start = '') =>
    (await notes.under(start)).flatMap(([key, watcher]) => {
      const [guild = '', id = ''] = key.split(' ');
      return watcher === undefined ? [] : [{ guild, id, watcher }];
    });
  return {
    /** What somebody wishes to hear of in a server; undefined if nothing. */
    of: (guild: string, id: string): Promise<Watcher | undefined> => notes.of(`${guild} ${id}`),

    /** Has somebody hear of tables of a server from now on, or of none. */
    set: (guild: string, id: string, watcher: Watcher | undefined) => notes.set(`${guild} ${id}`, watcher),

    /** All watchers of a server, by their ids. */
    in: async (guild: string): Promise<ReadonlyMap<string, Watcher>> =>
      new Map((await found(`${guild} `)).map(({ id, watcher }) => [id, watcher])),

    /** What somebody wishes to hear of, by the server. */
    ofPerson: async (person: string): Promise<ReadonlyMap<string, Watcher>> =>
      new Map(
        (await found()).filter(({ id }) => id === person).map(({ guild, watcher }) => [guild, watcher]),
      ),

    /** The servers that have watchers. */
    servers: async (): Promise<ReadonlySet<string>> => new Set((await found()).map(({ guild }) => guild)),
  };
}
