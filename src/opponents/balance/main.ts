import { gameEntries } from '../../games/index.ts';
import { opponentNamed, readRun, runCommand, wholeNumber } from '../arguments.ts';
import { answerOf } from '../knowledge.ts';
import { opponentsOf } from '../opponents.ts';
import { playedOrRead, playOut } from '../played.ts';
import { balanceReport } from './report.ts';

runCommand(() => {
  // --game NAME --player expert --seats 2 --games 200 --seed 1 --directory data/balance
  const run = readRun(process.argv.slice(2), ['player', 'seats', 'games'], 'data/balance', gameEntries);
  const { entry, seats, seed, directory, given } = run;
  const { name } = entry.playable;
  const player = opponentNamed('player', given('player') ?? 'expert');
  const games = wholeNumber('games', given('games') ?? '100');
  entry.simulate((game, simulation, insight) => {
    const opponent = opponentsOf(insight)[player];
    const series = { game, simulation, seed, seats: () => seats };
    const played = playedOrRead(directory, `${name}-${seats}-${player}-${seed}`, games, (number) =>
      playOut(series, number, (known, chance) => answerOf(opponent, known, chance)),
    );
    const report = balanceReport(series, played);
    process.stdout.write(`${name} with ${seats} seats, all played by ${player}. ${report}\n`);
  });
});
