import { expect, it } from 'vitest';
import { control } from '../e2e/screen.ts';
import { callsTo, expectCalls } from './calls.ts';
import { at, DAY, HOUR, MINUTE } from './local-time.ts';
import type { Player } from './player.ts';
import { aWeek, WEEK_TIME, type Week } from './week.ts';
import type { WeekTable } from './week-table.ts';

/** A table of all three, at which the turn before somebody's own is under way. */
async function before(week: Week, player: Player, channel = 0): Promise<WeekTable> {
  const table = await week.sitDown('relaxed', channel);
  await table.comesTo(player);
  await table.playTurn();
  await table.playTurn();
  return table;
}

for (const notices of ['mention', 'direct'] as const)
  it(
    `a turn that begins in somebody’s night is told in the morning, once, by ${notices}`,
    WEEK_TIME,
    async () => {
      const week = await aWeek('2026-03-02', 8);
      const table = await before(week, week.bjorn);
      await week.settles(week.bjorn, { quiet: [22, 8], notices });
      await week.untilHour(week.bjorn, '2026-03-02', 23, 30);
      const turned = await week.during(() => table.playTurn());
      expectCalls(turned, week.bjorn, []);
      const morning = at(week.bjorn.zone, '2026-03-03', 8);
      const night = await week.during(() => week.until(morning + 3 * HOUR));
      expectCalls(night, week.bjorn, [morning]);
      await week.pass(4 * DAY);
      week.judge();
    },
  );

it(
  'a turn that begins while somebody is away is told when they are back, and their day counts from there',
  WEEK_TIME,
  async () => {
    const week = await aWeek('2026-03-02', 8);
    const table = await week.sitDown('daily');
    await table.comesTo(week.chidi);
    await table.playTurn();
    await table.playTurn();
    await week.settles(week.chidi, { quiet: [23, 7] });
    await week.leaves(week.chidi, '2026-03-05');
    await table.playTurn();
    expect(table.up()).toBe(week.chidi);
    const back = at(week.chidi.zone, '2026-03-06', 7);
    expect(await week.during(() => week.until(back - 10 * MINUTE))).toEqual([]);
    expectCalls(await week.during(() => week.until(back + 3 * HOUR)), week.chidi, [back]);
    const end = table.promised(/time runs out/);
    expect(end).toBeGreaterThan(back + 12 * HOUR);
    const calls = await week.during(() => week.until(end + HOUR));
    for (const other of table.others()) expectCalls(calls, other, [end]);
    week.judge();
  },
);

it(
  'a vote is told to somebody whose night it is in their morning, and to nobody twice',
  WEEK_TIME,
  async () => {
    const week = await aWeek('2026-03-02', 8);
    const table = await week.sitDown('none');
    await table.comesTo(week.ana);
    await week.settles(week.chidi, { quiet: [22, 8] });
    await week.untilHour(week.chidi, '2026-03-02', 23, 30);
    const asked = await week.during(async () => {
      const [pace] = [{ name: 'pace', value: 'daily' }];
      await week.types(week.ana, ['table', 'pace'], [pace], table);
    });
    expectCalls(asked, week.bjorn, [week.now()]);
    expectCalls(asked, week.chidi, []);
    const morning = at(week.chidi.zone, '2026-03-03', 8);
    const calls = await week.during(() => week.until(morning + 2 * HOUR));
    expectCalls(calls, week.bjorn, []);
    expectCalls(calls, week.chidi, [morning]);
    for (const player of [week.bjorn, week.chidi])
      await table.presses(player, control(table.board(), 'motion', 'agree'));
    expect(table.promised(/time runs out/)).toBeGreaterThan(week.now() + 20 * HOUR);
    week.judge();
  },
);

it('two tables that wait for somebody in the morning are one call', WEEK_TIME, async () => {
  const week = await aWeek('2026-03-02', 8);
  const one = await before(week, week.chidi, 0);
  const other = await before(week, week.chidi, 1);
  await week.settles(week.chidi, { quiet: [22, 8], notices: 'direct' });
  await week.untilHour(week.chidi, '2026-03-02', 23);
  await one.playTurn();
  await other.playTurn();
  const morning = at(week.chidi.zone, '2026-03-03', 8);
  const calls = await week.during(() => week.until(morning + HOUR));
  expectCalls(calls, week.chidi, [morning]);
  for (const { channel } of [one, other]) expect(calls[0]?.words).toContain(channel);
  week.judge();
});

it('two tables that come to somebody within a minute are one direct message', WEEK_TIME, async () => {
  const week = await aWeek('2026-03-02', 8);
  const one = await before(week, week.chidi, 0);
  const other = await before(week, week.chidi, 1);
  await week.settles(week.chidi, { notices: 'direct' });
  await week.pass(HOUR);
  const calls = await week.during(async () => {
    await one.playTurn();
    await other.playTurn();
    await week.pass(10 * MINUTE);
  });
  expect(callsTo(calls, week.chidi)).toHaveLength(1);
  await week.pass(3 * DAY);
  week.judge();
});

it('somebody who has planned their turn gets one direct message for it', WEEK_TIME, async () => {
  const week = await aWeek('2026-03-02', 8);
  const table = await before(week, week.chidi);
  await week.settles(week.chidi, { notices: 'direct' });
  expect(await table.plans(week.chidi)).toContain('would be over');
  await week.pass(2 * HOUR);
  const calls = await week.during(async () => {
    await table.playTurn();
    await week.pass(HOUR);
  });
  // Played whole, or as far as what the others did allows: either way there is one thing to tell.
  expect(callsTo(calls, week.chidi)).toHaveLength(1);
});
