import type { z } from 'zod';
import type { Store } from '../../store/store.ts';
import { readBy } from '../model/row-json.ts';

/** What small notes are kept with. */
export type NoteStore = Pick<Store, 'setting' | 'setSetting' | 'settingsUnder'>;

/** Notes of the store outside commits whose keys begin alike, each read by a shape. One that is dropped is empty. */
export const notesIn = <S extends z.ZodType>(store: NoteStore, beginning: string, shape: S) => ({
  of: async (key: string): Promise<z.output<S> | undefined> =>
    readBy(shape, await store.setting(`${beginning} ${key}`)),

  set: (key: string, note: z.output<S> | undefined): Promise<void> =>
    store.setSetting(`${beginning} ${key}`, note === undefined ? '' : JSON.stringify(note)),

  /** Those whose keys begin so, by key, also dropped ones. */
  under: async (start = ''): Promise<readonly (readonly [key: string, note: z.output<S> | undefined])[]> =>
    [...(await store.settingsUnder(`${beginning} ${start}`))].map(
      ([key, body]) => [key.slice(beginning.length + 1), readBy(shape, body)] as const,
    ),
});
