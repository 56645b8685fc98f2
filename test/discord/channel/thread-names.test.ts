import { expect, test } from 'vitest';
import { table } from '../../../commands/table.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { FakeApi } from '../fake-api.ts';
import { ana, stage } from '../stage.ts';

/** A table that may be called two ways, in a thread of its own. */
async function inThread() {
  const api = new FakeApi(tickingClock(0));
  const there = await stage({ api, commands: [table] });
  await there.opens({ names: ['Otters at dawn'], inThread: true });
  await there.spoken();
  const renames = (name: string) => there.types(ana, '/table settings', { name, table: 't1' });
  return { ...there, api, renames };
}

test('A thread follows the name of its table, once for each change', async () => {
  const { api, renames, tables, spoken } = await inThread();
  const thread = (await tables.look('t1'))?.table.channel ?? '';
  expect(api.named).toEqual([]);
  await renames('Friday');
  expect(api.named).toEqual([[thread, 'Friday · Tiny']]);
  await spoken();
  expect(api.named).toHaveLength(1);
});

test('A thread is renamed no sooner than Discord allows', async () => {
  const { api, renames, page, textOf, clock } = await inThread();
  await renames('Friday');
  await renames('Saturday');
  expect(textOf(page(ana).id)).toContain('only just been renamed');
  clock.time += 5 * 60_000;
  await renames('Saturday');
  expect(api.named.map(([, name]) => name)).toEqual(['Friday · Tiny', 'Saturday · Tiny']);
});

test('A thread that may not be renamed keeps its name, and the table goes on', async () => {
  const { api, renames, tables, log } = await inThread();
  api.fail('renameThread', 'closed');
  await renames('Friday');
  expect(api.named).toEqual([]);
  expect(log.lines).toContain('info: a thread could not be renamed');
  expect((await tables.look('t1'))?.table).toMatchObject({ name: 'Friday', threadName: 'Friday' });
});
