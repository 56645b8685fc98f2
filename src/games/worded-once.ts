import { LRUCache } from 'lru-cache';
import type { Say } from '../texts/say.ts';
import type { TextContext } from './presenter.ts';

const languages = new WeakMap<Say, number>();
let counted = 0;

/** A number that tells one language's words from another's. */
export function languageNumber(say: Say): number {
  const known = languages.get(say);
  if (known !== undefined) return known;
  counted += 1;
  languages.set(say, counted);
  return counted;
}

/** The most that is remembered: a match is read in few languages, but a puzzle by many people. */
const REMEMBERED = 16;

/** Makes something once for each language, names and what else it depends on: one question is worded many times. */
export function wordedOnce<T>(): (textContext: TextContext, besides: string, make: () => T) => T {
  const known = new LRUCache<string, { readonly made: T }>({ max: REMEMBERED });
  return ({ say, people }, besides, make) => {
    const named = people.map(({ name, avatar }) => [name, avatar?.key]);
    const key = JSON.stringify([languageNumber(say), named, besides]);
    const found = known.get(key) ?? { made: make() };
    known.set(key, found);
    return found.made;
  };
}
