import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { PictureCache } from '../../src/canvas/picture-cache.ts';
import { cachedPictures } from '../../src/games/cached-pictures.ts';
import type { TextContext } from '../../src/games/presenter.ts';
import { keysSaid as say } from '../texts/keys-said.ts';

const image = await loadImage(await createCanvas(8, 8).encode('png'));
const ana: TextContext = { say, people: [{ name: 'Ana' }] };

test.each<[string, made: unknown, to: TextContext, painted: number]>([
  ['of the same position is painted once', { points: [1] }, { say, people: [{ name: 'Ana' }] }, 1],
  ['of another position is another one', { points: [2] }, ana, 2],
  ['of other people is another one', { points: [1] }, { say, people: [{ name: 'Ben' }] }, 2],
  ['in another language is another one', { points: [1] }, { ...ana, say: (key, ..._filling) => key }, 2],
  [
    'is painted anew once an avatar is at hand',
    { points: [1] },
    { say, people: [{ name: 'Ana', avatar: { key: 'avatars/1/a', image } }] },
    2,
  ],
])('A picture %s', async (_, made, to, painted) => {
  const cache = new PictureCache();
  let count = 0;
  const paint = async () => {
    count += 1;
    return new Uint8Array(1);
  };
  const picture = { name: 'board.jpg', alt: '', width: 11, height: 7, paint };
  for (const [position, textContext] of [[{ points: [1] }, ana] as const, [made, to] as const])
    for (const cached of cachedPictures(cache, position, textContext, [picture])) await cached.paint();
  expect(count).toBe(painted);
});
