import { describe, expect, test } from 'vitest';
import type { Picture } from '../../src/canvas/picture.ts';
import { forgetSprites } from '../../src/canvas/sprite.ts';
import { games } from '../../src/games/index.ts';
import { lookAlike } from '../canvas/goldens.ts';
import { inForm } from '../form.ts';
import { say } from '../texts/shipped.ts';
import { playedPictures } from './played-pictures.ts';
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
  const { pictures } = samplesFor(game);

  test('looks the same whatever was painted before it', async () => {
    const named = [
      ...(pictures === undefined
        ? playedPictures(game, say)
        : [...pictures(say)].filter((_, at) => at % ONE_IN === 0)),
    ];
    const all = named.map(([, picture]) => picture);
    const forward = await paintAll(all);
    const backward = await paintAll(all.toReversed());
    expect(all.length).toBeGreaterThan(1);
    for (const [position, picture] of named) {
      const [one, other] = [forward.get(picture), backward.get(picture)];
      if (one === undefined || other === undefined) throw new Error(`${position} was not painted`);
      expect(await lookAlike(one, other), `${position} ${picture.name}`).toBe(true);
    }
  });
});
