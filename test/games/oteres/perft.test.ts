import { openMatch } from '../../../src/engine/match.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import { holdToLines } from '../../engine/perft.ts';
import { scene } from './position.ts';

holdToLines({
  'the opening of three': {
    from: () => openMatch(oteres, { seats: 3, options: { first: '1' }, seed: 'perft' }).match,
    lines: [5, 10, 26, 82],
  },
  'the opening of five': {
    from: () => openMatch(oteres, { seats: 5, options: { first: '1' }, seed: 'perft' }).match,
    lines: [9, 18, 86, 512],
  },
  'everybody passing to the left at once': {
    from: () =>
      scene({
        me: { hand: 'with-the-current', pearls: '0 1' },
        others: [
          { hand: 'dive', pearls: '2 b-2 !3' },
          { hand: 'swap', pearls: '4' },
        ],
        deck: 'dive dive dive',
      }).match,
    lines: [1, 4, 8, 8, 24],
  },
  'a split and a share': {
    from: () =>
      scene({
        me: { hand: 'which-paw share-the-catch' },
        others: [{ hand: 'dive' }, { hand: 'dive' }, { out: true }],
        deck: 'dive dive dive',
      }).match,
    lines: [2, 11, 22, 38],
  },
  'taking, swapping and looking past a card that keeps them off': {
    from: () =>
      scene({
        me: { hand: 'snatch swap biggest-pile dark-gift', pearls: '1 2' },
        others: [
          { hand: 'dive', pearls: '3 4', front: 'abracadabra' },
          { hand: 'shoo', pearls: '!0 b-1 2' },
          { hand: 'dive', pearls: '1 1' },
        ],
        deck: 'dive dive dive',
      }).match,
    lines: [12, 17, 36, 47],
  },
});
