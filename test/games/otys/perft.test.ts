import { openMatch } from '../../../src/engine/match.ts';
import { otys } from '../../../src/games/otys/index.ts';
import { holdToLines } from '../../engine/perft.ts';
import { given as positionOf } from './position.ts';

const given = (words: string) => () => positionOf(words).match;
const opening = (seats: number, sponsors: string, variant: string) => () =>
  openMatch(otys, { seats, options: { sponsors, variant, first: '1' }, seed: 'perft' }).match;

holdToLines({
  'the opening of two': { from: opening(2, 'basic', 'off'), lines: [6, 29, 110, 396] },
  'the opening of four with advanced sponsors and the variant': {
    from: opening(4, 'advanced', 'on'),
    lines: [6, 26, 103, 374],
  },
  'nothing but a dive and its end': {
    from: given('1 engineer, track 2 3 4 5, sponsors 1:4'),
    lines: [2, 6, 17, 31],
  },
  'a Spy between a Spy and an Explorer': {
    from: given(
      `3 spy+, credits 3, cubes 3:mp, track 1 2 4 x, sponsors 3:2, display 3:mf-orange/look-green-a,
        row mp pptt mmff; 3 spy; 3 explorer+`,
    ),
    lines: [3, 11, 47, 187],
  },
  'a rich Trader under sponsor 5 advanced': {
    from: given(
      `4 trader+, credits 5, batteries 2, mechanic 1, cubes 3:mf 4:mpt, sponsors 4:5a, store mmft,
        row mf 21-a`,
    ),
    lines: [7, 40, 211, 1006],
  },
  'an Engineer without a Credit, a contract that brings one, and two keys': {
    from: given('3 engineer, cubes 5:mp, track 1 2 4 5, sponsors 3:4, row mp mmff'),
    lines: [3, 10, 36, 121],
  },
});
