import { describe, expect, test, vi } from 'vitest';
import { PictureCache } from '../../src/canvas/picture-cache.ts';

const bytes = (length: number) => async () => new Uint8Array(length);

describe('A shelf', () => {
  test('has what was painted before, and has the same painted once however many ask at a time', async () => {
    const shelf = new PictureCache();
    const paint = vi.fn(bytes(3));
    const [one, other] = await Promise.all([shelf.take('board', paint), shelf.take('board', paint)]);
    expect(one).toBe(other);
    expect(await shelf.take('board', paint)).toBe(one);
    expect(paint).toHaveBeenCalledTimes(1);
  });

  test('tries again what could not be painted', async () => {
    const shelf = new PictureCache();
    await expect(shelf.take('board', () => Promise.reject(new Error('no paint left')))).rejects.toThrow();
    expect(await shelf.take('board', bytes(3))).toHaveLength(3);
  });

  test('keeps no more pictures than it may, the least lately asked for going first', async () => {
    const shelf = new PictureCache();
    for (let number = 0; number < 300; number++) {
      await shelf.take(`${number}`, bytes(1));
      await shelf.take('0', bytes(1));
    }
    expect(shelf.size).toEqual({ pictures: 100, bytes: 100 });
    const paint = vi.fn(bytes(1));
    await shelf.take('0', paint);
    expect(paint).not.toHaveBeenCalled();
  });

  test('keeps no more bytes than it may', async () => {
    const shelf = new PictureCache();
    for (let number = 0; number < 50; number++) {
      await shelf.take(`${number}`, bytes(1_000_000));
      expect(shelf.size.bytes).toBeLessThanOrEqual(3_000_000);
    }
    expect(shelf.size.pictures).toBe(3);
  });
});
