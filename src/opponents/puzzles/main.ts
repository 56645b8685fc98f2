import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gameEntries } from '../../games/index.ts';
import { puzzlesFile, writePuzzles } from '../../lessons/puzzle.ts';
import { readRun, runCommand, wholeNumber } from '../arguments.ts';
import { RecordFile } from '../record-file.ts';
import { SEARCH_STAGES } from './find.ts';
import { chosenFrom, type Searched, searchedShape, searchMatch } from './search.ts';

const MOST_PUZZLES = 1000;

/** Reads `2/3`: of several processes that look for the same puzzles at once, the second of three, counted from 0. */
function shareIn(text: string): { readonly at: number; readonly of: number } {
  const [at = '', of = ''] = text.split('/');
  const count = wholeNumber('share', of, 1, MOST_PUZZLES);
  return { at: wholeNumber('share', at, 1, count) - 1, of: count };
}

const OTHERS = ['Mara', 'Otto', 'Mira', 'Tim'] as const;

const tallied = (all: readonly Searched[]): string =>
  SEARCH_STAGES.map((stage) => `${stage}: ${all.reduce((sum, { turns }) => sum + turns[stage], 0)}`).join(
    ', ',
  );

runCommand(() => {
  // --game NAME --count 30 --seats 2 --seed 1 --share 1/1 --directory data/puzzles
  const run = readRun(process.argv.slice(2), ['count', 'seats', 'share'], 'data/puzzles', gameEntries);
  const { entry, seats, seed, directory, given } = run;
  const { name } = entry.playable;
  const count = wholeNumber('count', given('count') ?? '30', 1, MOST_PUZZLES);
  const share = shareIn(given('share') ?? '1/1');
  entry.simulate((game, simulation, insight) => {
    // Every second of its ways to be played: in the others somebody else may have a say in a turn.
    const options = (number: number) => simulation.options(2 * number);
    const series = { game, simulation: { ...simulation, options }, seed, seats: () => seats };
    for (;;) {
      // Read anew each time: other processes add to the same file.
      const records = new RecordFile(directory, `${name}-${seats}-${seed}`, searchedShape);
      const searched = new Map(records.all.map((each) => [each.number, each]));
      // From the first match on, up to one that is missing.
      const used: Searched[] = [];
      for (let next = searched.get(0); next !== undefined; next = searched.get(used.length)) used.push(next);
      const puzzles = chosenFrom(used, count);
      process.stderr.write(
        `${puzzles.length} of ${count}; ${searched.size} matches lie in ${records.path}\n`,
      );
      if (puzzles.length >= count) {
        const file = puzzlesFile(name);
        mkdirSync(dirname(file), { recursive: true });
        const others = OTHERS.slice(0, seats - 1);
        writeFileSync(file, writePuzzles({ asks: `${name}-puzzle-asks`, others, puzzles }));
        process.stdout.write(`${name}: ${count} puzzles from ${used.length} matches. ${tallied(used)}\n`);
        return;
      }
      let number = share.at;
      while (searched.has(number)) number += share.of;
      const found = searchMatch(series, insight, number, entry.playable);
      records.add(found);
      process.stderr.write(`match ${number + 1}: ${tallied([found])}\n`);
    }
  });
});
