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

  test('keeps no more bytes than it may, the least lately asked for going first', async () => {
    const shelf = new PictureCache();
    for (const key of ['1', '2', '3', '1', '4']) await shelf.take(key, bytes(1_000_000));
    const again = vi.fn(bytes(1_000_000));
    for (const key of ['1', '3', '4']) await shelf.take(key, again);
    expect(again).not.toHaveBeenCalled();
    await shelf.take('2', again);
    expect(again).toHaveBeenCalled();
  });

  test('keeps no more pictures than it may, however small', async () => {
    const shelf = new PictureCache();
    for (let key = 0; key <= 100; key += 1) await shelf.take(String(key), bytes(1));
    const again = vi.fn(bytes(1));
    await shelf.take('100', again);
    expect(again).not.toHaveBeenCalled();
    await shelf.take('0', again);
    expect(again).toHaveBeenCalled();
  });
});
