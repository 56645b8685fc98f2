import { it } from 'vitest';
import { HOUR } from './local-time.ts';
import { aWeek, expectCalls } from './week.ts';

const LONG = { timeout: 240_000 };

it('a relaxed table reminds whoever is up after 8, 24 and 48 hours, and then no more', LONG, async () => {
  const week = await aWeek('2026-03-02', 8);
  const table = await week.sitDown([week.ana, week.bjorn, week.chidi], 'relaxed');
  const from = week.now();
  const late = table.up();
  const calls = await week.during(() => week.pass(5 * 24 * HOUR));
  expectCalls(
    calls,
    late,
    [8, 24, 48].map((hours) => from + hours * HOUR),
  );
  for (const other of table.others()) expectCalls(calls, other, []);
});
