import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { openAvatar } from '../../src/canvas/avatar.ts';

const png = (width: number, height: number) => createCanvas(width, height).encode('png');

describe('An avatar', () => {
  test('is opened from a PNG, and known by its key', async () => {
    expect(await openAvatar('ana', await png(128, 128))).toMatchObject({ key: 'ana', image: { width: 128 } });
  });

  test('of a huge size is not opened, however few its bytes', async () => {
    await expect(openAvatar('ana', await png(4000, 4000))).rejects.toThrow('no PNG of a usual size');
  });

  test.each([
    ['a JPEG', createCanvas(64, 64).encode('jpeg')],
    [
      'an SVG',
      Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')),
    ],
    ['nothing', Promise.resolve(Buffer.alloc(0))],
  ])('that is %s is not opened', async (_, bytes) => {
    await expect(openAvatar('ana', await bytes)).rejects.toThrow('no PNG of a usual size');
  });
});
