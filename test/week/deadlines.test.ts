import { expect, it } from 'vitest';
import { control } from '../e2e/screen.ts';
import { callsTo, expectCalls } from './calls.ts';
import { DAY, HOUR, MINUTE } from './local-time.ts';
import type { Player } from './player.ts';
import { aWeek, WEEK_TIME, type Week } from './week.ts';
import type { WeekTable } from './week-table.ts';

/** A table with a day a turn, where somebody keeps two others waiting. */
async function overdue(): Promise<{
  readonly week: Week;
  readonly table: WeekTable;
  readonly late: Player;
  readonly others: readonly [Player, Player];
}> {
  const week = await aWeek('2026-03-02', 8);
  const table = await week.sitDown('daily');
  const late = await table.comesTo(week.ana);
  return { week, table, late, others: [week.bjorn, week.chidi] };
}

/** Lets the time of whoever is up run out, as the board says it does: they are reminded twice, and then the others are asked. */
async function runsOut(week: Week, table: WeekTable): Promise<void> {
  const late = table.up();
  const from = week.now();
  const end = table.promised(/time runs out/);
  expect(Math.abs(end - from - DAY)).toBeLessThan(5 * MINUTE);
  const calls = await week.during(() => week.until(end + MINUTE));
  expectCalls(calls, late, [from + 8 * HOUR, from + 20 * HOUR]);
  for (const other of table.others()) expectCalls(calls, other, [end]);
}

it('the others wait once more: whoever is late has a day and its reminders again', WEEK_TIME, async () => {
  const { week, table, others } = await overdue();
  await runsOut(week, table);
  await week.pass(2 * HOUR);
  await table.late(others[0], 'wait');
  await runsOut(week, table);
  week.judge();
});

it(
  'the others have the turn played safely: the next one is called, and nobody is asked about it again',
  WEEK_TIME,
  async () => {
    const { week, table, late, others } = await overdue();
    await runsOut(week, table);
    await table.late(others[0], 'skip');
    const settled = await week.during(async () => {
      await table.late(others[1], 'skip');
      // The bot looks at what is due before the safest moves are made.
      await week.pass(MINUTE);
      await table.goesOnWithout(late);
    });
    const next = table.up();
    expect(callsTo(settled, next)).toHaveLength(1);
    for (const player of table.others()) expectCalls(settled, player, []);
    const from = week.now();
    const calls = await week.during(() => week.pass(23 * HOUR));
    expectCalls(calls, next, [from + 8 * HOUR, from + 20 * HOUR]);
    for (const player of table.others()) expectCalls(calls, player, []);
    week.judge();
  },
);

it(
  'the others free the seat: all are called to it once, and whoever left it may take it again',
  WEEK_TIME,
  async () => {
    const { week, table, late, others } = await overdue();
    await runsOut(week, table);
    await table.late(others[0], 'free');
    const freed = await week.during(() => table.late(others[1], 'free'));
    for (const player of others) expect(callsTo(freed, player).length).toBeLessThan(2);
    expect(await week.during(() => week.pass(6 * HOUR))).toEqual([]);
    await table.presses(late, control(table.board(), 'take'));
    expect(table.up()).toBe(late);
    const from = week.now();
    expectCalls(await week.during(() => week.pass(22 * HOUR)), late, [from + 8 * HOUR, from + 20 * HOUR]);
    week.judge();
  },
);

it(
  'the others let the computer take over: whoever was late is told once, and comes back when they like',
  WEEK_TIME,
  async () => {
    const { week, table, late, others } = await overdue();
    await week.settles(late, { quiet: [8, 12] });
    await runsOut(week, table);
    await table.late(others[0], 'computer');
    const calls = await week.during(async () => {
      await table.late(others[1], 'computer');
      await table.goesOnWithout(late);
      await week.pass(20 * HOUR);
    });
    expectCalls(calls, late, [week.awake(late, calls[0]?.at ?? 0)]);
    const next = table.up();
    expect(next).not.toBe(late);
    await table.presses(late, control(table.board(), 'return'));
    expect(table.others()).toContain(late);
    week.judge();
  },
);

it(
  'nobody says what to do: the others are asked again after one, three and seven days, and then no more',
  WEEK_TIME,
  async () => {
    const { week, table, late, others } = await overdue();
    await runsOut(week, table);
    const from = week.now();
    const calls = await week.during(() => week.pass(14 * DAY));
    expectCalls(calls, late, []);
    for (const other of others) expectCalls(calls, other, [from + DAY, from + 3 * DAY, from + 7 * DAY]);
    week.judge();
  },
);

it(
  'an offer about somebody who is late comes to another one in their morning, and to each once',
  WEEK_TIME,
  async () => {
    const { week, table, late, others } = await overdue();
    const [awake, asleep] = others;
    await week.settles(asleep, { quiet: [22, 8] });
    // Midnight in Tokyo is four in the afternoon in Berlin.
    await week.untilHour(late, '2026-03-02', 16, 30);
    await table.playTurn();
    await table.comesTo(late);
    const end = table.promised(/time runs out/);
    const calls = await week.during(() => week.until(end + 10 * HOUR));
    expectCalls(calls, awake, [end]);
    expectCalls(calls, asleep, [week.awake(asleep, end)]);
    week.judge();
  },
);

it('a live table asks the others after five minutes, when it said it would', WEEK_TIME, async () => {
  const week = await aWeek('2026-03-02', 18);
  const table = await week.sitDown('live');
  await table.playTurn();
  const end = table.promised(/time runs out/);
  expect(await week.during(() => week.until(end - 2 * MINUTE))).toEqual([]);
  const calls = await week.during(() => week.until(end + MINUTE));
  expect(calls.map(({ person }) => person).sort()).toEqual(
    table
      .others()
      .map(({ user }) => user.id)
      .sort(),
  );
});
