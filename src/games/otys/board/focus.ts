import type { Decision } from '../../../engine/match.ts';
import { anyOf, int, notationOf, spelled, type Written, word } from '../../../engine/notation.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import type { ShownBeside as AnyShown } from '../../shown.ts';
import { wantsOf } from '../rules/asking.ts';
import type { MoveOfKind, OtysMove } from '../rules/move.ts';
import type { OtysStep } from '../rules/step.ts';
import type { OtysView } from '../rules/view.ts';
import {
  COLUMN_SPACES,
  type Lack,
  type Obstacle,
  SEA_LEVELS,
  type SeaLevel,
  spaceOfLevel,
} from '../rules/vocabulary.ts';
import { type Changes, NO_CHANGES } from './changes.ts';
import { eachCube } from './resource.ts';

/** What a seat is doing, briefly: choosing a key or placing an X key, diving at a level, waiting, or its result. */
export const seatStatus = ({ phase, result, turn, active }: OtysView, seat: Seat, say: Say): string => {
  if (phase === 'over') return say(result?.winners.includes(seat) ? 'otys-board-status-won' : 'status-over');
  if (turn.seat !== seat) return say('otys-board-status-waits');
  if (active !== undefined) return say('otys-board-status-level', { level: active.level });
  return say(`otys-board-status-${phase === 'level' ? 'x-key' : 'key'}`);
};

/** "Round 3", or that it is the last. */
export const roundInWords = ({ lastRound, turn: { round } }: OtysView, say: Say): string =>
  say(lastRound ? 'otys-board-last-round' : 'otys-board-round', { round });

/** What a player has so much of, in the order of the board. */
export const HOLDINGS = ['credits', 'batteries', 'reach', 'contracts'] as const;
/** One of the things that a player has so much of. */
export type Holding = (typeof HOLDINGS)[number];

const LEVEL = anyOf(SEA_LEVELS);
const SEAT = int(0, 3);
const INDEX = int(0, 9);
const SPACE = int(0, COLUMN_SPACES - 1);

const PIECES_WRITTEN = {
  row: { level: LEVEL },
  shelf: { seat: SEAT, level: LEVEL },
  /** A space of the column with its diver, 0 topmost. */
  diver: { seat: SEAT, space: SPACE },
  sponsor: { level: LEVEL },
  reward: { level: LEVEL, index: INDEX },
  contract: { contract: word },
  store: {},
  track: { seat: SEAT },
  permanent: { seat: SEAT, level: LEVEL },
  /** What is chosen already: the diver to move, the cube to carry, the X key to place, the reward token at work. */
  mover: { seat: SEAT, space: SPACE },
  carried: { seat: SEAT, level: LEVEL, index: INDEX },
  'x-key': {
    seat: SEAT,
    neutral: spelled([
      [false, 'own'],
      [true, 'neutral'],
    ]),
  },
  token: { level: LEVEL, index: INDEX },
  holding: { seat: SEAT, holding: anyOf(HOLDINGS) },
};

/** Something on the boards that an open question is about. */
export type Piece = Written<typeof PIECES_WRITTEN>;

const pieceNotation = notationOf<Piece>(PIECES_WRITTEN);

/** The pieces of these names; one that is no piece is left out. */
export const piecesNamed = (names: readonly string[]): readonly Piece[] =>
  names.flatMap((name) => pieceNotation.parse(name) ?? []);

interface Asking {
  readonly view: OtysView;
  readonly seat: Seat;
  readonly about: OtysStep;
  readonly level: SeaLevel;
}

const shelf = ({ seat, level }: Asking): Piece => ({ kind: 'shelf', seat, level });
const below = ({ seat, level }: Asking): Piece => ({ kind: 'diver', seat, space: spaceOfLevel(level) });
const holding =
  (what: Holding) =>
  ({ seat }: Asking): Piece => ({ kind: 'holding', seat, holding: what });
const credits = holding('credits');
const batteries = holding('batteries');
const trading = (asking: Asking): readonly Piece[] => [{ kind: 'store' }, credits(asking), shelf(asking)];
const spaces = Array.from({ length: COLUMN_SPACES }, (_, space) => space);
const permanents = ({ view, seat }: Asking, reward: string): readonly Piece[] =>
  SEA_LEVELS.filter((level) => view.seats[seat]?.rewards[level - 1] === reward).map((level) => ({
    kind: 'permanent',
    seat,
    level,
  }));

const PIECES: {
  readonly [K in OtysMove['kind']]?: (asking: Asking, move: MoveOfKind<K>) => readonly Piece[];
} = {
  level: ({ seat, about }, { level }) => [
    about.kind === 'carry-to' ? { kind: 'shelf', seat, level } : { kind: 'row', level },
  ],
  sponsor: ({ level }) => [{ kind: 'sponsor', level }],
  propeller: (asking) => [
    batteries(asking),
    holding('reach')(asking),
    ...spaces.map((space) => ({ kind: 'diver', seat: asking.seat, space }) as const),
  ],
  dive: (asking) => [below(asking)],
  diver: ({ view, seat }, { diver }) => {
    const space = view.seats[seat]?.column.findIndex((standing) => standing.diver === diver) ?? 0;
    return [{ kind: 'diver', seat, space }];
  },
  space: ({ seat }, { space }) => [{ kind: 'diver', seat, space }],
  cube: (asking) => [shelf(asking), below(asking)],
  bonus: (asking) =>
    asking.about.kind === 'permanent' ? permanents(asking, asking.about.reward) : [below(asking)],
  sell: trading,
  buy: trading,
  price: (asking) => [{ kind: 'store' }, credits(asking)],
  look: (asking) => [holding('contracts')(asking)],
  copy: ({ level }, { seat }) => [{ kind: 'diver', seat, space: spaceOfLevel(level) }],
  improve: (asking, { technician }) => [
    technician === 'mechanic' ? holding('reach')(asking) : { kind: 'track', seat: asking.seat },
  ],
  reward: ({ level }, { index }) => [{ kind: 'reward', level, index }],
  colour: (asking) => [shelf(asking)],
  return: ({ seat }) => [{ kind: 'track', seat }],
  battery: (asking) => [batteries(asking)],
  carry: ({ seat }, { from }) => [{ kind: 'shelf', seat, level: from }],
  // Contracts can be completed beside whatever is asked, and cards that are ready say so themselves.
  hold: (asking) => [below(asking), batteries(asking)],
};

const tokenOf = ({ view, level }: Asking, reward: string | undefined): readonly Piece[] => {
  const index = (view.display[level - 1] ?? []).indexOf(reward ?? '');
  return index < 0 ? [] : [{ kind: 'token', level, index }];
};

const chosenOf = (asking: Asking): readonly Piece[] => {
  const { view, seat, about } = asking;
  if (about.kind === 'choose-colour' || about.kind === 'upgrade') return tokenOf(asking, about.reward);
  if (about.kind === 'propel-to') return [{ kind: 'mover', seat, space: about.from }];
  if (about.kind === 'choose-level') return [{ kind: 'x-key', seat, neutral: about.neutral }];
  if (about.kind !== 'carry-to') return [];
  const cubes = view.seats[seat]?.cubes[about.from - 1];
  const index = cubes === undefined ? -1 : eachCube(cubes).lastIndexOf(about.colour);
  return index < 0 ? [] : [{ kind: 'carried', seat, level: about.from, index }];
};

const LACKED: Readonly<Record<Lack, (asking: Asking) => Piece>> = { space: shelf, credits, batteries };

/** The boundary at which a move meets the pieces of its own kind, which the compiler cannot follow through an index. */
const piecesOf = <M extends OtysMove>(asking: Asking, move: M): readonly Piece[] =>
  (PIECES[move.kind] as ((asking: Asking, move: M) => readonly Piece[]) | undefined)?.(asking, move) ?? [];

/** What the open questions are about; empty if that is the whole position. */
export const focusOf = (
  view: OtysView,
  asked: readonly Decision<OtysMove, OtysStep, Obstacle>[],
): readonly Piece[] => {
  const { active } = view;
  return asked.flatMap(({ seat, about, answers, obstructed }) => {
    if (about.kind === 'choose-key') return [];
    const asking = { view, seat, about, level: active?.level ?? 1 };
    const moves = answers.flatMap(({ move, isExtra }) => (isExtra ? [] : move));
    return [
      ...chosenOf(asking),
      ...wantsOf({ moves, obstructed }).map((lack) => LACKED[lack](asking)),
      ...answers.flatMap(({ move }) => piecesOf(asking, move)),
    ];
  });
};

/** What a board shows besides the position. */
export type Shown = AnyShown<Changes, Piece>;

/** The position alone. */
export const UNMARKED: Shown = { changes: NO_CHANGES, focus: [], asked: [] };
