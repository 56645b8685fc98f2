import { loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { ALT_LENGTH, type Picture } from '../../src/canvas/picture.ts';
import { forgetSprites } from '../../src/canvas/sprite.ts';
import { games } from '../../src/games/index.ts';
import { lookAlike, MOST_BYTES } from '../canvas/goldens.ts';
import { sampled } from '../canvas/sampled.ts';
import { inForm } from '../form.ts';
import { say } from '../texts/shipped.ts';
import { picturesFor } from './played-pictures.ts';
import { samplesFor } from './samples.ts';

/** One picture in how many is painted. */
const ONE_IN = inForm(10, 2);

/** Paints pictures one after the other, as a process does that has just started. */
async function paintAll(pictures: readonly Picture[]): Promise<ReadonlyMap<Picture, Uint8Array>> {
  forgetSprites();
  const painted = new Map<Picture, Uint8Array>();
  for (const picture of pictures) painted.set(picture, await picture.paint());
  return painted;
}

describe.each(games)('a picture of $name', (game) => {
  const all = picturesFor(samplesFor(game), say);

  test('is told in words that fit', () => {
    for (const [position, { name, alt }] of all) {
      expect(alt.length, `${position} ${name}`).toBeGreaterThan(20);
      expect(alt.length, `${position} ${name}`).toBeLessThanOrEqual(ALT_LENGTH);
    }
  });

  test('has its size and few bytes, and looks the same whatever was painted before it', async () => {
    const tried = sampled(ONE_IN);
    const named = all.filter(([, picture]) => tried(picture));
    const painted = named.map(([, picture]) => picture);
    const forward = await paintAll(painted);
    const backward = await paintAll(painted.toReversed());
    expect(named.length).toBeGreaterThan(1);
    for (const [position, picture] of named) {
      const where = `${position} ${picture.name}`;
      const [one, other] = [forward.get(picture), backward.get(picture)];
      if (one === undefined || other === undefined) throw new Error(`${where} was not painted`);
      expect(await lookAlike(one, other), where).toBe(true);
      const { width, height } = await loadImage(one);
      expect({ width, height }, where).toEqual({ width: picture.width, height: picture.height });
      expect(one.length, where).toBeLessThanOrEqual(MOST_BYTES);
    }
  });
});
