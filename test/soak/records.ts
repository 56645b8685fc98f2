import pg from 'pg';
import { Sqlite } from '../../src/store/sqlite/driver.ts';

/** Reads what the bot has written. In a text, `?` stands for the value. */
export interface Records {
  ask<R extends object>(text: string, value?: string): Promise<readonly R[]>;
  close(): Promise<void>;
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
  close: async () => {},
});

/** Milliseconds after which it is given up that a server comes back, and between two tries. */
const PATIENCE = 60_000;
const AGAIN = 200;

/** The records in a PostgreSQL database, whose server may be away for a while. */
export function recordsAt(address: string): Records {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, 'text')),
  };
  let connected: Promise<pg.Client> | undefined;
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: address, types });
    client.on('error', () => {
      connected = undefined;
    });
    await client.connect();
    return client;
  };
  const close = async (): Promise<void> => {
    const former = connected;
    connected = undefined;
    await former?.then((client) => client.end()).catch(() => {});
  };
  return {
    async ask<R extends object>(text: string, value?: string) {
      const until = performance.now() + PATIENCE;
      for (;;)
        try {
          connected ??= connect();
          const client = await connected;
          const { rows } = await client.query<R>(text.replace('?', '$1'), value === undefined ? [] : [value]);
          return rows;
        } catch (error) {
          // Its connection may be a good one: what was asked for may not be there yet.
          await close();
          if (performance.now() > until) throw error;
          await new Promise((later) => setTimeout(later, AGAIN));
        }
    },
    close,
  };
}

/** At how many tables something waits to be said. */
export async function waitingIn(records: Records): Promise<number> {
  return (await records.ask('SELECT table_id FROM channels WHERE owed_since IS NOT NULL')).length;
}
