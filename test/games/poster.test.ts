import { expect, test } from 'vitest';
import type { Picture } from '../../src/canvas/picture.ts';
import { posterOf } from '../../src/games/poster.ts';
import { holdLegible } from '../canvas/legible.ts';
import { PEOPLE } from './played-pictures.ts';
import { say } from './telling.ts';

const posterFor = (most: number, seated: number): Picture =>
  posterOf('dice', {
    ...{ title: 'A game with quite a long title', tagline: 'What it is about, in a few words' },
    ...{ people: PEOPLE.slice(0, seated), most, say },
  });

function* posters(): Generator<readonly [string, Picture]> {
  for (let most = 2; most <= PEOPLE.length; most += 1)
    for (const seated of [1, most]) yield [`${seated} of ${most}`, posterFor(most, seated)];
}

test('a game that draws nothing of itself has a poster all the same', async () => {
  const { name, alt, paint } = posterFor(6, 2);
  expect(name).toMatch(/^dice-poster\./);
  expect(alt).toBe(
    'A game with quite a long title: What it is about, in a few words. 2 of 6 at the table. Ana, Ben',
  );
  expect((await paint()).length).toBeGreaterThan(10_000);
});

test.each(['Dare, and doubt in time.', 'Dare, and doubt in time', 'Dare!'])(
  'a poster ends its tagline in one sign: %s',
  (tagline) => {
    const { alt } = posterOf('dice', { title: 'Dice', tagline, people: [], most: 2, say });
    expect(alt).toMatch(/^Dice: Dare(?:, and doubt in time\.|!) 0 of 2 at the table\./);
  },
);

holdLegible(posters, { texts: 60, boards: { named: /no veil/, texts: -1 } });
