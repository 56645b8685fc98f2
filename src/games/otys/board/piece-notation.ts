import { anyOf, int, notationOf, spelled, word } from '../../../engine/notation.ts';
import { COLUMN_SPACES, SEA_LEVELS } from '../rules/vocabulary.ts';
import type { Piece } from './focus.ts';

const LEVEL = anyOf(SEA_LEVELS);
const SEAT = int(0, 3);
const INDEX = int(0, 9);
const SPACE = int(0, COLUMN_SPACES - 1);

/** Pieces of the boards as the data of lessons names them: `row.3`, `diver.0.5`, `holding.0.batteries`. */
const pieceNotation = notationOf<Piece>({
  row: { level: LEVEL },
  shelf: { seat: SEAT, level: LEVEL },
  diver: { seat: SEAT, space: SPACE },
  sponsor: { level: LEVEL },
  reward: { level: LEVEL, index: INDEX },
  contract: { contract: word },
  store: {},
  track: { seat: SEAT },
  permanent: { seat: SEAT, level: LEVEL },
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
  holding: { seat: SEAT, holding: anyOf(['credits', 'batteries', 'reach', 'contracts']) },
});

/** The pieces of these names; one that is no piece is left out. */
export const piecesNamed = (names: readonly string[]): readonly Piece[] =>
  names.flatMap((name) => pieceNotation.parse(name) ?? []);
