import { describe, expect, test } from 'vitest';
import type { OtysMove } from '../../../src/games/otys/rules/move.ts';
import { otysNotation } from '../../../src/games/otys/rules/notation.ts';

const SAMPLES: readonly (readonly [string, OtysMove])[] = [
  ['k3', { kind: 'key', level: 3 }],
  ['x', { kind: 'x-key', neutral: false }],
  ['n', { kind: 'x-key', neutral: true }],
  ['l2', { kind: 'level', level: 2 }],
  ['s', { kind: 'sponsor' }],
  ['p', { kind: 'propeller' }],
  ['go', { kind: 'dive', sponsor: false }],
  ['go.up.h', { kind: 'dive', sponsor: false, deed: 'up.h' }],
  ['sgo', { kind: 'dive', sponsor: true }],
  ['sgo.cube.bonus', { kind: 'dive', sponsor: true, deed: 'cube.bonus' }],
  ['d.spy', { kind: 'diver', diver: 'spy' }],
  ['d.metal', { kind: 'diver', diver: 'metal-expert' }],
  ['at4', { kind: 'space', space: 4 }],
  ['cube', { kind: 'cube' }],
  ['cube.bonus', { kind: 'cube', bonus: true }],
  ['bonus', { kind: 'bonus' }],
  ['skip', { kind: 'skip' }],
  ['sell.m', { kind: 'sell', colour: 'metal' }],
  ['buy.t', { kind: 'buy', colour: 'tech' }],
  ['for.c', { kind: 'price', paidIn: 'credits' }],
  ['for.p', { kind: 'price', paidIn: 'prestige' }],
  ['look', { kind: 'look' }],
  ['copy.2', { kind: 'copy', seat: 2 }],
  ['keep.21-a', { kind: 'keep', contract: '21-a' }],
  ['up.h', { kind: 'improve', technician: 'hacker' }],
  ['r0', { kind: 'reward', index: 0 }],
  ['c.p', { kind: 'colour', colour: 'plant' }],
  ['ret.3', { kind: 'return', key: 3 }],
  ['ret.x', { kind: 'return', key: 'x' }],
  ['bat', { kind: 'battery' }],
  ['take.m3', { kind: 'carry', colour: 'metal', from: 3 }],
  ['done.mpp.l5', { kind: 'contract', contract: 'mpp', level: 5 }],
  ['done.221.l5.mpf', { kind: 'contract', contract: '221', level: 5, colours: ['metal', 'plant', 'fuel'] }],
  ['end', { kind: 'end', stay: false }],
  ['stay', { kind: 'end', stay: true }],
  ['hold', { kind: 'hold', spend: true }],
  ['let', { kind: 'hold', spend: false }],
];

describe('notation', () => {
  test.each(SAMPLES)('%s', (notation, move) => {
    expect(otysNotation.make(move)).toBe(notation);
    expect(otysNotation.parse(notation)).toEqual(move);
  });

  test('reads nothing into other text', () => {
    for (const text of ' k6 k l0 at8 d.nobody sell.x take.m6 done.mpp K3 ends copy.4'.split(' '))
      expect(otysNotation.parse(text)).toBeUndefined();
  });
});
