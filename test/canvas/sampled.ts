import type { Picture } from '../../src/canvas/picture.ts';
import { inForm } from '../form.ts';

/** Of so many pictures of a kind one is tried. */
export const ONE_IN = inForm(2, 1);

/** Says of pictures, one after the other, whether they are tried: the first of each kind in any case. */
export function sampled(): (picture: Pick<Picture, 'name'>) => boolean {
  const seen = new Map<string, number>();
  return ({ name }) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before % ONE_IN === 0;
  };
}
