import { expect, it } from 'vitest';
import { callsTo, expectCalls } from './calls.ts';
import { at, DAY, HOUR, MINUTE } from './local-time.ts';
import type { Player } from './player.ts';
import { aWeek, WEEK_TIME, type Week } from './week.ts';

/** The nights in which clocks are changed where they live. */
const CHANGES: readonly {
  readonly name: 'ana' | 'bjorn';
  readonly eve: string;
  readonly day: string;
  readonly after: string;
}[] = [
  { name: 'ana', eve: '2026-03-28', day: '2026-03-29', after: '2026-03-30' },
  { name: 'ana', eve: '2026-10-24', day: '2026-10-25', after: '2026-10-26' },
  { name: 'bjorn', eve: '2026-03-07', day: '2026-03-08', after: '2026-03-09' },
  { name: 'bjorn', eve: '2026-10-31', day: '2026-11-01', after: '2026-11-02' },
];

for (const { name, eve, day, after } of CHANGES)
  it(
    `the night of ${day}, in which clocks are changed, ends where ${name} lives when their clock shows it`,
    WEEK_TIME,
    async () => {
      const week = await aWeek(eve, 8);
      const player = week[name];
      const table = await week.sitDown('relaxed');
      await table.comesTo(player);
      await week.settles(player, { quiet: [22, 8] });
      while (table.up() === player || week.now() < at(player.zone, eve, 22)) {
        await week.until(at(player.zone, eve, 22, 30));
        await table.playTurn();
      }
      while (table.up() !== player) await table.playTurn();
      const calls = await week.during(() => week.until(at(player.zone, after, 20)));
      expectCalls(calls.slice(0, 1), player, [at(player.zone, day, 8)]);
      week.judge();
    },
  );

/** A turn of a day, under way for two hours, of which the bot then misses thirty. */
async function back(week: Week) {
  const table = await week.sitDown('daily');
  await table.playTurn();
  const late = table.up();
  await week.pass(2 * HOUR);
  await week.outage();
  await week.pass(30 * HOUR);
  const calls = await week.during(() => week.start());
  return { table, late, calls };
}

it(
  'a day a turn, and the bot away for thirty hours: they are given back, and nobody has run out of time',
  WEEK_TIME,
  async () => {
    const week = await aWeek('2026-03-02', 8);
    const { table, late, calls } = await back(week);
    for (const other of table.others()) expectCalls(calls, other, []);
    expect(calls.length).toBeLessThan(2);
    const end = table.promised(/time runs out/);
    expect(Math.abs(end - week.now() - 22 * HOUR)).toBeLessThan(10 * MINUTE);
    const rest = await week.during(() => week.until(end - 10 * MINUTE));
    for (const other of table.others()) expectCalls(rest, other, []);
    expect(callsTo(rest, late).length).toBeGreaterThan(0);
    const asked = await week.during(() => week.until(end + MINUTE));
    for (const other of table.others()) expectCalls(asked, other, [end]);
    week.judge();
  },
);

it('five minutes a turn, and the bot away for twenty: they are given back', WEEK_TIME, async () => {
  const week = await aWeek('2026-03-02', 18);
  const table = await week.sitDown('live');
  await table.playTurn();
  await week.pass(MINUTE);
  await week.outage();
  await week.pass(20 * MINUTE);
  const calls = await week.during(() => week.start());
  for (const other of table.others()) expectCalls(calls, other, []);
  expect(table.promised(/time runs out/)).toBeGreaterThan(week.now() + 2 * MINUTE);
});

it('an outage tells once what fell due in it', WEEK_TIME, async () => {
  const week = await aWeek('2026-03-02', 8);
  const table = await week.sitDown('relaxed');
  await table.playTurn();
  const late = table.up();
  await week.pass(2 * HOUR);
  await week.outage();
  await week.pass(30 * HOUR);
  const calls = await week.during(async () => {
    await week.start();
    await week.pass(8 * HOUR);
  });
  expect(callsTo(calls, late).length).toBe(1);
  await week.outage();
  expect(
    await week.during(async () => {
      await week.start();
      await week.pass(MINUTE);
    }),
  ).toEqual([]);
  week.judge();
});

it(
  'a clock that was two hours fast is set right: nobody is reminded twice, and the next reminder comes',
  WEEK_TIME,
  async () => {
    const week = await aWeek('2026-03-02', 8);
    const table = await week.sitDown('relaxed');
    await week.setAhead(2 * HOUR);
    await table.playTurn();
    const late = table.up();
    const from = week.now();
    const first = await week.during(() => week.pass(9 * HOUR));
    expectCalls(first, late, [from + 8 * HOUR]);
    await week.setAhead(0);
    const then = await week.during(() => week.pass(48 * HOUR));
    // It counts from a moment that was two hours ahead.
    expectCalls(then, late, [from + 26 * HOUR, from + 50 * HOUR]);
    const turned = await week.during(() => table.playTurn());
    expectCalls(turned, table.up(), [week.now()]);
    week.judge();
  },
);

it(
  'nobody plays for a month: whoever is up is told, and a week later the game is archived, until somebody takes it up again',
  WEEK_TIME,
  async () => {
    const week = await aWeek('2026-03-02', 8);
    const table = await week.sitDown('none');
    await table.playTurn();
    const late: Player = table.up();
    const from = week.now();
    expect(await week.during(() => week.until(from + 30 * DAY - HOUR))).toEqual([]);
    const told = await week.during(async () => {
      await week.until(from + 30 * DAY + 2 * HOUR);
      await table.shows(/archived/);
    });
    expect(callsTo(told, late)).toHaveLength(1);
    for (const other of table.others()) expectCalls(told, other, []);
    expect(await week.during(() => week.until(from + 37 * DAY - HOUR))).toEqual([]);
    expect(table.says()).not.toContain('was archived');
    const archived = await week.during(async () => {
      await week.until(from + 37 * DAY + 4 * HOUR);
      await table.shows(/was archived/);
    });
    expect(archived).toEqual([]);
    const taken = await week.during(async () => {
      expect(await week.ana.command(table.channel, ['board'])).toEqual({ kind: 'answered' });
      await table.shows(/^(?!.*archived)/s);
    });
    expect(callsTo(taken, late)).toHaveLength(1);
    week.judge();
  },
);
