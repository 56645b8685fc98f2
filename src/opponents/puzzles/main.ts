import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gameEntries } from '../../games/index.ts';
import { puzzlesFile, writePuzzles } from '../../lessons/puzzle.ts';
import { entryNamed, readOptions, runCommand, seedOf, wholeNumber } from '../arguments.ts';
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

/** What the others at the table of a puzzle are called. */
const OTHERS = ['Mara', 'Otto', 'Mira', 'Tim'] as const;

/** How many turns came how far. */
const tallied = (all: readonly Searched[]): string =>
  SEARCH_STAGES.map((stage) => `${stage}: ${all.reduce((sum, { turns }) => sum + turns[stage], 0)}`).join(
    ', ',
  );

runCommand(() => {
  // --game NAME --count 30 --seats 2 --seed 1 --share 1/1 --directory data/puzzles
  const given = readOptions(process.argv.slice(2), [
    ...['game', 'count', 'seats', 'seed', 'share', 'directory'],
  ]);
  const entry = entryNamed(given('game'), gameEntries);
  const { name, seats: possible } = entry.playable;
  const count = wholeNumber('count', given('count') ?? '30', 1, MOST_PUZZLES);
  const seats = wholeNumber('seats', given('seats') ?? `${possible.min}`, possible.min, possible.max);
  const seed = seedOf(given('seed'));
  const share = shareIn(given('share') ?? '1/1');
  const directory = given('directory') ?? 'data/puzzles';
  entry.simulate((game, simulation, insight) => {
    // Every second of its ways to be played: in the others somebody else may have a say in a turn.
    const options = (number: number) => simulation.options(2 * number);
    const series = { game, simulation: { ...simulation, options }, seed, seats: () => seats };
    // Other processes add to the same file.
    const recorded = () => new RecordFile(directory, `${name}-${seats}-${seed}`, searchedShape);
    /** From the first match on, up to one that is missing. */
    const inOrder = (all: readonly Searched[]): readonly Searched[] => {
      const byNumber = new Map(all.map((each) => [each.number, each]));
      const missing = all.map((_, at) => at).find((at) => !byNumber.has(at)) ?? byNumber.size;
      return Array.from({ length: missing }, (_, at) => byNumber.get(at)).flatMap((each) => each ?? []);
    };
    process.stderr.write(`${recorded().all.length} matches lie in ${recorded().path}\n`);
    for (;;) {
      const records = recorded();
      const played = new Set(records.all.map(({ number }) => number));
      if (chosenFrom(inOrder(records.all), count).length >= count) break;
      let number = share.at;
      while (played.has(number)) number += share.of;
      const searched = searchMatch(series, insight, number, entry.playable);
      records.add(searched);
      const found = chosenFrom(inOrder(recorded().all), count).length;
      process.stderr.write(`match ${number + 1}: ${found} of ${count}; ${tallied([searched])}\n`);
    }
    const used = inOrder(recorded().all);
    const puzzles = chosenFrom(used, count);
    const file = puzzlesFile(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      writePuzzles({ asks: `${name}-puzzle-asks`, others: OTHERS.slice(0, seats - 1), puzzles }),
    );
    process.stdout.write(
      `${name}: ${puzzles.length} puzzles from ${used.length} matches. Turns: ${tallied(used)}\n`,
    );
  });
});
