import { expect, test } from 'vitest';
import { TYPE } from '../../src/canvas/theme.ts';
import { posterOf } from '../../src/games/poster.ts';
import { measureTexts } from '../canvas/written-texts.ts';
import { say } from '../texts/shipped.ts';

const NAMES = ['Guillermo del Mar', 'Christopher Robin', 'Konstantinovna D.', 'Wilhelmina of Ost'];

test.each([6, 7, 8])('a poster with %i seats has room for names of 17 letters', async (most) => {
  const written = measureTexts();
  const people = Array.from({ length: most }, (_, seat) => ({ name: NAMES[seat % NAMES.length] ?? '' }));
  await posterOf('auction', { title: 'Auction', tagline: 'Bid for the ship', people, most, say }).paint();
  for (const { name } of people) {
    const found = written.filter(({ text }) => text === name);
    expect(found.length, `${name} among ${written.map(({ text }) => text).join(', ')}`).toBeGreaterThan(0);
    for (const { size, contrast } of found) {
      expect(size).toBeGreaterThanOrEqual(TYPE.body);
      expect(contrast).toBeGreaterThan(4.5);
    }
  }
});

test('a poster says which of its free seats are kept', async () => {
  const written = measureTexts();
  const words = { title: 'Auction', tagline: 'Bid for the ship', people: [{ name: 'Ana' }], most: 4, say };
  const poster = posterOf('auction', { ...words, kept: 1 });
  await poster.paint();
  const seats = written.map(({ text }) => text).filter((text) => ['free', 'kept'].includes(text));
  expect(new Set(seats)).toEqual(new Set(['kept', 'free']));
  expect(poster.alt).toContain('seats kept: 1');
});
