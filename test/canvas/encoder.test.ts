import { describe, expect, test } from 'vitest';
import { encode } from '../../src/canvas/encoder.ts';

const JPEG = [0xff, 0xd8, 0xff];

describe('The encoder', () => {
  test('paints in the order in which it was asked, each picture on a clean canvas', async () => {
    const painted: number[] = [];
    const pictures = [0, 1, 2, 3, 4].map((number) =>
      encode((pen) => {
        painted.push(number);
        expect(pen.fillStyle).toBe('#000000');
        pen.fillStyle = '#ff0000';
        pen.fillRect(0, 0, 100, 100 * number);
      }),
    );
    for (const picture of await Promise.all(pictures)) expect([...picture.subarray(0, 3)]).toEqual(JPEG);
    expect(painted).toEqual([0, 1, 2, 3, 4]);
  });

  test('goes on after a picture that could not be painted', async () => {
    const broken = [1, 2, 3].map(() =>
      encode(() => {
        throw new Error('no paint left');
      }),
    );
    for (const picture of broken) await expect(picture).rejects.toThrow('no paint left');
    expect((await encode(() => undefined)).length).toBeGreaterThan(0);
  });

  test('gives the same bytes for the same picture, whatever is painted beside it', async () => {
    const paint = (colour: string) =>
      encode((pen) => {
        pen.fillStyle = colour;
        pen.fillRect(100, 100, 500, 300);
      });
    const alone = await paint('#00ff00');
    const [one, , other] = await Promise.all([paint('#00ff00'), paint('#ff00ff'), paint('#00ff00')]);
    expect(Buffer.from(one).equals(alone)).toBe(true);
    expect(Buffer.from(other).equals(alone)).toBe(true);
  });
});
