import { createHash } from 'node:crypto';
import type { Picture } from '../canvas/picture.ts';
import type { PictureCache } from '../canvas/picture-cache.ts';
import type { TextContext } from './presenter.ts';
import { languageNumber } from './worded-once.ts';

/** The pictures, from the cache if the same were painted before; `made` is all they show besides people and words. */
export function cachedPictures(
  cache: PictureCache,
  made: unknown,
  { say, people }: TextContext,
  pictures: readonly Picture[],
): readonly Picture[] {
  let key: string | undefined;
  let shown: string | undefined;
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
