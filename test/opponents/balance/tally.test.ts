import { expect, test } from 'vitest';
import { numberOf, quickChance } from '../../../src/engine/quick-chance.ts';
import { gameEntries } from '../../../src/games/index.ts';
import { BalanceCounts } from '../../../src/opponents/balance/tally.ts';
import { notationAt } from '../../../src/opponents/knowledge.ts';
import { playOut } from '../../../src/opponents/played.ts';

test.each(gameEntries.map((entry) => [entry.playable.name, entry] as const))(
  'a tally of %s counts every place in the order once a game, and tells what was taken',
  (_, entry) => {
    entry.simulate((game, simulation) => {
      const seats = game.seats.min;
      const series = { game, simulation, seed: 'tally', seats: () => seats };
      const tally = new BalanceCounts();
      for (const number of [0, 1])
        tally.add(
          series,
          playOut(series, number, (known, seed) =>
            notationAt(known, quickChance(numberOf(seed)).below(known.decision.answers.length)),
          ),
        );
      const report = tally.report();
      expect(report).toContain('2 games; an even share of victories is');
      const rows = report.split('\n').filter((line) => line.startsWith('| place in the order'));
      expect(rows).toHaveLength(seats);
      for (const row of rows) expect(row).toMatch(/\| 1\.00 +\|/);
      expect(report.split('\n').length).toBeGreaterThan(seats + 8);
    });
  },
);
