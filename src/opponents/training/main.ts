import { readFileSync, writeFileSync } from 'node:fs';
import { gameEntries } from '../../games/index.ts';
import { chancesFrom, readLearned } from '../../games/learned.ts';
import { runCommand } from '../arguments.ts';
import { playedShape } from '../played.ts';
import { RecordFile } from '../record-file.ts';
import { chanceToWin, compared } from '../standing.ts';
import { readCourse } from './arguments.ts';
import { fitWeights } from './fit.ts';
import { even, logLoss, trainingReport } from './report.ts';
import { type Sample, samplesOf, seatingOf } from './samples.ts';
import { playItself, seriesWithGifts } from './self-play.ts';

/** After how many games it is said how far it is. */
const TELL = 20;
/** One game of so many is held back to see how well the weights foretell. */
const HELD_BACK = 10;

const rounded = (value: number): number => Number(value.toFixed(4));

/** As JSON with each weight's two numbers in one line. */
const textOf = (content: object): string =>
  `${JSON.stringify(content, undefined, 2).replaceAll(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]')}\n`;

const positionsIn = (games: readonly (readonly Sample[])[]): number =>
  games.reduce((sum, samples) => sum + samples.length, 0);

/** The command that does the same again. */
const commandOf = ({ entry, games, seed, by }: ReturnType<typeof readCourse>): string =>
  `npm run train -- --game ${entry.playable.name} --games ${games} --seed ${seed}${by === 'worth' ? '' : ` --by ${by}`}`;

runCommand(() => {
  const course = readCourse(process.argv.slice(2), gameEntries);
  const { entry, games, seed, directory } = course;
  const { name } = entry.playable;
  entry.simulate((game, simulation, insight) => {
    const { learning } = insight;
    const { min, max } = game.seats;
    // Every seating with every way to be played.
    const options = (number: number) => simulation.options(Math.floor(number / (max - min + 1)));
    const series = {
      ...{ game, seed },
      simulation: { ...simulation, options },
      seats: (number: number) => seatingOf(game, number),
    };
    const standing = course.by === 'chances' ? chanceToWin(insight) : compared(insight.worth);
    const records = new RecordFile(directory, `${name}-${seed}`, playedShape);
    const played = new Set(records.all.map(({ number }) => number));
    process.stderr.write(`${games} games; ${played.size} lie in ${records.path}\n`);
    for (let number = 0; number < games; number += 1) {
      if (played.has(number)) continue;
      records.add(playItself(seriesWithGifts(series, insight, number), standing, number));
      if ((number + 1) % TELL === 0) process.stderr.write(`${number + 1} of ${games}\n`);
    }
    const samples = records.all
      .filter(({ number }) => number < games)
      .toSorted((one, other) => one.number - other.number)
      .map((each) => samplesOf(seriesWithGifts(series, insight, each.number), learning, each));
    const heldBack = samples.filter((_, number) => number % HELD_BACK === 0);
    if (course.report) {
      const { fileName, traits } = learning;
      const learned = readLearned(readFileSync(fileName, 'utf8'), fileName, traits);
      const unseen = learned.training['seed'] === seed ? heldBack : samples;
      process.stdout.write(`${trainingReport(unseen, chancesFrom(traits, learned))}\n`);
      return;
    }
    const from = samples.filter((_, number) => number % HELD_BACK !== 0);
    const { weights, sharpness } = fitWeights(from, learning.traits);
    const fitted = {
      sharpness,
      weights: Object.fromEntries(
        learning.traits.map(({ name: trait }, at): [string, [number, number]] => {
          const [early = 0, late = 0] = weights[at] ?? [];
          return [trait, [early, late]];
        }),
      ),
    };
    const judge = chancesFrom(learning.traits, fitted);
    const content = {
      about: `What a position is worth to a seat, learned from games that a computer played against itself: ${commandOf(course)}. For each trait what it is worth at the beginning and at the end.`,
      training: {
        games,
        seed,
        positions: positionsIn(from),
        loss: rounded(logLoss(heldBack.flat(), judge)),
        lossOfEven: rounded(logLoss(heldBack.flat(), even)),
      },
      sharpness: rounded(sharpness),
      weights: Object.fromEntries(
        Object.entries(fitted.weights).map(([trait, weight]) => [trait, weight.map(rounded)]),
      ),
    };
    process.stderr.write(`${trainingReport(heldBack, judge)}\n`);
    writeFileSync(course.out ?? learning.fileName, textOf(content));
  });
});
