import { openMatch } from '../../../src/engine/match.ts';
import { otys } from '../../../src/games/otys/index.ts';
import { holdToLines } from '../../engine/perft.ts';
import { scene } from './position.ts';

holdToLines({
  'the opening of two': {
    from: () =>
      openMatch(otys, {
        seats: 2,
        options: { sponsors: 'basic', variant: 'off', first: '1' },
        seed: 'perft',
      }).match,
    lines: [6, 29, 110, 396],
  },
  'the opening of four with advanced sponsors and the variant': {
    from: () =>
      openMatch(otys, {
        seats: 4,
        options: { sponsors: 'advanced', variant: 'on', first: '1' },
        seed: 'perft',
      }).match,
    lines: [6, 26, 103, 374],
  },
  'nothing but a dive and its end': {
    from: () =>
      scene({
        me: { divers: { 1: 'engineer' }, track: '2 3 4 5' },
        sponsors: { 1: '4' },
      }).match,
    lines: [2, 6, 17, 31],
  },
  'a Spy between a Spy and an Explorer': {
    from: () =>
      scene({
        me: { divers: { 3: 'spy+' }, credits: 3, cubes: { 3: 'mp' }, track: '1 2 4 x' },
        others: [{ divers: { 3: 'spy' } }, { divers: { 3: 'explorer+' } }],
        sponsors: { 3: '2' },
        display: { 3: 'mf-orange look-green-a' },
        row: 'mp pptt mmff',
      }).match,
    lines: [3, 11, 47, 187],
  },
  'a rich Trader under sponsor 5 advanced': {
    from: () =>
      scene({
        me: { divers: { 4: 'trader+' }, credits: 5, batteries: 2, mechanic: 1, cubes: { 3: 'mf', 4: 'mpt' } },
        sponsors: { 4: '5a' },
        store: 'mmft',
        row: 'mf 21-a',
      }).match,
    lines: [7, 40, 211, 1006],
  },
  'an Engineer without a Credit, a contract that brings one, and two keys': {
    from: () =>
      scene({
        me: { divers: { 3: 'engineer' }, cubes: { 5: 'mp' }, track: '1 2 4 5' },
        sponsors: { 3: '4' },
        row: 'mp mmff',
      }).match,
    lines: [3, 10, 36, 121],
  },
});
