import { describe, expect, test } from 'vitest';
import { FAULTS } from '../../src/playground/faults/kinds.ts';
import { builtBot } from '../built-bot.ts';
import { inForm } from '../form.ts';
import { latencyOf, reportLines } from './figures.ts';
import { soak } from './soak.ts';

describe('A soak', () => {
  test('of a few tables through one storm of each kind finds every press applied once and every board current', {
    timeout: 400_000,
  }, async () => {
    const plan = {
      ...{ tables: inForm(3, 4), computers: 1, milliseconds: 0, seed: 1 },
      ...{ every: 700, calm: inForm(1_000, 1_500), storm: inForm(3_000, 3_500), mayBeLate: true },
    };
    const report = await soak(plan, () => {}, await builtBot());
    const lines = reportLines(report);
    expect(report.broken, lines.join('\n')).toEqual([]);
    expect(report.kills).toBe(1);
    expect(report.endedAlone, 'how often the bot ended though nobody had killed it').toBe(0);
    expect(report.opened).toBeGreaterThan(plan.tables);
    expect(FAULTS.filter((fault) => report.faults[fault] > 0).length).toBeGreaterThan(3);
    // How many there is time for depends on the machine.
    expect(report.entries.filter(({ told }) => told === 'accepted').length).toBeGreaterThan(0);
    expect(lines.at(-1)).toBe('Every check held.');
  });

  test('tells how long things took', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(latencyOf(hundred)).toEqual({ count: 100, p50: 51, p95: 96, p99: 100 });
    expect(latencyOf([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0 });
  });
});
