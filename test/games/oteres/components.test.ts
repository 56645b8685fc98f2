import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openMatch } from '../../../src/engine/match.ts';
import { components } from '../../../src/games/oteres/index.ts';
import { createOteres } from '../../../src/games/oteres/rules/game.ts';
import { readComponents } from '../../../src/games/oteres/rules/read-components.ts';
import { refusedLists } from '../refused-lists.ts';

const list = JSON.parse(readFileSync('assets/oteres/components.json', 'utf8'));

describe('the component list', () => {
  test('has 47 action cards, 7 sea urchins, 30 white pearls and 4 black ones (rulebook, "Components")', () => {
    const counts = [...components.cards.values()].map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(47);
    expect(components.urchins).toBe(7);
    expect(components.pearls.white).toHaveLength(30);
    expect(components.pearls.black.toSorted()).toEqual([-1, -2, -3, 0]);
  });

  test('has the cards and pearls that were designed, by count and urchin relief (rulings)', () => {
    expect([...components.cards.values()].map(({ id, count, relief }) => [id, count, relief])).toEqual([
      ['hands-off', 3, 'none'],
      ['which-paw', 3, 'none'],
      ['biggest-pile', 4, 'none'],
      ['with-the-current', 2, 'none'],
      ['share-the-catch', 3, 'none'],
      ['abracadabra', 3, 'none'],
      ['dive', 6, 'none'],
      ['trade-in', 3, 'none'],
      ['swap', 5, 'none'],
      ['snatch', 5, 'none'],
      ['not-mine', 3, 'pass'],
      ['shoo', 4, 'discard'],
      ['dark-gift', 3, 'none'],
    ]);
    const whites = [0, 1, 2, 3, 4].map(
      (value) => components.pearls.white.filter((each) => each === value).length,
    );
    expect(whites).toEqual([5, 8, 8, 6, 3]);
  });

  test('may have other names, counts, effects and values, and is played with as it says', () => {
    const cards = list.cards.map((card: { readonly id: string }) => {
      if (card.id === 'swap') return { ...card, count: 0 };
      return card.id === 'dive' ? { ...card, name: 'Plunge', effect: 'swap', count: 11, note: 'ours' } : card;
    });
    const white = { ...list.pearls.white, values: { 4: 30 } };
    const text = JSON.stringify({ ...list, cards, pearls: { ...list.pearls, white } });
    const box = readComponents(text, 'box.json');
    expect(box.cards.get('dive')).toMatchObject({ name: 'Plunge', effect: 'swap', count: 11 });
    const { match } = openMatch(createOteres(box), { seats: 3, options: { first: '1' }, seed: 'box' });
    const { seats, deck } = match.snapshot.position.state;
    expect(seats.flatMap(({ pearls }) => pearls).map(({ value }) => value)).toEqual([4, 4, 4]);
    expect([...deck.flat(), ...seats.flatMap(({ hand }) => hand)]).not.toContain('swap');
  });
});

describe('a wrong list is refused with the file, the entry and what is wrong', () => {
  refusedLists(
    list,
    readComponents,
    `
cards dive count | 5 | cards: the counts add up to 46, the box has 47 action cards
cards dive count | -1 | cards "dive" count: must not be negative
cards dive count | 1.5 | cards "dive" count: must be a whole number
cards dive effect | "fly" | cards "dive" effect: must be one of protect-pearl, split-paws
cards dive relief | "some" | cards "dive" relief: must be one of none, discard, pass
cards dive relief | "pass" | cards "dive" relief: pass does not go with take-white
cards shoo relief | "pass" | cards "shoo" relief: pass does not go with discard-card
cards abracadabra stays | false | cards "abracadabra" stays: must be true: ward works from in front
cards dive stays | "no" | cards "dive" stays: must be true or false
cards dive name | "" | cards "dive" name: must not be empty
cards dive source | "me" | cards "dive" source: must be one of rulebook, house, or one of these each
cards dive colour | "blue" | cards "dive": Unrecognized key: "colour"
cards dive id | "Dive 2" | cards "Dive 2" id: must be 1 to 20 small letters or -
cards dive id | "swap" | cards "swap": the id is there twice
cards dive id | "urchin" | cards "urchin": is the id of the sea urchin
urchins count | 6 | urchins count: is 6, the box has 7 sea urchin cards
pearls white values 4 | 4 | pearls white: the counts add up to 31, the box has 30
pearls black values 0 | 0 | pearls black: the counts add up to 3, the box has 4
pearls white values -1 | 0 | pearls white values -1: values of white pearls go from 0
pearls black values 2 | 0 | pearls black values 2: values of black pearls go from 0 down
`,
  );
});

describe('the rules as played', () => {
  const rows = readFileSync('docs/rules-oteres.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| .+ \| \d+ \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('list the cards of the box, each with its copies and where it comes from', () => {
    const told = rows.map(([, name, copies, source = '']) => [
      name,
      Number(copies),
      source.replace(/ \(.*\)$/, ''),
    ]);
    expect(told).toEqual(
      [...components.cards.values()].map(({ name, count, source }) => {
        const parts = [source.name, source.effect, source.count];
        return [name, count, new Set(parts).size === 1 ? source.name : parts.join(', ')];
      }),
    );
  });

  test('and the README name those that are not ours', () => {
    const readme = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ');
    const ours = [...components.cards.values()].filter(({ source }) => source.effect === 'house');
    const [, list = ''] = /The other seven \(([^)]*)\)/.exec(readme) ?? [];
    const named = ours.filter(({ source }) => source.name === 'house').map(({ name }) => `_${name}_`);
    expect(list).toBe(named.join(', '));
  });
});
