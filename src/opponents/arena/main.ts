import { houseGames } from '../../games/index.ts';
import { BrokenArguments, readContest } from './arguments.ts';
import { Records } from './records.ts';
import { reportOf } from './report.ts';
import { gamesOf, pairingsOf, playSeries } from './series.ts';

try {
  const contest = readContest(process.argv.slice(2), houseGames);
  const { house, seats, seed, players, directory } = contest;
  const records = new Records(directory, `${house.playable.name}-${seats}-${seed}`);
  const games = gamesOf(contest);
  const before = records.all.length;
  process.stderr.write(
    `${pairingsOf(players).length} pairings of ${games} games; ${before} lie in ${records.path}\n`,
  );
  playSeries(contest, records, ({ one, others, number, score, otherScore }) => {
    process.stderr.write(
      `${one} and ${others}, ${number + 1} of ${games}: ${score} to ${otherScore.toFixed(1)}\n`,
    );
  });
  process.stdout.write(`${reportOf(contest, records.all)}\n`);
} catch (error) {
  if (!(error instanceof BrokenArguments)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
