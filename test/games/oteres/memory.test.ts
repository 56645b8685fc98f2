import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../../src/engine/chance.ts';
import { deckSize } from '../../../src/engine/deck.ts';
import { openMatch } from '../../../src/engine/match.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import {
  afterDraw,
  afterGift,
  afterReturn,
  afterShown,
  afterTurn,
  type Depth,
  freshMemory,
  type Memory,
} from '../../../src/games/oteres/rules/memory.ts';
import { URCHIN } from '../../../src/games/oteres/rules/vocabulary.ts';
import { skew, TOO_SKEWED } from '../skew.ts';
import { atRandom, walk } from '../walk.ts';

const gift = (memory: Memory, from: number, to: number, card: string) => afterGift(memory, from, to, card);

describe('a card that was given', () => {
  const given = gift(freshMemory(3), 0, 1, 'dive');

  test('is known to the giver until one like it is shown there', () => {
    expect(given.handed).toEqual([{ by: 0, at: 1, card: 'dive' }]);
    expect(afterShown(given, 1, 'swap').handed).toEqual(given.handed);
    expect(afterShown(given, 2, 'dive').handed).toEqual(given.handed);
    expect(afterShown(given, 1, 'dive').handed).toEqual([]);
  });

  test('is no longer sure once its holder gave something to somebody else, but follows where it came back', () => {
    expect(gift(given, 1, 2, 'swap').handed).toEqual([{ by: 1, at: 2, card: 'swap' }]);
    expect(gift(given, 1, 0, 'swap').handed).toContainEqual({ by: 0, at: 1, card: 'dive' });
    expect(gift(given, 1, 0, 'dive').handed).toEqual([{ by: 1, at: 0, card: 'dive' }]);
  });

  test('is gone with a hand that is out', () => {
    expect(afterTurn(given, 1, true).handed).toEqual([]);
    expect(afterTurn(given, 1, false).handed).toEqual(given.handed);
  });
});

describe('sea urchins', () => {
  test('are none in a hand at first, one more at most with each card that comes, and one after a turn', () => {
    const drawn = afterDraw(afterDraw(freshMemory(3), 1), 1);
    expect(drawn.urchins).toEqual([0, 2, 0]);
    expect(gift(drawn, 1, 2, 'swap').urchins).toEqual([0, 2, 1]);
    expect(afterTurn(drawn, 1, false).urchins).toEqual([0, 1, 0]);
    expect(afterShown(afterTurn(drawn, 1, false), 1, URCHIN).urchins).toEqual([0, 0, 0]);
  });

  test('are known to lie in the middle of the deck, until one of them may have been drawn', () => {
    const one = afterReturn(freshMemory(3), [3, 6]);
    expect(afterDraw(one, 0).depths).toEqual([[2, 5]]);
    expect([0, 1, 2, 0].reduce(afterDraw, one).depths).toEqual([]);
    expect(afterReturn(one, [4, 7]).depths).toEqual([
      [3, 7],
      [4, 7],
    ]);
    expect(afterReturn(one, [1, 2]).depths).toEqual([
      [4, 7],
      [1, 2],
    ]);
    expect(afterReturn(one, [7, 9]).depths).toEqual([
      [3, 6],
      [7, 9],
    ]);
  });
});

/** Where in the deck all known sea urchins may lie that share no place with another. */
const apart = ({ depths }: Memory): readonly Depth[] =>
  depths.filter(([least, most]) => depths.filter(([from, to]) => from <= most && to >= least).length === 1);

test('a sea urchin that was put back is dealt to each place where it may lie as often', () => {
  const [DEALS, MOST_TRIED] = [300, 6];
  let tried = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { match: opened } = openMatch(oteres, { seats: 5, options: { first: 'random' }, seed });
    for (const { match } of walk(opened, atRandom(seed), 2_000)) {
      const { state } = match.snapshot.position;
      const [depth] = apart(state.memory ?? freshMemory(5)).filter(([least, most]) => most - least > 2);
      if (depth === undefined || tried === MOST_TRIED || match.ply % 3 !== 0) continue;
      tried += 1;
      const [least, most] = depth;
      const last = Math.min(most, deckSize(state.deck) - 1);
      const places = Array.from({ length: last - least + 1 }, (_, at) => least + at);
      const chance = keyedChance(`${seed} ${match.ply}`, 0);
      const lay = Array.from({ length: DEALS }, () => {
        const cards = oteres.redeal(state, 'spectator', chance).deck.flat();
        return places.filter((place) => cards[place] === URCHIN);
      });
      // The others lie anywhere, so that each of these places holds one of them as often, too.
      expect(skew(lay.flat(), places)).toBeLessThan(TOO_SKEWED);
    }
  }
  expect(tried).toBe(MOST_TRIED);
});
