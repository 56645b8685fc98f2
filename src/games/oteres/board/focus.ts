import type { Decision } from '../../../engine/match.ts';
import { int, notationOf, word } from '../../../engine/notation.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
import type { ShownBeside as AnyShown } from '../../shown.ts';
import type { OteresMove } from '../rules/move.ts';
import type { OteresStep } from '../rules/step.ts';
import { type Changes, NO_CHANGES } from './changes.ts';

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

interface Pieces {
  seat: { seat: Seat };
  paws: object;
  /** Where cards and pearls come from. No question is about these, but lessons are. */
  deck: object;
  pool: object;
  /** A card of the reader's hand, and their pearls: in the picture of the hand. */
  card: { card: string };
  pearls: object;
}

/** Something on the table that an open question is about. */
export type Piece = Kinds<Pieces>;

/** What an answer is about. What is chosen in secret points at nothing: the table is everybody's. */
const piecesOf = (move: OteresMove): readonly Piece[] => {
  if (move.kind === 'player') return [{ kind: 'seat', seat: move.seat }];
  return move.kind === 'paw' ? [{ kind: 'paws' }] : [];
};

/** What the open questions are about, as everybody may see it; empty if that is the whole position. */
export const focusOf = (asked: readonly Decision<OteresMove, OteresStep>[]): readonly Piece[] =>
  asked
    .filter(({ secret }) => !secret)
    .flatMap(({ seat, answers }) => {
      const pieces = answers.flatMap(({ move }) => piecesOf(move));
      return pieces.some(({ kind }) => kind === 'paws')
        ? [{ kind: 'paws' as const }, { kind: 'seat' as const, seat }]
        : pieces;
    });

/** What a board shows besides the position. */
export type Shown = AnyShown<Changes, Piece>;

/** The position alone. */
export const UNMARKED: Shown = { changes: NO_CHANGES, focus: [], asked: [] };
