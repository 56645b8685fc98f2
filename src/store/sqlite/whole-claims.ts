import type { Claims } from '../store.ts';

/** The claims of a process that holds a whole database: every table is its own until the database is another's. */
export function wholeClaims(epoch: number): Claims {
  const claimOf = (table: string) => ({ table, epoch });
  return {
    claim: async (table) => claimOf(table),
    take: async (tables) => tables.map(claimOf),
    release: async () => {},
    keep: () => () => {},
    // A process that has lost its database ends.
    isSure: () => true,
    renew: async () => true,
    // A start looks after every table.
    inherit: async () => [],
  };
}
