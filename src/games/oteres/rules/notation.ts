import { anyOf, int, list, notationOf, word, written } from '../../../engine/notation.ts';
import type { OteresMove } from './move.ts';
import { PAWS } from './vocabulary.ts';

const MARK = int(1, 9_999);

/** Moves as text of at most 25 characters: `play.dive`, `aim.snatch.2`, `shed.shoo.urchin`, `left.4.6`, `end`. */
export const oteresNotation = notationOf<OteresMove>({
  play: { card: word },
  aim: { card: word, seat: int(0, 4) },
  shed: { card: word, shed: word },
  stake: { card: word, mark: MARK },
  leave: {},
  skip: {},
  player: written('to', { seat: int(0, 4) }),
  pearl: { mark: MARK },
  card: { card: word },
  split: written('left', { left: list(MARK, 3) }),
  paw: { paw: anyOf(PAWS) },
  end: {},
});
