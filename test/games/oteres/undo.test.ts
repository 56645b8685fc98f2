import { describe, expect, test } from 'vitest';
import { askedToEnd } from './asked-to-end.ts';
import { scene } from './position.ts';

describe('taking back (rulings)', () => {
  test('goes to before the card was played while nothing was drawn or shown', () => {
    const { match } = scene({
      me: { hand: 'swap', pearls: '1 2' },
      others: [{ pearls: '3' }, { pearls: '4' }],
    }).play('aim.swap.1');
    const once = match.undo(0);
    if (typeof once === 'string') throw new Error(once);
    expect(once.match.view('spectator').phase).toBe('card');
    expect(once.match.undo(0)).toBe('turn-began');
  });

  test.each([
    ['a look', { hand: 'dark-gift' }, 'aim.dark-gift.1'],
    ['a gift', { hand: 'dark-gift', pearls: 'b-1' }, 'aim.dark-gift.1'],
    ['a pearl taken blind', { hand: 'snatch' }, 'aim.snatch.1'],
  ])('does not go past %s: somebody has seen a value', (_, me, line) => {
    const { match } = askedToEnd(scene({ me, others: [{ pearls: '3' }, { pearls: '4' }] })).play(line);
    expect(match.cannotUndo(0)).toBe('something-was-revealed');
  });

  test('does not go past a card given, though the deck is empty and nothing is drawn', () => {
    const { match } = askedToEnd(
      scene({
        me: { hand: 'not-mine dive' },
        others: [{ hand: 'urchin urchin urchin' }, { hand: 'urchin urchin urchin urchin' }],
        deck: '',
      }),
    ).play('aim.not-mine.1 card.dive');
    expect(match.cannotUndo(0)).toBe('something-was-revealed');
  });

  test('does not go past a gift to somebody who knew the pearl: who has seen which is not open on the table', () => {
    const between = scene({
      me: { hand: 'dark-gift', pearls: 'b-1' },
      others: [{ hand: 'dark-gift' }, {}],
      deck: '',
    });
    const back = askedToEnd(between).play('aim.dark-gift.1 end aim.dark-gift.0');
    expect(back.pearls(0)).toBe('b-1');
    expect(back.match.cannotUndo(1)).toBe('something-was-revealed');
  });

  test('does not go past an Abracadabra that was set off', () => {
    const { match } = askedToEnd(
      scene({ me: { hand: 'snatch' }, others: [{ pearls: '3', front: 'abracadabra' }, {}] }),
    ).play('play.snatch');
    expect(match.cannotUndo(0)).toBe('something-was-revealed');
  });

  test('of a choice that all make at once is for the one whose turn it is, until another has chosen', () => {
    const asked = askedToEnd(
      scene({
        me: { hand: 'with-the-current', pearls: '0 1' },
        others: [{ pearls: '2 3' }, { pearls: '4 4' }],
      }),
    ).play('play.with-the-current');
    const chosen = asked.play('0:pearl.1').match;
    expect(chosen.cannotUndo(0)).toBeUndefined();
    expect(chosen.cannotUndo(1)).toBe('not-your-turn');
    expect(asked.play('0:pearl.1 1:pearl.3').match.cannotUndo(0)).toBe('another-answered');
    expect(asked.play('1:pearl.3 2:pearl.5 0:pearl.1').match.cannotUndo(0)).toBe('something-was-revealed');
  });

  test('of such a choice ends when all have chosen, even where every pearl goes to somebody who knows it', () => {
    // Of two who are left, each passes back what came from the other.
    const two = askedToEnd(
      scene({
        me: { hand: 'with-the-current', pearls: '0 1' },
        others: [
          { hand: 'with-the-current', pearls: '2 3' },
          { out: true, pearls: '4' },
        ],
        deck: '',
      }),
    ).play('play.with-the-current 0:pearl.1 1:pearl.3 end play.with-the-current');
    const back = two.play('0:pearl.3 1:pearl.1');
    expect(back.pearls(0)).toBe('1 0');
    expect(back.match.cannotUndo(1)).toBe('something-was-revealed');
  });
});
