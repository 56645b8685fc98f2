import { readFileSync, writeFileSync } from 'node:fs';
import { gameEntries } from '../../games/index.ts';
import { chancesFrom, readLearned } from '../../games/learned.ts';
import { BrokenArguments, readRun, runCommand, wholeNumber } from '../arguments.ts';
import { playedOrRead } from '../played.ts';
import { chanceToWin, compared } from '../standing.ts';
import { fitWeights } from './fit.ts';
import { even, logLoss, trainingReport } from './report.ts';
import { samplesOf, seatingOf } from './samples.ts';
import { playItself, seriesWithGifts } from './self-play.ts';

/** One game of this many is held back to see how well the weights foretell. */
const HELD_BACK = 10;

const rounded = (value: number): number => Number(value.toFixed(4));

/** As JSON with each weight's two numbers in one line. */
const textOf = (content: object): string =>
  `${JSON.stringify(content, undefined, 2).replaceAll(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]')}\n`;

/** By what the players of the games judge: the worth made by hand, or the chances learned before. */
const JUDGED_BY = ['worth', 'chances'] as const;

/** A word that stands alone: nothing is learned, but it is told how well the game's weights foretell the games. */
const REPORT = '--report';

runCommand(() => {
  // --game NAME --games 2000 --seed 1 --directory data/train --by chances --out FILE --report
  const args = process.argv.slice(2);
  const named = args.filter((each) => each !== REPORT);
  const run = readRun(named, ['games', 'by', 'out'], 'data/train', gameEntries);
  const { entry, seed, directory, given } = run;
  const { name } = entry.playable;
  const games = wholeNumber('games', given('games') ?? '1000');
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
    const samples = playedOrRead(directory, `${name}-${seed}`, games, (number) =>
      playItself(seriesWithGifts(series, insight, number), standing, number),
    ).map((each) => samplesOf(seriesWithGifts(series, insight, each.number), learning, each));
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
    const judge = chancesFrom(learning.traits, { weights, sharpness });
    const content = {
      about: `What a position is worth to a seat, learned from games that a computer played against itself: ${command}. For each trait what it is worth at the beginning and at the end.`,
      training: {
        games,
        seed,
        positions: from.flat().length,
        loss: rounded(logLoss(heldBack.flat(), judge)),
        lossOfEven: rounded(logLoss(heldBack.flat(), even)),
      },
      sharpness: Object.fromEntries(Object.entries(sharpness).map(([seats, each]) => [seats, rounded(each)])),
      weights: Object.fromEntries(
        Object.entries(weights).map(([trait, weight]) => [trait, weight.map(rounded)]),
      ),
    };
    process.stderr.write(`${trainingReport(heldBack, judge)}\n`);
    writeFileSync(given('out') ?? learning.fileName, textOf(content));
  });
});
