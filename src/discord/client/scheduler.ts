import { evictBlocked } from '../../tables/blocking.ts';
import { JobsFailed } from '../../tables/service/jobs.ts';
import type { Tables } from '../../tables/tables.ts';
import { aboutError, type Log } from '../log.ts';
import type { Connected } from './client.ts';

/** Scheduled jobs. Each goes through all tables and reports its changes; failures are logged, and retried later. */
interface Jobs {
  /** Work that was due while the bot was away: done before any other job. Other processes do their own tables. */
  readonly first: () => Promise<void>;
  /** Takes over what processes that have ended left. */
  readonly inherit: () => Promise<void>;
  readonly dueTurns: () => Promise<void>;
  readonly idleTables: () => Promise<void>;
  readonly oldTables: () => Promise<void>;
}

/** The jobs of a bot that is connected. */
export function scheduledJobs(
  {
    tables,
    log,
    isAlone,
  }: {
    readonly tables: Tables;
    readonly log: Log;
    /** Whether no other process worked with the database at the start. */
    readonly isAlone: boolean;
  },
  {
    sync,
    membershipCheck,
    ended,
  }: {
    readonly sync: Pick<Connected['sync'], 'see' | 'seeDirectory'>;
    readonly membershipCheck: Pick<Connected['membershipCheck'], 'check'>;
    readonly ended: AbortSignal;
  },
): Jobs {
  const see = async (changed: () => Promise<readonly string[]>): Promise<void> => {
    if (ended.aborted) return;
    try {
      for (const table of await changed()) sync.see(table);
    } catch (error) {
      if (ended.aborted) return;
      if (!(error instanceof JobsFailed)) {
        log.error(aboutError(error), 'tables could not be looked after');
        return;
      }
      for (const table of error.changed) sync.see(table);
      for (const { table, error: why } of error.failures)
        log.error({ table, ...aboutError(why) }, 'a table could not be looked after');
    }
  };
  const dueTurns = () => see(() => tables.runDueTurns());
  const idleTables = async (): Promise<void> => {
    await see(() => evictBlocked(tables));
    await see(() => tables.runIdleTables());
    await see(() => membershipCheck.check());
    // What ended days ago leaves them, and whatever was missed comes into them.
    await see(async () => {
      const watched = await tables.watchers.servers();
      for (const guild of new Set([...(await tables.directories.servers()), ...watched]))
        sync.seeDirectory(guild);
      return [];
    });
  };
  const oldTables = async (): Promise<void> => {
    if (ended.aborted) return;
    try {
      const { lobbies, games, failures } = await tables.removeOld(ended);
      for (const { table, error } of failures)
        log.error({ table, ...aboutError(error) }, 'a table could not be removed that is too old');
      if (lobbies + games > 0)
        log.info({ lobbies, games }, 'closed lobbies and ended games were removed that were too old');
    } catch (error) {
      if (!ended.aborted) log.error(aboutError(error), 'tables could not be removed that are too old');
    }
  };
  return {
    first: async () => {
      if (isAlone) await see(() => tables.resume());
      await dueTurns();
      await idleTables();
    },
    inherit: () => see(() => tables.inherit()),
    dueTurns,
    idleTables,
    oldTables,
  };
}
