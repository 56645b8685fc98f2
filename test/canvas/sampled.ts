import type { Picture } from '../../src/canvas/picture.ts';

/** Says of pictures, one after the other, whether they are tried: one of so many of each kind, the first in any case. */
export function sampled(oneIn: number): (picture: Pick<Picture, 'name'>) => boolean {
  const seen = new Map<string, number>();
  return ({ name }) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before % oneIn === 0;
  };
}
