import { describe, expect, test } from 'vitest';
import { oteres } from '../../../src/games/oteres/index.ts';
import { scene } from './position.ts';

describe('who knows what (rulings)', () => {
  test('colour and number of pearls, hand sizes and cards in front are open, values and hands are not', () => {
    const { seats } = scene({ me: { hand: 'dive swap', pearls: '3 b-2 !1' } }).view();
    expect(seats[0]).toEqual({
      seat: 0,
      out: false,
      handSize: 2,
      pearls: [
        { mark: 1, colour: 'white', held: false },
        { mark: 2, colour: 'black', held: false },
        { mark: 3, colour: 'white', held: true },
      ],
      front: [{ card: 'hands-off', pearl: 3 }],
    });
  });

  test('the old owner of a pearl taken blind knows which one left; the new one learns it, others do not', () => {
    const after = scene({ me: { hand: 'snatch' }, others: [{ pearls: '4' }, {}] }).play('play.snatch');
    expect(after.pearls(0, 0)).toBe('4');
    expect(after.pearls(0, 1)).toBe('4');
    expect(after.pearls(0, 2)).toBe('?');
  });

  test('what was known stays known when the pearl goes on to another', () => {
    const after = scene({
      me: { hand: 'snatch' },
      others: [{ pearls: '4', hand: 'dive' }, { hand: 'snatch' }],
      deck: 'dive dive dive',
      pool: '0 0 0 0 0',
      seed: 'on',
    });
    const taken = after.play('aim.snatch.1 play.dive');
    expect(taken.match.turn.seat).toBe(2);
    const [mark = 0] = taken.view(1).seats[0]?.pearls.map((pearl) => pearl.mark) ?? [];
    const on = taken.play('aim.snatch.0');
    expect(on.view(1).seats[2]?.pearls.find((pearl) => pearl.mark === mark)?.value).toBe(4);
    expect(on.view(0).seats[2]?.pearls.find((pearl) => pearl.mark === mark)?.value).toBe(4);
  });

  test('passing to the left is known to both sides, and to nobody else', () => {
    const after = scene({
      me: { hand: 'with-the-current', pearls: '0' },
      others: [{ pearls: '2' }, { pearls: '4' }],
    }).play('play.with-the-current');
    expect(after.pearls(1, 0)).toBe('0');
    expect(after.pearls(1, 1)).toBe('0');
    expect(after.pearls(1, 2)).toBe('?');
  });

  test('a pearl back in the pool is forgotten: drawn again it is another one', () => {
    const story = { me: { hand: 'trade-in', pearls: '4' }, pool: '' };
    const after = scene({ ...story, others: [{}, {}, { out: true }] }).play('play.trade-in');
    expect(after.pearls()).toBe('4');
    expect(after.state.seats[0]?.pearls[0]?.knowers).toEqual([0]);
    expect(after.view().seats[0]?.pearls[0]?.mark).toBeGreaterThan(1);
  });

  test('a fact tells a value to those who know it, and a card to those who saw it', () => {
    const drawn = { kind: 'card-drawn', seat: 1, card: 'dive' } as const;
    expect(oteres.redact(drawn, 1)).toEqual(drawn);
    expect(oteres.redact(drawn, 'spectator')).toEqual({ kind: 'card-drawn', seat: 1 });
    const given = { kind: 'card-given', seat: 1, to: 2, card: 'urchin' } as const;
    expect(oteres.redact(given, 1)).toEqual(given);
    expect(oteres.redact(given, 2)).toEqual(given);
    expect(oteres.redact(given, 0)).toEqual({ kind: 'card-given', seat: 1, to: 2 });
    const moved = { kind: 'pearl-moved', from: 1, to: 2, mark: 7, colour: 'white' } as const;
    const whole = { ...moved, value: 3, knowers: [1, 2] };
    expect(oteres.redact(whole, 1)).toEqual({ ...moved, value: 3 });
    expect(oteres.redact(whole, 0)).toEqual(moved);
    expect(oteres.redact(whole, 'spectator')).toEqual(moved);
    const seen = { kind: 'pearl-looked-at', seat: 0, of: 1, mark: 7 } as const;
    expect(oteres.redact({ ...seen, value: 3, knowers: [0, 1] }, 0)).toEqual({ ...seen, value: 3 });
    expect(oteres.redact({ ...seen, value: 3, knowers: [0, 1] }, 2)).toEqual(seen);
  });

  test('a move is told to all but what is chosen of one’s own hand, catch and pearls', () => {
    for (const move of [
      { kind: 'pearl', mark: 3 },
      { kind: 'card', card: 'urchin' },
      { kind: 'split', left: [1] },
    ] as const) {
      expect(oteres.canSeeMove(move, 1, 1)).toBe(true);
      expect(oteres.canSeeMove(move, 1, 0)).toBe(false);
      expect(oteres.canSeeMove(move, 1, 'spectator')).toBe(false);
    }
    expect(oteres.canSeeMove({ kind: 'play', card: 'dive' }, 1, 'spectator')).toBe(true);
    expect(oteres.canSeeMove({ kind: 'player', seat: 2 }, 1, 0)).toBe(true);
  });
});
