import { expect, it } from 'vitest';
import { expectCalls } from './calls.ts';
import { at, DAY } from './local-time.ts';
import { aWeek, WEEK_TIME } from './week.ts';

/** The days from a Monday on; where Ana lives, clocks are put forward in the night to the Sunday. */
const DAYS = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-03-${day}`);

it(
  'a week of three people: each turn is known by the morning, nobody is called at night, and for no turn but their own',
  WEEK_TIME,
  async () => {
    const week = await aWeek('2026-03-22', 18);
    const { ana, bjorn, chidi } = week;
    const table = await week.sitDown('relaxed');
    await week.settles(ana, { quiet: [22, 7] });
    await week.settles(bjorn, { quiet: [23, 8], notices: 'direct' });
    await week.settles(chidi, { quiet: [21, 7], notices: 'direct' });
    const looks = DAYS.flatMap((day, past) => [
      ...[7.5, 20].map((hour) => ({ player: ana, at: at(ana.zone, day, hour) })),
      ...[12, 21.5].map((hour) => ({ player: bjorn, at: at(bjorn.zone, day, hour) })),
      // After four days nothing is heard of him any more.
      ...(past < 4 ? [8, 18] : []).map((hour) => ({ player: chidi, at: at(chidi.zone, day, hour) })),
    ]).sort((one, other) => one.at - other.at);
    let turns = 0;
    for (const look of looks) {
      const others = await week.during(() => week.until(look.at));
      for (const player of table.others()) expectCalls(others, player, []);
      if (table.up() !== look.player) continue;
      await table.playTurn();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(8);
    expect(table.up()).toBe(chidi);
    await week.pass(2 * DAY);
    week.judge();
  },
);
