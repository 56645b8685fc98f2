import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Avatar } from '../../src/canvas/avatar.ts';
import { drawPortrait } from '../../src/canvas/portrait.ts';
import { seatLook } from '../../src/canvas/theme.ts';

const SIZE = 100;

const avatar = async (width: number, height: number): Promise<Avatar> => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ff00ff';
  pen.fillRect(0, 0, width, height);
  return { key: `${width}x${height}`, image: await loadImage(await canvas.encode('png')) };
};

/** How many pixels have the colour of the avatar, and the colour of the seat. */
const counted = (image: Avatar | undefined, size: number) => {
  const pen = createCanvas(SIZE, SIZE).getContext('2d');
  drawPortrait(pen, seatLook(1), image, SIZE / 2, SIZE / 2, size);
  const { data } = pen.getImageData(0, 0, SIZE, SIZE);
  const of = (...rgb: readonly number[]): number => {
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (rgb.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 3)) count += 1;
    return count;
  };
  return { face: of(255, 0, 255), seat: of(0xff, 0xd1, 0x4f) };
};

test('without an avatar the emblem stands for its player', () => {
  const { face, seat } = counted(undefined, 80);
  expect(face).toBe(0);
  expect(seat).toBeGreaterThan(1500);
});

test.each([
  [128, 128],
  [200, 80],
  [30, 90],
])(
  'an avatar of %d × %d fills its circle, with ring and emblem in the colour of the seat',
  async (width, height) => {
    const { face, seat } = counted(await avatar(width, height), 80);
    expect(face).toBeGreaterThan(2500);
    expect(seat).toBeGreaterThan(600);
  },
);

test('where a face could not be told the emblem has all the room', async () => {
  expect(counted(await avatar(64, 64), 40).face).toBe(0);
});

test.each([['an emblem'], ['an avatar']])(
  '%s has its own size, though another took as many pixels before it',
  async (what) => {
    const face = what === 'an avatar' ? await avatar(70, 70) : undefined;
    const [larger, smaller] = [80, 79].map((size) => counted(face, size));
    expect(smaller).not.toEqual(larger);
  },
);
