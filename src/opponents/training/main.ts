import { writeFileSync } from 'node:fs';
import { gameEntries } from '../../games/index.ts';
import { runCommand } from '../arguments.ts';
import { playedShape } from '../played.ts';
import { RecordFile } from '../record-file.ts';
import { readCourse } from './arguments.ts';
import { fitWeights } from './fit.ts';
import { samplesOf, seatingOf } from './samples.ts';
import { playItself } from './self-play.ts';

/** After how many games it is said how far it is. */
const TELL = 20;

const rounded = (value: number): number => Number(value.toFixed(4));

/** As JSON with each weight's two numbers in one line. */
const textOf = (content: object): string =>
  `${JSON.stringify(content, undefined, 2).replaceAll(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]')}\n`;

runCommand(() => {
  const { entry, games, seed, directory, out } = readCourse(process.argv.slice(2), gameEntries);
  const { name } = entry.playable;
  entry.simulate((game, simulation, insight) => {
    const { learning } = insight;
    const series = { game, simulation, seed, seats: (number: number) => seatingOf(game, number) };
    const records = new RecordFile(directory, `${name}-${seed}`, playedShape);
    const played = new Set(records.all.map(({ number }) => number));
    process.stderr.write(`${games} games; ${played.size} lie in ${records.path}\n`);
    for (let number = 0; number < games; number += 1) {
      if (played.has(number)) continue;
      records.add(playItself(series, insight, number));
      if ((number + 1) % TELL === 0) process.stderr.write(`${number + 1} of ${games}\n`);
    }
    const learned = records.all
      .filter(({ number }) => number < games)
      .toSorted((one, other) => one.number - other.number)
      .map((each) => samplesOf(series, learning, each));
    const positions = learned.reduce((sum, samples) => sum + samples.length, 0);
    process.stderr.write(`${positions} positions\n`);
    const { weights, sharpness, loss, lossOfEven } = fitWeights(learned);
    const content = {
      about: `What a position is worth to a seat, learned from games that a computer played against itself: npm run train -- --game ${name} --games ${games} --seed ${seed}. For each trait what it is worth at the beginning and at the end.`,
      training: {
        games,
        seed,
        positions,
        loss: rounded(loss),
        lossOfEven: rounded(lossOfEven),
      },
      sharpness: rounded(sharpness),
      weights: Object.fromEntries(
        learning.traits.map((trait, at) => [trait, (weights[at] ?? []).map(rounded)]),
      ),
    };
    writeFileSync(out ?? learning.fileName, textOf(content));
  });
});
