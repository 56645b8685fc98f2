import { describe, expect, test } from 'vitest';
import { components } from '../../../src/games/oteres/index.ts';
import { brokenInvariant } from '../../../src/games/oteres/rules/invariants.ts';
import type { OteresState, SeatState } from '../../../src/games/oteres/rules/state.ts';
import { given } from './position.ts';

const { state: sound } = given('hand dive urchin, pearls 1 !2 b-1; pearls 3; out, pearls 4');

/** The sound position with something of a seat changed. */
const having = (
  seat: number,
  change: (side: SeatState) => Partial<SeatState>,
  from: OteresState = sound,
): OteresState => ({
  ...from,
  seats: from.seats.map((side, at) => (at === seat ? { ...side, ...change(side) } : side)),
});
const under = (pearl: number): OteresState =>
  having(0, ({ front }) => ({ front: front.map((each) => ({ ...each, pearl })) }));
const playing = (change: Partial<OteresState['play']>): OteresState => ({
  ...sound,
  play: { ...sound.play, ...change },
});

describe('what holds in every position', () => {
  test('holds in a sound one', () => {
    expect(brokenInvariant(components, sound)).toBeUndefined();
  });

  test.each<[string, OteresState]>([
    ['a card is lost or doubled', having(0, () => ({ hand: ['dive'] }))],
    ['a card is lost or doubled', playing({ card: 'dive' })],
    [
      'a sea urchin is among the discards',
      { ...having(0, () => ({ hand: ['dive'] })), discards: ['urchin'] },
    ],
    ['a white pearl is lost or doubled', { ...sound, pool: { ...sound.pool, white: [] } }],
    ['a black pearl is lost or doubled', having(0, ({ pearls }) => ({ pearls: pearls.slice(0, 2) }))],
    [
      'two pearls have one mark',
      having(1, ({ pearls }) => ({ pearls: pearls.map((each) => ({ ...each, mark: 1 })) })),
    ],
    ['two pearls have one mark', { ...sound, nextMark: 3 }],
    ['a paw holds a pearl that was not taken', playing({ left: [1] })],
    ['a pearl is passed that may not move', playing({ passing: [[0, 2]] })],
    ['the game goes on with one player, or ends with several', having(1, () => ({ out: true }))],
    ['the game goes on with one player, or ends with several', playing({ phase: 'over' })],
    ['somebody who is out is up', { ...sound, turn: { ...sound.turn, seat: 2 } }],
    [
      'seat 2: is out and has a hand',
      having(
        2,
        () => ({ hand: ['dive'] }),
        having(0, () => ({ hand: ['urchin'] })),
      ),
    ],
    [
      'seat 0: a card that does not stay lies in front',
      having(0, ({ front }) => ({ hand: ['urchin'], front: [...front, { card: 'dive', received: false }] })),
    ],
    ['seat 0: a pearl under a card is lost or doubled', under(4)],
    ['seat 0: a black pearl is under a card', under(3)],
    [
      'seat 1: does not know a pearl of its own',
      having(1, ({ pearls }) => ({ pearls: pearls.map((each) => ({ ...each, knowers: [0] })) })),
    ],
  ])('%s', (what, state) => {
    expect(brokenInvariant(components, state)).toBe(what);
  });

  test('nobody has protected two pearls for themselves (rulebook, "Hands off!")', () => {
    const { state } = given('front hands-off hands-off+');
    const seats = state.seats.map((side) => ({
      ...side,
      front: side.front.map((each) => ({ ...each, received: false })),
    }));
    expect(brokenInvariant(components, { ...state, seats })).toBe(
      'seat 0: has protected two pearls for itself',
    );
  });
});
