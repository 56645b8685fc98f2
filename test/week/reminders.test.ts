import { expect, it } from 'vitest';
import { callsTo, expectCalls } from './calls.ts';
import { DAY, HOUR, MINUTE } from './local-time.ts';
import { aWeek, WEEK_TIME } from './week.ts';

it(
  'a relaxed table reminds whoever is up after 8, 24 and 48 hours, and then no more',
  WEEK_TIME,
  async () => {
    const week = await aWeek('2026-03-02', 8);
    const table = await week.sitDown('relaxed');
    await table.playTurn();
    const from = week.now();
    const late = table.up();
    const calls = await week.during(() => week.pass(5 * DAY));
    expectCalls(calls, late, [from + 8 * HOUR, from + 24 * HOUR, from + 48 * HOUR]);
    for (const other of table.others()) expectCalls(calls, other, []);
    week.judge();
  },
);

it('a table without a pace leaves everybody alone', WEEK_TIME, async () => {
  const week = await aWeek('2026-03-02', 8);
  const table = await week.sitDown('none');
  await table.playTurn();
  expect(await week.during(() => week.pass(5 * DAY))).toEqual([]);
  week.judge();
});

it(
  'reminders that fall into a night come in the morning, where somebody lives, as direct messages where they like these',
  WEEK_TIME,
  async () => {
    const week = await aWeek('2026-03-02', 8);
    const table = await week.sitDown('relaxed');
    const late = await table.comesTo(week.chidi);
    await week.settles(late, { quiet: [22, 8], notices: 'direct' });
    await week.untilHour(late, '2026-03-03', 17);
    await table.playOnce();
    const from = week.now();
    const calls = await week.during(() => week.pass(5 * DAY));
    expectCalls(calls, late, [week.awake(late, from + 8 * HOUR), from + 24 * HOUR, from + 48 * HOUR]);
    expect(calls.every(({ where }) => where === 'direct')).toBe(true);
    week.judge();
  },
);

it(
  'somebody nudges whoever is up: they are reminded each time that this is said, and at no other',
  WEEK_TIME,
  async () => {
    const week = await aWeek('2026-03-02', 8);
    const table = await week.sitDown('none');
    const late = await table.comesTo(week.bjorn);
    await week.settles(late, { quiet: [22, 8] });
    const [one] = table.others();
    if (one === undefined) throw new Error('nobody is there');
    const nudges: { readonly done: boolean; readonly times: number }[] = [];
    for (let hours = 0; hours < 36; hours += 2) {
      await week.pass(2 * HOUR);
      let said = '';
      const calls = await week.during(async () => {
        said = await week.types(one, ['table', 'nudge'], [], table);
      });
      const times = callsTo(calls, late).length;
      expect(calls).toHaveLength(times);
      nudges.push({ done: said.includes('Done'), times });
      const isNight = week.awake(late, week.now()) > week.now();
      expect(nudges.at(-1)).toEqual(isNight ? { done: false, times: 0 } : { done: true, times: 1 });
      await week.pass(20 * MINUTE);
      const again = await week.during(async () => {
        expect(await week.types(one, ['table', 'nudge'], [], table)).not.toContain('Done');
      });
      expect(again).toEqual([]);
    }
    expect(nudges.filter(({ done }) => done).length).toBeGreaterThan(5);
    expect(nudges.filter(({ done }) => !done).length).toBeGreaterThan(3);
    week.judge();
  },
);
