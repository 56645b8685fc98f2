import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../src/engine/chance.ts';
import {
  type Deck,
  deckCards,
  deckSize,
  drawCard,
  drawCards,
  putInMiddle,
  putUnder,
  shuffledDeck,
} from '../../src/engine/deck.ts';

const chance = (seed = 'deck') => keyedChance(seed, 0);

describe('a deck', () => {
  test('gives each of its cards once, and then none', () => {
    const { cards, deck } = drawCards(shuffledDeck(['a', 'b', 'c']), 5, chance());
    expect([...cards].toSorted()).toEqual(['a', 'b', 'c']);
    expect(deck).toEqual([]);
    expect(drawCard(deck, chance())).toBeUndefined();
  });

  test('has its order from chance alone: the same pile listed otherwise holds the same cards', () => {
    const tops = ['1', '2', '3', '4', '5', '6', '7', '8'].map(
      (seed) => drawCard(shuffledDeck(['a', 'b', 'c']), chance(seed))?.card,
    );
    expect(new Set(tops).size).toBeGreaterThan(1);
  });

  test('gives cards put under it last, in an order that is not decided before', () => {
    const deck = putUnder(shuffledDeck(['a', 'b']), ['x', 'y', 'z']);
    expect(deckSize(deck)).toBe(5);
    expect([...deckCards(deck)].toSorted()).toEqual(['a', 'b', 'x', 'y', 'z']);
    const orders = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => {
      const { cards } = drawCards(deck, 5, chance(seed));
      expect([...cards.slice(0, 2)].toSorted()).toEqual(['a', 'b']);
      return cards.slice(2).join('');
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('is nothing when there are no cards', () => {
    expect(shuffledDeck([])).toEqual([]);
    const deck: Deck<string> = shuffledDeck(['a']);
    expect(putUnder(deck, [])).toBe(deck);
  });

  test.each([
    [0, [0]],
    [1, [1]],
    [2, [1]],
    [3, [1, 2]],
    [6, [2, 3, 4]],
    [8, [3, 4, 5]],
  ])('of %i has a card put into its middle under %j of them', (size, places) => {
    const cards = Array.from({ length: size }, (_, at) => `c${at}`);
    const found = Array.from({ length: 60 }, (_, seed) => {
      const deck = putInMiddle(shuffledDeck(cards), 'new', chance(`${seed}`));
      expect([...deckCards(deck)].toSorted()).toEqual([...cards, 'new'].toSorted());
      return drawCards(deck, size + 1, chance()).cards.indexOf('new');
    });
    expect([...new Set(found)].toSorted()).toEqual(places);
  });

  test('keeps what is known of its order when a card is put into its middle', () => {
    const layered = putUnder(shuffledDeck(['a', 'b', 'c']), ['x', 'y', 'z']);
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const { cards } = drawCards(putInMiddle(layered, 'new', chance(seed)), 7, chance(seed));
      const others = cards.filter((card) => card !== 'new');
      expect(others.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
      expect(others.slice(3).toSorted()).toEqual(['x', 'y', 'z']);
    }
  });
});
