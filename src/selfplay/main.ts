import { BrokenArguments, readArguments, type Series } from './arguments.ts';
import { BrokenGame } from './play-one.ts';
import { playedGames } from './played-games.ts';

const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

function play({ game, seats, games, seed }: Series): void {
  let plies = 0;
  const began = performance.now();
  for (let number = 0; number < games; number += 1) {
    const report = game.play({ seats, seed: `${seed}-${number}`, number });
    plies += report.plies;
    print(report);
  }
  const seconds = (performance.now() - began) / 1000;
  print({ games, plies, seconds: Number(seconds.toFixed(2)), pliesPerSecond: Math.round(plies / seconds) });
}

try {
  play(readArguments(process.argv.slice(2), playedGames));
} catch (error) {
  if (error instanceof BrokenArguments) process.stderr.write(`${error.message}\n`);
  else if (error instanceof BrokenGame)
    process.stderr.write(
      `${error.stack}\n${JSON.stringify({ broken: error.message, ...error.run, options: error.options, log: error.log })}\n`,
    );
  else throw error;
  process.exitCode = 1;
}
