import { expect, it } from 'vitest';
import { rounds } from '../../../src/discord/client/scheduler.ts';
import { Unattended } from '../../../src/tables/service/jobs.ts';
import { fakeLog } from '../fake-log.ts';
import { stage } from '../stage.ts';

it('what has changed is said, and what failed is logged by its table', async () => {
  const { tables } = await stage();
  const failing = {
    ...tables,
    wake: () => Promise.reject(new Unattended(['t1'], [{ table: 't2', error: new Error('no') }])),
  };
  const log = fakeLog();
  const seen: string[] = [];
  const sync = { see: (table: string) => void seen.push(table) };
  const attendance = { check: async () => [] };
  const { signal: ended } = new AbortController();
  const round = rounds({ tables: failing, log }, { sync, attendance, ended });
  await round.wake();
  expect(seen).toEqual(['t1']);
  expect(log.lines).toEqual(['error: a table could not be looked after']);
});
