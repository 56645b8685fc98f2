import type { Judged } from '../../games/learned.ts';
import { matchTable, percent, rate } from '../statistics.ts';
import type { Sample } from './samples.ts';

/** How a position is judged: the chance of each seat. */
export type Judge = (judged: Judged) => readonly number[];

/** The log loss of the chances in some positions: the less, the better they foretell who wins. */
export const logLoss = (samples: readonly Sample[], judge: Judge): number =>
  samples.reduce((sum, sample) => {
    const chances = judge(sample);
    const loss = sample.victory.reduce(
      (all, part, seat) => (part === 0 ? all : all - part * Math.log(Math.max(1e-9, chances[seat] ?? 0))),
      0,
    );
    return sum + loss;
  }, 0) / Math.max(1, samples.length);

/** Chances that are all the same. */
export const even: Judge = ({ counted }) => counted.map(() => 1 / counted.length);

const STEPS = 10;

/** How often those who were told a chance won, by tenths. */
function calibration(samples: readonly Sample[], judge: Judge): string {
  const steps = Array.from({ length: STEPS }, () => ({ told: 0, won: 0, count: 0 }));
  for (const sample of samples)
    for (const [seat, chance] of judge(sample).entries()) {
      const step = steps[Math.min(STEPS - 1, Math.floor(chance * STEPS))];
      if (step === undefined) continue;
      step.told += chance;
      step.won += sample.victory[seat] ?? 0;
      step.count += 1;
    }
  const rows = steps.map(({ told, won, count }, at) => [
    `${(at * 100) / STEPS} to ${((at + 1) * 100) / STEPS}%`,
    String(count),
    `${((100 * told) / Math.max(1, count)).toFixed(1)}%`,
    percent(rate(won, count)),
  ]);
  return matchTable(['told', 'positions of a seat', 'told in the mean', 'won'], rows);
}

/** How well chances foretell games, in words and tables. */
export function trainingReport(games: readonly (readonly Sample[])[], judge: Judge): string {
  const samples = games.flat();
  const losses = [...new Set(samples.map(({ victory }) => victory.length))].sort().map((seats) => {
    const those = samples.filter(({ victory }) => victory.length === seats);
    return [
      String(seats),
      String(games.filter(([first]) => first?.victory.length === seats).length),
      String(those.length),
      logLoss(those, judge).toFixed(4),
      logLoss(those, even).toFixed(4),
    ];
  });
  return [
    matchTable(['seats', 'games', 'positions', 'log loss', 'of equal chances'], losses),
    calibration(samples, judge),
  ].join('\n\n');
}
