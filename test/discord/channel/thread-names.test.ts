import { expect, test } from 'vitest';
import { table } from '../../../commands/table.ts';
import type { Command } from '../../../src/discord/interactions/command.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { FakeApi } from '../fake-api.ts';
import { ana, stage } from '../stage.ts';

/** `/play` for tests: a table that may be called two ways, in a thread of its own. */
const play: Command = {
  name: 'play',
  data: () => ({ name: 'play', description: 'Play' }),
  run: async ({ guild, channel, person: host, interaction }, { tables, games }) => {
    const wanted = { guild, channel, game: games[0]?.name ?? '', host, options: {}, interaction };
    const opened = await tables.open({ ...wanted, names: ['Otters at dawn'], inThread: true });
    return opened.kind === 'refused' ? opened : { kind: 'board', opened: opened.opened };
  },
};

async function inThread() {
  const api = new FakeApi(tickingClock(0));
  const there = await stage({ api, commands: [play, table] });
  await there.command(ana, 'play');
  const renames = (name: string) =>
    there.command(ana, 'table', undefined, [
      {
        name: 'settings',
        type: 1,
        options: [
          { name: 'name', type: 3, value: name },
          { name: 'table', type: 3, value: 't1' },
        ],
      },
    ]);
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
