import { int, notationOf, word } from '../../../engine/notation.ts';
import type { Piece } from './focus.ts';

/** Pieces as lessons name them: `card.dive`, `pearls`, `seat.1`. */
const pieceNotation = notationOf<Piece>({
  seat: { seat: int(0, 4) },
  paws: {},
  deck: {},
  pool: {},
  card: { card: word },
  pearls: {},
});

/** The pieces of these names; one that is no piece is left out. */
export const piecesNamed = (names: readonly string[]): readonly Piece[] =>
  names.flatMap((name) => pieceNotation.parse(name) ?? []);
