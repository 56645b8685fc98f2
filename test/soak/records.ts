import { Sqlite } from '../../src/store/sqlite/driver.ts';

/** Reads what the bot has written. In a text, `?` stands for the value. */
export interface Records {
  ask<R extends object>(text: string, value?: string): Promise<readonly R[]>;
}

/** The records in a file. It is opened for each question, as another bot may be writing it anew. */
export const recordsIn = (file: string): Records => ({
  async ask<R extends object>(text: string, value?: string) {
    const database = new Sqlite(file, { readonly: true });
    try {
      const statement = database.prepare<string[], R>(text);
      return value === undefined ? statement.all() : statement.all(value);
    } finally {
      database.close();
    }
  },
});

/** At how many tables something waits to be said. */
export async function waitingIn(records: Records): Promise<number> {
  return (await records.ask('SELECT table_id FROM channels WHERE owed_since IS NOT NULL')).length;
}
