import { readFileSync, writeFileSync } from 'node:fs';
import { gameEntries } from '../../games/index.ts';
import { chancesFrom, readLearned } from '../../games/learned.ts';
import {
  BrokenArguments,
  entryNamed,
  MOST_PLAYED,
  readOptions,
  runCommand,
  seedOf,
  wholeNumber,
} from '../arguments.ts';
import { playedShape } from '../played.ts';
import { RecordFile } from '../record-file.ts';
import { chanceToWin, compared } from '../standing.ts';
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

/** By what the players of the games judge: the worth made by hand, or the chances learned before. */
const JUDGED_BY = ['worth', 'chances'] as const;

/** A word that stands alone: nothing is learned, but it is told how well the game's weights foretell the games. */
const REPORT = '--report';

runCommand(() => {
  // --game NAME --games 2000 --seed 1 --directory data/train --by chances --out FILE --report
  const args = process.argv.slice(2);
  const given = readOptions(
    args.filter((each) => each !== REPORT),
    ['game', 'games', 'seed', 'directory', 'by', 'out'],
  );
  const entry = entryNamed(given('game'), gameEntries);
  const { name } = entry.playable;
  const games = wholeNumber('games', given('games') ?? '1000', 1, MOST_PLAYED);
  const seed = seedOf(given('seed'));
  const directory = given('directory') ?? 'data/train';
  const by = JUDGED_BY.find((each) => each === (given('by') ?? 'worth'));
  if (by === undefined) throw new BrokenArguments(`--by must be one of ${JUDGED_BY.join(', ')}`);
  const command = `npm run train -- --game ${name} --games ${games} --seed ${seed}${by === 'worth' ? '' : ` --by ${by}`}`;
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
    const standing = by === 'chances' ? chanceToWin(insight) : compared(insight.worth);
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
    if (args.includes(REPORT)) {
      const { fileName, traits } = learning;
      const learned = readLearned(readFileSync(fileName, 'utf8'), fileName, traits, game.seats);
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
      about: `What a position is worth to a seat, learned from games that a computer played against itself: ${command}. For each trait what it is worth at the beginning and at the end.`,
      training: {
        games,
        seed,
        positions: positionsIn(from),
        loss: rounded(logLoss(heldBack.flat(), judge)),
        lossOfEven: rounded(logLoss(heldBack.flat(), even)),
      },
      sharpness: Object.fromEntries(Object.entries(sharpness).map(([seats, each]) => [seats, rounded(each)])),
      weights: Object.fromEntries(
        Object.entries(fitted.weights).map(([trait, weight]) => [trait, weight.map(rounded)]),
      ),
    };
    process.stderr.write(`${trainingReport(heldBack, judge)}\n`);
    writeFileSync(given('out') ?? learning.fileName, textOf(content));
  });
});
