import { Sqlite } from '../../src/store/sqlite/driver.ts';

export type Records = ReturnType<typeof recordsIn>;

/** The records in a file. It is opened for each question, as another bot may be writing it anew. */
export const recordsIn = (file: string) => ({
  /** Asks for rows; `?` in the text stands for the value. */
  ask<R extends object>(text: string, value?: string): readonly R[] {
    const database = new Sqlite(file, { readonly: true });
    try {
      const statement = database.prepare<string[], R>(text);
      return value === undefined ? statement.all() : statement.all(value);
    } finally {
      database.close();
    }
  },
});
