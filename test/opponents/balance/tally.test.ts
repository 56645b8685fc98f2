import { describe, expect, test } from 'vitest';
import { numberOf, quickChance } from '../../../src/engine/quick-chance.ts';
import { gameEntries } from '../../../src/games/index.ts';
import { BrokenArguments } from '../../../src/opponents/arguments.ts';
import { readSimulations } from '../../../src/opponents/balance/arguments.ts';
import { BalanceCounts } from '../../../src/opponents/balance/tally.ts';
import { notationAt } from '../../../src/opponents/knowledge.ts';
import { playOut } from '../../../src/opponents/played.ts';

const read = (line: string) => readSimulations(line.split(' '), gameEntries);

describe('trials of what things are worth', () => {
  test('are read from their arguments', () => {
    const { entry, ...simulations } = read('--game otys --player medium --seats 3 --games 9 --seed b');
    expect(entry.playable.name).toBe('otys');
    expect(simulations).toEqual({
      player: 'medium',
      seats: 3,
      games: 9,
      seed: 'b',
      directory: 'data/balance',
    });
  });

  test.each([
    ['--player nobody', '--player must be some of'],
    ['--game otys --seats 9', '--seats must be a whole number from 2 to 4'],
  ])('are refused in words: %s', (line, words) => {
    expect(() => read(line)).toThrow(BrokenArguments);
    expect(() => read(line)).toThrow(words);
  });
});

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
