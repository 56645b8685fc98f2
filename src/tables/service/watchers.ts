import { type Watcher, watcherShape } from '../model/watcher.ts';
import { type NoteStore, notesIn } from './store-notes.ts';

/** Who is told when tables open: a note for each person, or role, of each server; a person's goes with their data. */
export function watchersIn(store: NoteStore) {
  const notes = notesIn(store, 'watcher', watcherShape);
  const found = async (start = '') =>
    (await notes.under(start)).flatMap(([key, watcher]) => {
      const [guild = '', id = ''] = key.split(' ');
      return watcher === undefined ? [] : [{ guild, id, watcher }];
    });
  return {
    of: (guild: string, id: string): Promise<Watcher | undefined> => notes.of(`${guild} ${id}`),
    set: (guild: string, id: string, watcher: Watcher | undefined) => notes.set(`${guild} ${id}`, watcher),

    in: async (guild: string): Promise<ReadonlyMap<string, Watcher>> =>
      new Map((await found(`${guild} `)).map(({ id, watcher }) => [id, watcher])),

    /** What somebody wishes to hear of, by the server. */
    ofPerson: async (person: string): Promise<ReadonlyMap<string, Watcher>> =>
      new Map(
        (await found()).filter(({ id }) => id === person).map(({ guild, watcher }) => [guild, watcher]),
      ),

    servers: async (): Promise<ReadonlySet<string>> => new Set((await found()).map(({ guild }) => guild)),
  };
}
