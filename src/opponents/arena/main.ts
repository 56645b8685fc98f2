import { gameEntries } from '../../games/index.ts';
import { runCommand } from '../arguments.ts';
import { gamesOf, pairingsOf, readContest } from './contest.ts';
import { arenaReport } from './report.ts';
import { openRecords, playSeries } from './series.ts';

runCommand(() => {
  const contest = readContest(process.argv.slice(2), gameEntries);
  const { entry, seats, seed, players, directory } = contest;
  const records = openRecords(directory, `${entry.playable.name}-${seats}-${seed}`);
  const games = gamesOf(contest);
  process.stderr.write(
    `${pairingsOf(players).length} pairings of ${games} games; ${records.all.length} lie in ${records.path}\n`,
  );
  playSeries(contest, records, ({ one, others, number, score, otherScore }) => {
    process.stderr.write(
      `${one} and ${others}, ${number + 1} of ${games}: ${score} to ${otherScore.toFixed(1)}\n`,
    );
  });
  process.stdout.write(`${arenaReport(contest, records.all)}\n`);
});
