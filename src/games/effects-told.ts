import { type FactTable, toldBy } from './facts-told.ts';
import { LENGTHS } from './lengths.ts';

/** The text of each kind of effect of an answer. They are told in this order, the weightiest kind first. */
export type EffectWords<E extends { readonly kind: string }, Context> = FactTable<E, Context, string>;

const BESIDE = ' · ';

/** Effects in words, the weightiest first, each of them once. */
export function effectsTold<E extends { readonly kind: string }, Context>(
  words: EffectWords<E, Context>,
  context: Context,
  effects: readonly E[],
): readonly string[] {
  const kinds = Object.keys(words);
  const sorted = effects.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  return [...new Set(sorted.map((effect) => toldBy(words, context, effect)))];
}

/** As many effects as fit into `most` characters, at least the first. Sentences follow each other without a mark. */
export const effectsWithin = (effects: readonly string[], most: number = LENGTHS.effects): string =>
  effects.reduce((told, effect) => {
    const longer = told === '' ? effect : `${told}${/[.!?…]$/u.test(told) ? ' ' : BESIDE}${effect}`;
    return told === '' || longer.length <= most ? longer : told;
  }, '');
