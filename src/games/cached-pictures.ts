import { createHash } from 'node:crypto';
import type { Picture } from '../canvas/picture.ts';
import type { PictureCache } from '../canvas/picture-cache.ts';
import type { TextContext } from './presenter.ts';
import { languageNumber } from './worded-once.ts';

/**
 * The pictures, from the cache if they were painted before from the very same: `made` is all that they show besides the
 * people and the words. What somebody alone may see is made from what they alone know, so nobody else ever asks for it.
 */
export function cachedPictures(
  cache: PictureCache,
  made: unknown,
  { say, people }: TextContext,
  pictures: readonly Picture[],
): readonly Picture[] {
  let key: string | undefined;
  let shown: string | undefined;
  /** What all of them show, but for their words and whether avatars are at hand. */
  const shownKey = (): string => {
    shown ??= createHash('sha256')
      .update(JSON.stringify([people.map(({ name }) => name), made]))
      .digest('base64');
    return shown;
  };
  const keyOf = (): string => {
    key ??= createHash('sha256')
      .update(
        JSON.stringify([languageNumber(say), people.map(({ name, avatar }) => [name, avatar?.key]), made]),
      )
      .digest('base64');
    return key;
  };
  const faces = people.map(({ avatar }) => avatar?.key ?? '').join(' ');
  return pictures.map((picture) => ({
    ...picture,
    faces,
    get key() {
      return `${shownKey()} ${picture.alt}`;
    },
    paint: () => cache.take(`${keyOf()} ${picture.name}`, picture.paint),
  }));
}
