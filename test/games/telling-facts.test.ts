import { expect, test } from 'vitest';
import { untoldFacts } from './telling-facts.ts';

interface Position {
  readonly coins: number;
  readonly cards: readonly string[];
  readonly king?: string;
}

const positions: readonly Position[] = [
  { coins: 3, cards: ['ace', 'two'], king: 'Ana' },
  { coins: 5, cards: ['two'] },
];
const seen = async (position: Position): Promise<string> => JSON.stringify(position);

test('a text that leaves nothing out leaves nothing out', async () => {
  const untold = await untoldFacts({ positions, seen, read: (position) => JSON.stringify(position) });
  expect(untold.places).toEqual([]);
  expect(untold.seen).toBeGreaterThan(5);
});

test.each<[string, (position: Position) => unknown, readonly string[]]>([
  ['a number', ({ cards, king }) => [cards, king], ['coins']],
  ['who is there at all', ({ coins, cards }) => [coins, cards], ['king']],
  ['the order of a list', ({ coins, cards, king }) => [coins, [...cards].sort(), king], ['cards swapped']],
])('a text without %s is found out', async (_, told, places) => {
  const untold = await untoldFacts({ positions, seen, read: (position) => JSON.stringify(told(position)) });
  expect([...new Set(untold.places.map((place) => place.split(':')[0]))]).toEqual(places);
});
