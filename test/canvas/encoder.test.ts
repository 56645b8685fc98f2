import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { encode } from '../../src/canvas/encoder.ts';
import { PICTURE } from '../../src/canvas/picture.ts';

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

  test('keeps the colours, those of what lies at the edges too', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'] as const;
    const strip = PICTURE.width / colours.length;
    const file = await encode((pen) => {
      for (const [at, colour] of colours.entries()) {
        pen.fillStyle = colour;
        pen.fillRect(at * strip, 0, strip, PICTURE.height);
      }
    });
    const back = createCanvas(PICTURE.width, PICTURE.height).getContext('2d');
    back.drawImage(await loadImage(file), 0, 0);
    const seen = colours.map((_, at) =>
      [...back.getImageData((at + 0.5) * strip, PICTURE.height - 1, 1, 1).data.subarray(0, 3)].map((part) =>
        Math.round(part / 255),
      ),
    );
    expect(seen).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 1],
    ]);
  });

  test('makes a low picture of the upper part, with nothing of a higher one that was painted before', async () => {
    const full = (colour: string, height: number) =>
      encode((pen) => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, PICTURE.width, height);
      }, height);
    await Promise.all(['#ff0000', '#ff0000', '#ff0000'].map((colour) => full(colour, PICTURE.height)));
    const low = await loadImage(await full('#0000ff', 200));
    expect([low.width, low.height]).toEqual([PICTURE.width, 200]);
    const back = createCanvas(low.width, low.height).getContext('2d');
    back.drawImage(low, 0, 0);
    const [red = 0, , blue = 0] = back.getImageData(500, 199, 1, 1).data;
    expect([red < 40, blue > 200]).toEqual([true, true]);
  });

  test('gives a file that the pictures after it do not change', async () => {
    const paint = (colour: string) =>
      encode((pen) => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
      });
    const first = await paint('#123456');
    const copy = Buffer.from(first);
    for (const colour of ['#ff0000', '#00ff00', '#0000ff']) await paint(colour);
    expect(copy.equals(first)).toBe(true);
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
