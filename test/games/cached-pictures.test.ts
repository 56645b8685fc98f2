import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import type { Avatar } from '../../src/canvas/avatar.ts';
import type { Picture } from '../../src/canvas/picture.ts';
import { PictureCache } from '../../src/canvas/picture-cache.ts';
import { cachedPictures } from '../../src/games/cached-pictures.ts';
import type { TextContext } from '../../src/games/presenter.ts';
import { keysSaid } from '../texts/keys-said.ts';

const say = keysSaid;
const ana: TextContext = { say, people: [{ name: 'Ana' }] };

/** How often pictures are painted that are asked for one after the other. */
async function painted(asked: readonly (readonly [made: unknown, telling: TextContext])[]): Promise<number> {
  const shelf = new PictureCache();
  let count = 0;
  const picture: Picture = {
    name: 'board.jpg',
    alt: '',
    width: 11,
    height: 7,
    paint: async () => {
      count += 1;
      return new Uint8Array(1);
    },
  };
  for (const [made, textContext] of asked)
    for (const { paint } of cachedPictures(shelf, made, textContext, [picture])) await paint();
  return count;
}

describe('A picture', () => {
  test('of the same position is painted once', async () => {
    const again: TextContext = { say, people: [{ name: 'Ana' }] };
    expect(
      await painted([
        [{ points: [1] }, ana],
        [{ points: [1] }, again],
      ]),
    ).toBe(1);
  });

  test('of another position, of other people or in another language is another one', async () => {
    const others: readonly TextContext[] = [
      { say, people: [{ name: 'Ben' }] },
      { say: (key, ..._filling) => key, people: [{ name: 'Ana' }] },
    ];
    for (const textContext of others)
      expect(
        await painted([
          ['board', ana],
          ['board', textContext],
        ]),
      ).toBe(2);
    expect(
      await painted([
        [{ points: [1] }, ana],
        [{ points: [2] }, ana],
      ]),
    ).toBe(2);
  });

  test('is painted anew once an avatar is at hand', async () => {
    const image = await loadImage(await createCanvas(8, 8).encode('png'));
    const avatar: Avatar = { key: 'avatars/1/a', image };
    expect(
      await painted([
        ['board', ana],
        ['board', { say, people: [{ name: 'Ana', avatar }] }],
      ]),
    ).toBe(2);
  });
});
