import { expect, it } from 'vitest';
import { scheduledJobs } from '../../../src/discord/client/scheduler.ts';
import { JobsFailed } from '../../../src/tables/service/jobs.ts';
import { fakeLog } from '../fake-log.ts';
import { stage } from '../stage.ts';

it('what has changed is said, and what failed is logged by its table', async () => {
  const { tables } = await stage();
  const failing = {
    ...tables,
    runDueTurns: () => Promise.reject(new JobsFailed(['t1'], [{ table: 't2', error: new Error('no') }])),
  };
  const log = fakeLog();
  const seen: string[] = [];
  const sync = { see: (table: string) => void seen.push(table), seeDirectory: () => {} };
  const membershipCheck = { check: async () => [] };
  const { signal: ended } = new AbortController();
  const round = scheduledJobs({ tables: failing, log, isAlone: true }, { sync, membershipCheck, ended });
  await round.dueTurns();
  expect(seen).toEqual(['t1']);
  expect(log.lines).toEqual(['error: a table could not be looked after']);
});

it('what was removed is logged in one line with its counts, and nothing where nothing was', async () => {
  const { tables } = await stage();
  const log = fakeLog();
  const sync = { see: () => {}, seeDirectory: () => {} };
  const membershipCheck = { check: async () => [] };
  const { signal: ended } = new AbortController();
  const removed = { lobbies: 2, games: 1, failures: [] } as const;
  const about = { ...tables, removeOld: async () => removed };
  await scheduledJobs({ tables: about, log, isAlone: true }, { sync, membershipCheck, ended }).oldTables();
  await scheduledJobs({ tables, log, isAlone: true }, { sync, membershipCheck, ended }).oldTables();
  expect(log.lines).toEqual(['info: closed lobbies and ended games were removed that were too old']);
});
