import { BrokenSeries, readSeries, type SelfplaySeries } from './arguments.ts';
import { BrokenGame, playOne } from './play-one.ts';

const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

function play({ entry, seats, games, seed }: SelfplaySeries): void {
  let [plies, turns, single] = [0, 0, 0];
  const began = performance.now();
  for (let number = 0; number < games; number += 1) {
    const report = playOne(entry, { seats, seed: `${seed}-${number}`, number });
    plies += report.plies;
    turns += report.turns;
    single += report.single;
    print(report);
  }
  const seconds = (performance.now() - began) / 1000;
  print({
    ...{ games, plies, turns, single },
    answersPerTurn: Number((plies / turns).toFixed(2)),
    // A share of less than one: hundredths of it are too coarse.
    singleAnswers: Number((single / plies).toFixed(4)),
    seconds: Number(seconds.toFixed(2)),
    pliesPerSecond: Math.round(plies / seconds),
  });
}

try {
  play(readSeries(process.argv.slice(2)));
} catch (error) {
  if (error instanceof BrokenSeries) process.stderr.write(`${error.message}\n`);
  else if (error instanceof BrokenGame)
    process.stderr.write(
      `${error.stack}\n${JSON.stringify({ broken: error.message, ...error.run, options: error.options, log: error.log })}\n`,
    );
  else throw error;
  process.exitCode = 1;
}
