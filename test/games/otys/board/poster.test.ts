import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { POSTER } from '../../../../src/canvas/picture.ts';
import { posterPicture } from '../../../../src/games/otys/board/poster.ts';
import { say } from '../../../texts/shipped.ts';

const people = ['Ana', 'Дарья', '🦦', 'W'.repeat(32)].map((name) => ({ name }));

test('the poster says in words who sits there and how many may', () => {
  const { alt } = posterPicture(people.slice(0, 2), 4, say);
  expect(alt).toContain('2 of 4 at the table');
  expect(alt).toContain('Ana, Дарья');
});

test.each([1, 2, 3, 4])('the poster with %d at the table has its size and few bytes', async (seated) => {
  const bytes = await posterPicture(people.slice(0, seated), 4, say).paint();
  const { width, height } = await loadImage(bytes);
  expect({ width, height }).toEqual(POSTER);
  expect(bytes.length).toBeLessThanOrEqual(250_000);
});
