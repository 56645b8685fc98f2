import { expect, test } from 'vitest';
import { gameEntries } from '../../../src/games/index.ts';
import { balanceReport } from '../../../src/opponents/balance/report.ts';
import { answerOf } from '../../../src/opponents/knowledge.ts';
import { opponentsOf } from '../../../src/opponents/opponents.ts';
import { playOut } from '../../../src/opponents/played.ts';

test.each(gameEntries.map((entry) => [entry.playable.name, entry] as const))(
  'a balance report of %s counts every place in the order once a game, and tells what was taken',
  (_, entry) => {
    entry.simulate((game, simulation, insight) => {
      const seats = game.seats.min;
      const series = { game, simulation, seed: 'tally', seats: () => seats };
      const { random } = opponentsOf(insight);
      const games = [0, 1].map((number) =>
        playOut(series, number, (known, seed) => answerOf(random, known, seed)),
      );
      const report = balanceReport(series, games);
      expect(report).toContain('2 games; an even share of victories is');
      const rows = report.split('\n').filter((line) => line.startsWith('| place in the order'));
      expect(rows).toHaveLength(seats);
      for (const row of rows) expect(row).toMatch(/\| 1\.00 +\|/);
      expect(report.split('\n').length).toBeGreaterThan(seats + 8);
    });
  },
);
