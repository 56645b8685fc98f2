import type { GameEntry } from '../../games/game-entry.ts';
import { BrokenArguments, entryNamed, MOST_PLAYED, readOptions, seedOf, wholeNumber } from '../arguments.ts';

/** What players can judge by. */
const JUDGED_BY = ['worth', 'chances'] as const;

/** What is learned, and from what. */
export interface TrainingCourse {
  readonly entry: GameEntry;
  readonly games: number;
  readonly seed: string;
  /** The directory in which each game played is kept. */
  readonly directory: string;
  /** By what the players of the games judge: the worth made by hand, or the chances learned before. */
  readonly by: (typeof JUDGED_BY)[number];
  /** The file that the weights go to; the game's own if there is none. */
  readonly out: string | undefined;
  /** Nothing is learned: it is told how well the game's own weights foretell the games. */
  readonly report: boolean;
}

const NAMES = ['game', 'games', 'seed', 'directory', 'by', 'out'] as const;

/** A word that stands alone. */
const REPORT = '--report';

function judgedBy(name: string = JUDGED_BY[0]): TrainingCourse['by'] {
  const known = JUDGED_BY.find((each) => each === name);
  if (known !== undefined) return known;
  throw new BrokenArguments(`--by must be one of ${JUDGED_BY.join(', ')}, not "${name}"`);
}

/** Reads `--game NAME --games 2000 --seed 1 --by chances --report`. Throws `BrokenArguments`. */
export function readCourse(args: readonly string[], entries: readonly GameEntry[]): TrainingCourse {
  const given = readOptions(
    args.filter((each) => each !== REPORT),
    NAMES,
  );
  return {
    entry: entryNamed(given('game'), entries),
    games: wholeNumber('games', given('games') ?? '1000', 1, MOST_PLAYED),
    seed: seedOf(given('seed')),
    directory: given('directory') ?? 'data/train',
    by: judgedBy(given('by')),
    out: given('out'),
    report: args.includes(REPORT),
  };
}
