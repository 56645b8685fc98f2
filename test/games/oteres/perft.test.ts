import { openMatch } from '../../../src/engine/match.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import { holdToLines } from '../../engine/perft.ts';
import { given as positionOf } from './position.ts';

const given = (words: string) => () => positionOf(words).match;
const opening = (seats: number) => () =>
  openMatch(oteres, { seats, options: { first: '1' }, seed: 'perft' }).match;

holdToLines({
  'the opening of three': { from: opening(3), lines: [5, 10, 26, 82] },
  'the opening of five': { from: opening(5), lines: [9, 18, 86, 512] },
  'everybody passing to the left at once': {
    from: given(
      `deck dive dive dive, hand with-the-current, pearls 0 1; hand dive, pearls 2 b-2 !3; hand swap, pearls 4`,
    ),
    lines: [1, 4, 8, 8, 24],
  },
  'a split and a share': {
    from: given('deck dive dive dive, hand which-paw share-the-catch; hand dive; hand dive; out'),
    lines: [2, 11, 22, 38],
  },
  'taking, swapping and looking past a card that keeps them off': {
    from: given(
      `deck dive dive dive, hand snatch swap biggest-pile dark-gift, pearls 1 2;
        hand dive, pearls 3 4, front abracadabra; hand shoo, pearls !0 b-1 2; hand dive, pearls 1 1`,
    ),
    lines: [12, 17, 36, 47],
  },
});
