import { createHash } from 'node:crypto';
import type { Picture } from '../canvas/picture.ts';
import type { PictureCache } from '../canvas/picture-cache.ts';
import type { TextContext } from './presenter.ts';
import { languageNumber } from './worded-once.ts';

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64');

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** The pictures, from the cache if the same were painted before; `made` is all they show besides people and words. */
export function cachedPictures(
  cache: PictureCache,
  made: unknown,
  { say, people }: TextContext,
  pictures: readonly Picture[],
): readonly Picture[] {
  const names = people.map(({ name }) => name);
  const shown = once(() => digest([names, made]));
  const painted = once(() =>
    digest([languageNumber(say), people.map(({ name, avatar }) => [name, avatar?.key]), made]),
  );
  const faces = people.map(({ avatar }) => avatar?.key ?? '').join(' ');
  return pictures.map((picture) => ({
    ...picture,
    faces,
    get key() {
      return `${shown()} ${picture.alt}`;
    },
    paint: () => cache.take(`${painted()} ${picture.name}`, picture.paint),
  }));
}
