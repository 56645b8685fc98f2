import { gameEntries } from '../../games/index.ts';
import {
  entryNamed,
  MOST_PLAYED,
  opponentNamed,
  readOptions,
  runCommand,
  seedOf,
  wholeNumber,
} from '../arguments.ts';
import { notationAt } from '../knowledge.ts';
import { opponentsOf } from '../opponents.ts';
import { playedShape, playOut } from '../played.ts';
import { RecordFile } from '../record-file.ts';
import { BalanceCounts } from './tally.ts';

/** After how many games it is said how far it is. */
const TELL = 10;

runCommand(() => {
  // --game NAME --player expert --seats 2 --games 200 --seed 1 --directory data/balance
  const given = readOptions(process.argv.slice(2), [
    ...['game', 'player', 'seats', 'games', 'seed', 'directory'],
  ]);
  const entry = entryNamed(given('game'), gameEntries);
  const { name, seats: possible } = entry.playable;
  const player = opponentNamed('player', given('player') ?? 'expert');
  const seats = wholeNumber('seats', given('seats') ?? `${possible.min}`, possible.min, possible.max);
  const games = wholeNumber('games', given('games') ?? '100', 1, MOST_PLAYED);
  const seed = seedOf(given('seed'));
  const directory = given('directory') ?? 'data/balance';
  entry.simulate((game, simulation, insight) => {
    const { choose, budget } = opponentsOf(insight)[player];
    const series = { game, simulation, seed, seats: () => seats };
    const records = new RecordFile(directory, `${name}-${seats}-${player}-${seed}`, playedShape);
    const played = new Set(records.all.map(({ number }) => number));
    process.stderr.write(`${games} games of ${player}; ${played.size} lie in ${records.path}\n`);
    for (let number = 0; number < games; number += 1) {
      if (played.has(number)) continue;
      const record = playOut(series, number, (known, chance) =>
        known.decision.answers.length === 1 ? notationAt(known, 0) : choose(known, budget, chance),
      );
      records.add(record);
      if ((number + 1) % TELL === 0) process.stderr.write(`${number + 1} of ${games}\n`);
    }
    const tally = new BalanceCounts();
    for (const record of records.all) if (record.number < games) tally.add(series, record);
    process.stdout.write(`${name} with ${seats} seats, all played by ${player}. ${tally.report()}\n`);
  });
});
