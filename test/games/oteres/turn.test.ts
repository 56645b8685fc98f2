import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../../src/engine/chance.ts';
import { drawCards } from '../../../src/engine/deck.ts';
import { standing } from '../../../src/games/oteres/rules/ending.ts';
import { outcomes, scene } from './position.ts';

describe('a turn (rulebook, "Gameplay")', () => {
  test('begins with a card drawn, which only its player sees', () => {
    const next = scene({ me: { hand: 'dive' }, others: [{ hand: 'swap' }, {}], deck: 'snatch' }).play(
      'play.dive',
    );
    expect(next.match.turn).toEqual({ seat: 1, number: 2, round: 1 });
    expect(next.hand(1)).toBe('swap snatch');
    expect(next.view().seats[1]).toMatchObject({ handSize: 2 });
    expect(next.view().seats[1]?.hand).toBeUndefined();
  });

  test('offers each kind of card in hand once', () => {
    expect(scene({ me: { hand: 'swap dive dive urchin' } }).legal).toBe('play.swap play.dive play.urchin');
  });

  test('offers the cards in the order of the hand, as the picture shows them', () => {
    const [decision] = scene({ me: { hand: 'urchin dive abracadabra dive' } }).match.decisions;
    expect(decision?.answers.map(({ notation }) => notation)).toEqual([
      'play.urchin',
      'play.dive',
      'play.abracadabra',
    ]);
  });

  test('shows how far it has come: the card to play, its action, the end', () => {
    const story = {
      me: { hand: 'swap urchin', pearls: '1' },
      others: [{ pearls: '2' }, { pearls: '3' }],
    };
    expect(scene(story).view().phase).toBe('card');
    const acting = scene({ ...story, me: { ...story.me, pearls: '1 2' } }).play('aim.swap.1');
    expect(acting.view()).toMatchObject({ phase: 'action', card: 'swap' });
    const laid = scene({ me: { hand: 'abracadabra' } }).play('play.abracadabra');
    expect(laid.view()).toMatchObject({ phase: 'end' });
    expect(laid.view().card).toBeUndefined();
    const next = acting.play('pearl.1');
    expect(next.view()).toMatchObject({ phase: 'card', before: { seat: 0, card: 'swap' } });
    expect(next.view().card).toBeUndefined();
  });

  test('draws nothing from an empty deck, and the discards stay where they are (rulings)', () => {
    const urchins = 'urchin urchin urchin urchin urchin urchin urchin';
    const next = scene({
      me: { hand: 'dive' },
      others: [{ hand: 'swap' }, { hand: urchins }],
      deck: '',
    }).play('play.dive');
    expect(next.facts.map(({ kind }) => kind).slice(-2)).toEqual(['turn-began', 'nothing-drawn']);
    expect(next.hand(1)).toBe('swap');
    expect(next.view().deckSize).toBe(0);
    expect(next.view().discards.length).toBeGreaterThan(40);
  });

  test('goes round to the next player still in; a round is over when it comes past the first', () => {
    const story = { me: { hand: 'dive' }, others: [{ out: true }, { hand: 'dive' }], deck: 'dive dive dive' };
    const next = scene(story).play('play.dive');
    expect(next.match.turn).toEqual({ seat: 2, number: 2, round: 1 });
    expect(next.play('play.dive').match.turn).toEqual({ seat: 0, number: 3, round: 2 });
  });

  test('counts rounds past the place of the first player once they are out (rulebook, "Gameplay")', () => {
    const story = {
      me: { hand: 'dive urchin urchin' },
      others: [{ hand: 'dive' }, { hand: 'dive' }],
      deck: 'dive dive dive',
    };
    const first = scene(story).play('play.dive');
    expect(first.view().seats[0]).toMatchObject({ out: true });
    expect(first.match.turn).toEqual({ seat: 1, number: 2, round: 1 });
    const second = first.play('play.dive');
    expect(second.match.turn).toEqual({ seat: 2, number: 3, round: 1 });
    const third = second.play('play.dive');
    expect(third.match.turn).toEqual({ seat: 1, number: 4, round: 2 });
    const pearls = [0, 1, 2].map((seat) => third.view().seats[seat]?.pearls.length);
    expect(third.facts).toContainEqual({
      ...{ kind: 'round-over', round: 1, out: [0], white: pearls, black: [0, 0, 0] },
    });
    const pile = { seat: 0, white: 1, black: 0 };
    expect(first.facts).toContainEqual({ kind: 'out', seat: 0, urchins: 2, pile, left: 2 });
  });
});

describe('a sea urchin played (rulebook, "Playing cards")', () => {
  test('brings a black pearl and goes into the middle of the deck', () => {
    const story = { me: { hand: 'urchin' }, deck: 'dive dive dive', pool: '1 b-2 b0' };
    const after = scene(story).play('play.urchin');
    expect(['b-2', 'b0']).toContain(after.pearls());
    expect(after.hand()).toBe('');
    expect(after.view().discards).not.toContain('urchin');
    expect(after.happened).toBe('card-played pearl-moved urchin-returned turn-ended');
    const places = outcomes((seed) => {
      const { deck } = scene({ ...story, seed }).play('play.urchin').state;
      return String(drawCards(deck, 10, keyedChance('drawn', 0)).cards.indexOf('urchin'));
    });
    // The next player has drawn a card from above it.
    expect(places).toEqual(['2']);
  });

  test('cannot be played when no black pearl is left in the pool', () => {
    expect(scene({ me: { hand: 'urchin dive' }, pool: '1' }).legal).toBe('play.dive');
  });

  test('and with nothing playable the play is skipped, in private like any other (rulings)', () => {
    const stuck = scene({ me: { hand: 'urchin' }, pool: '1' });
    expect(stuck.legal).toBe('skip');
    expect(stuck.match.decisions[0]?.secret).toBe(true);
    expect(stuck.play('skip').happened).toBe('nothing-played turn-ended');
    expect(stuck.play('skip').turn).toBe(2);
  });

  test('with an empty hand, which all can see, nothing is asked', () => {
    const urchins = 'urchin urchin urchin urchin urchin urchin urchin';
    const next = scene({
      me: { hand: 'dive' },
      others: [{ hand: '' }, { hand: urchins }],
      deck: '',
    }).play('play.dive');
    expect(next.match.turn).toMatchObject({ seat: 2, number: 3 });
    expect(next.facts).toContainEqual({ kind: 'nothing-played', seat: 1 });
    expect(next.facts).toContainEqual({ kind: 'turn-ended', seat: 1 });
    expect(next.view().before).toEqual({ seat: 1 });
  });
});

describe('the check of urchins (rulebook, "Gameplay")', () => {
  const story = {
    me: { hand: 'dive urchin urchin swap', pearls: '4 b-1', front: 'abracadabra' },
    others: [
      { hand: 'dive', pearls: '1' },
      { hand: 'dive', pearls: '2' },
    ],
    deck: 'dive dive dive',
  };

  test('comes at the end of the turn: until then nobody is out', () => {
    const laid = scene({ ...story, me: { hand: 'abracadabra urchin urchin' } }).play('play.abracadabra');
    expect(laid.view().seats[0]?.out).toBe(false);
    expect(laid.play('end').view().seats[0]?.out).toBe(true);
  });

  test('comes with a turn that ends by itself, too', () => {
    const { happened } = scene(story).play('play.dive');
    expect(happened).toMatch(/^card-played pearl-moved turn-ended out /);
  });

  test('two put their player out: urchins into the deck, other cards to the discards, pearls stay (rulings)', () => {
    const out = scene(story).play('play.dive');
    expect(out.view().seats[0]).toMatchObject({ out: true, handSize: 0, front: [{ card: 'abracadabra' }] });
    expect(out.view().discards.at(-1)).toBe('swap');
    expect(out.state.deck.flat().filter((card) => card === 'urchin')).toHaveLength(7);
    expect(out.pearls()).toMatch(/^4 b-1 \d$/);
    expect(out.match.turn.seat).toBe(1);
  });

  test('more than two do so too (rulings)', () => {
    const out = scene({ ...story, me: { hand: 'dive urchin urchin urchin' } }).play('play.dive');
    expect(out.view().seats[0]?.out).toBe(true);
  });

  test('one does not', () => {
    expect(
      scene({ me: { hand: 'dive urchin' } })
        .play('play.dive')
        .view().seats[0]?.out,
    ).toBe(false);
  });

  test('who is out has no more turns, is aimed at by nobody and receives nothing', () => {
    const after = scene({
      ...story,
      others: [{ hand: 'swap with-the-current', pearls: '1 0' }, { pearls: '2 0' }],
    }).play('play.dive');
    // Of one other who is left nobody has to be named.
    expect(after.play('play.swap').match.decisions[0]?.about).toEqual({ kind: 'choose-swapped', seat: 2 });
    const passed = after.play('play.with-the-current');
    expect(passed.asked).toBe('1 2');
  });
});

describe('the end (rulebook, "End of game")', () => {
  const last = scene({
    me: { hand: 'dive urchin urchin', pearls: '4 b-1' },
    others: [{ pearls: '1 2' }, { pearls: '3', out: true }],
    pool: '0',
  });

  test('comes when one player is left, at once; staying in last earns nothing by itself', () => {
    const over = last.play('play.dive');
    expect(over.match.decisions).toEqual([]);
    expect(over.view().phase).toBe('over');
    expect(over.match.result?.scores.slice(0, 2)).toEqual([3, 3]);
    expect(over.match.result?.winners).toEqual([2]);
    expect(over.view().result).toEqual(over.match.result);
  });

  test('reveals all pearls to everybody', () => {
    expect(last.pearls(0, 1)).toBe('? b?');
    const over = last.play('play.dive');
    expect(over.pearls(0, 1)).toBe('4 b-1 0');
    expect(over.pearls(0, 'spectator')).toBe('4 b-1 0');
  });

  const result = (...pearls: readonly string[]) =>
    standing(
      scene({ me: { pearls: pearls[0] ?? '' }, others: pearls.slice(1).map((each) => ({ pearls: each })) })
        .state,
    );

  test('the most points win, black pearls taken off', () => {
    expect(result('4 b-2', '3', '0')).toEqual({ scores: [2, 3, 0], winners: [1] });
  });

  test('of a tie the fewest tokens win, black ones counted too', () => {
    expect(result('4 b-1', '3', '0').winners).toEqual([1]);
    expect(result('1 2', '3 0 b0', '1').winners).toEqual([0]);
  });

  test('with as many tokens the victory is shared', () => {
    expect(result('1 2', '0 3', '1').winners).toEqual([0, 1]);
  });
});
