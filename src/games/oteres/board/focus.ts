import type { Decision } from '../../../engine/match.ts';
import { int, notationOf, word } from '../../../engine/notation.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { OteresMove } from '../rules/move.ts';
import type { OteresStep } from '../rules/step.ts';

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

/** Something on the table that an open question is about. */
export type Piece =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'paws' }
  /** Where cards and pearls come from. No question is about these, but lessons are. */
  | { readonly kind: 'deck' }
  | { readonly kind: 'pool' }
  /** A card of the reader's hand, and their pearls: in the picture of the hand. */
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'pearls' };

type MoveOf<K extends OteresMove['kind']> = Extract<OteresMove, { readonly kind: K }>;

/** What each answer is about. What is chosen in secret points at nothing: the table is everybody's. */
const PIECES: { readonly [K in OteresMove['kind']]?: (move: MoveOf<K>) => readonly Piece[] } = {
  player: ({ seat }) => [{ kind: 'seat', seat }],
  paw: () => [{ kind: 'paws' }],
};

/** The boundary at which a move meets the pieces of its own kind, which the compiler cannot follow through an index. */
const piecesOf = <M extends OteresMove>(move: M): readonly Piece[] =>
  (PIECES[move.kind] as ((move: M) => readonly Piece[]) | undefined)?.(move) ?? [];

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
