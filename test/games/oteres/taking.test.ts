import { describe, expect, test } from 'vitest';
import { outcomes, scene } from './position.ts';

describe('Snatch (house card)', () => {
  test('takes a white pearl of another player blind, each as likely as the others (rulings)', () => {
    const taken = outcomes((seed) =>
      scene({ me: { hand: 'snatch' }, others: [{ pearls: '1 2 b-3 !4' }, {}], seed })
        .play('play.snatch')
        .pearls(),
    );
    expect(taken).toEqual(['1', '2']);
  });

  test('is aimed at those who have a white pearl under no card (rulebook, "Hands off!")', () => {
    const aimed = scene({
      me: { hand: 'snatch' },
      others: [{ pearls: '1' }, { pearls: 'b-1 !2' }, {}, { pearls: '3' }],
    });
    expect(aimed.legal).toBe('aim.snatch.1 aim.snatch.4');
  });

  test('does nothing when there is nobody to take from (rulebook, "Playing cards": if possible)', () => {
    const none = scene({ me: { hand: 'snatch', pearls: '1' }, others: [{ pearls: 'b-1' }, {}] }).play(
      'play.snatch',
    );
    expect(none.legal).toBe('end');
    expect(none.facts.at(-1)).toEqual({ kind: 'no-effect', seat: 0, why: 'no-pearl' });
    expect(none.pearls()).toBe('1');
    expect(none.view().discards.at(-1)).toBe('snatch');
  });

  test('cannot be aimed at somebody who is out (rulebook, "Gameplay")', () => {
    const aimed = scene({
      me: { hand: 'snatch' },
      others: [{ pearls: '1' }, { pearls: '3' }, { pearls: '4', out: true }],
    });
    expect(aimed.legal).toBe('aim.snatch.1 aim.snatch.2');
  });
});

describe('Biggest pile (rulebook, "Specific card descriptions")', () => {
  const playing = (...others: readonly string[]) =>
    scene({
      me: { hand: 'biggest-pile', pearls: '0 0 0' },
      others: others.map((pearls) => ({ pearls })),
    });
  const played = (...others: readonly string[]) => playing(...others).play('play.biggest-pile');

  test('takes from whoever of the others has the most white pearls, one of several with as many', () => {
    expect(playing('1 1', '2', '1 2').legal).toBe('aim.biggest-pile.1 aim.biggest-pile.3');
    expect(played('1', '2 2').pearls()).toBe('0 0 0 2');
  });

  test('counts what lies under cards; of those tied, those with a pearl that may move are chosen from (rulings)', () => {
    expect(playing('!1', '2', '3').legal).toBe('aim.biggest-pile.2 aim.biggest-pile.3');
    expect(played('!1 1', '2').pearls()).toBe('0 0 0 1');
    expect(played('!1', '').legal).toBe('end');
  });

  test('takes any pearl under no card, of either colour, blind (rulings)', () => {
    const taken = outcomes((seed) =>
      scene({ me: { hand: 'biggest-pile' }, others: [{ pearls: '!4 1 b-2' }, {}], seed })
        .play('play.biggest-pile')
        .pearls(),
    );
    expect(taken).toEqual(['1', 'b-2']);
  });

  test('with nobody having a white pearl all have as many: a black one is taken', () => {
    expect(played('b-1', '').pearls()).toBe('0 0 0 b-1');
  });

  test('does not count the one who plays it, nor those who are out (rulings)', () => {
    const aimed = scene({
      me: { hand: 'biggest-pile', pearls: '1 1 1 1' },
      others: [{ pearls: '2' }, { pearls: '0 0 0', out: true }, { pearls: '3' }],
    });
    expect(aimed.legal).toBe('aim.biggest-pile.1 aim.biggest-pile.3');
  });
});

describe('Swap (house card)', () => {
  test('exchanges a pearl of one’s choice with a blind one of either colour (rulings)', () => {
    const story = {
      me: { hand: 'swap', pearls: '0 4 b-1' },
      others: [{ pearls: '2 b-3 !1' }, { pearls: '3' }],
    };
    const aimed = scene(story);
    expect(aimed.legal).toBe('aim.swap.1 aim.swap.2');
    expect(aimed.play('aim.swap.1').legal).toBe('pearl.1 pearl.2 pearl.3');
    const after = outcomes((seed) => {
      const swapped = scene({ ...story, seed }).play('aim.swap.1 pearl.3');
      return `${swapped.pearls()} / ${swapped.pearls(1)}`;
    });
    expect(after).toEqual(['0 4 2 / b-3 !1 b-1', '0 4 b-3 / 2 !1 b-1']);
  });

  test('needs a pearl of one’s own that may move, and one of another’s (rulebook, "Hands off!")', () => {
    const bare = scene({ me: { hand: 'swap', pearls: '!0' }, others: [{ pearls: '2' }, {}] });
    expect(bare.play('play.swap').legal).toBe('end');
    const alone = scene({ me: { hand: 'swap', pearls: '1' }, others: [{ pearls: '!2' }, {}] });
    expect(alone.play('play.swap').legal).toBe('end');
  });
});

describe('Abracadabra (rulebook: it stays in front; house effect)', () => {
  test('stays in front of whom it was played by', () => {
    const after = scene({ me: { hand: 'abracadabra' } }).play('play.abracadabra');
    expect(after.front()).toBe('abracadabra');
    expect(after.view().discards).not.toContain('abracadabra');
    expect(after.happened).toBe('card-played card-laid');
  });

  test.each([
    ['snatch', 'aim.snatch.1'],
    ['swap', 'aim.swap.1'],
    ['biggest-pile', 'aim.biggest-pile.1'],
  ])('lets another’s %s fail for its owner once, and is discarded then', (card, line) => {
    const before = scene({
      me: { hand: card, pearls: '0' },
      others: [{ pearls: '2', front: 'abracadabra abracadabra' }, { pearls: '3' }],
    });
    const after = before.play(line);
    expect(after.turn).toBe(2);
    expect(after.pearls(1)).toBe('2');
    expect(after.pearls()).toBe('0');
    expect(after.front(1)).toBe('abracadabra');
    expect(after.view().discards.slice(-2)).toEqual(['abracadabra', card]);
    expect(after.happened).toBe('card-played warded turn-ended');
  });

  test('is not set off by passing, by gifts, nor by cards of one’s own (rulings)', () => {
    const passing = scene({
      me: { hand: 'with-the-current', pearls: '0', front: 'abracadabra' },
      others: [{ pearls: '2', front: 'abracadabra' }, { pearls: '3' }],
    }).play('play.with-the-current');
    expect(passing.front()).toBe('abracadabra');
    expect(passing.front(1)).toBe('abracadabra');
    expect(passing.pearls(1)).toBe('0');
    const gift = scene({ me: { hand: 'dark-gift', pearls: 'b-1' }, others: [{ front: 'abracadabra' }, {}] });
    expect(gift.play('aim.dark-gift.1').front(1)).toBe('abracadabra');
    const own = scene({ me: { hand: 'trade-in', pearls: '0', front: 'abracadabra' } }).play('play.trade-in');
    expect(own.front()).toBe('abracadabra');
    expect(own.happened).toBe('card-played pearl-moved pearl-moved turn-ended');
  });
});
