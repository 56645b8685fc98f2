import { BrokenSeries, readSeries, type SelfplaySeries } from './arguments.ts';
import { BrokenGame } from './play-one.ts';
import { playedGames } from './played-games.ts';

const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

function play({ game, seats, games, seed, player }: SelfplaySeries): void {
  const total = { plies: 0, turns: 0, presses: 0, single: 0 };
  const began = performance.now();
  for (let number = 0; number < games; number += 1) {
    const report = game.play({ seats, seed: `${seed}-${number}`, number, player });
    total.plies += report.plies;
    total.turns += report.turns;
    total.presses += report.presses;
    total.single += report.single;
    print(report);
  }
  const seconds = (performance.now() - began) / 1000;
  const { plies, turns, presses, single } = total;
  print({
    games,
    ...total,
    answersPerTurn: rounded(plies / turns),
    pressesPerTurn: rounded(presses / turns),
    pressesPerGame: rounded(presses / games),
    // A share of less than one: hundredths of it are too coarse.
    singleAnswers: rounded(single / plies, 4),
    seconds: rounded(seconds),
    pliesPerSecond: Math.round(plies / seconds),
  });
}

try {
  play(readSeries(process.argv.slice(2), playedGames));
} catch (error) {
  if (error instanceof BrokenSeries) process.stderr.write(`${error.message}\n`);
  else if (error instanceof BrokenGame)
    process.stderr.write(
      `${error.stack}\n${JSON.stringify({ broken: error.message, ...error.run, options: error.options, log: error.log })}\n`,
    );
  else throw error;
  process.exitCode = 1;
}
