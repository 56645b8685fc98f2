import { type FactTable, toldBy } from './facts-told.ts';
import { LENGTHS } from './lengths.ts';

/** The text of each kind of effect that an answer can have in a game, the weightiest kind first: in this order they are told. */
export type EffectWords<E extends { readonly kind: string }, Context> = FactTable<E, Context, string>;

/** Between effects that stand side by side. */
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

/** As many effects as `most` characters hold, the first in any case. Those that are sentences follow each other without a mark. */
export const effectsWithin = (effects: readonly string[], most: number = LENGTHS.effects): string =>
  effects.reduce((told, effect) => {
    const longer = told === '' ? effect : `${told}${/[.!?…]$/u.test(told) ? ' ' : BESIDE}${effect}`;
    return told === '' || longer.length <= most ? longer : told;
  }, '');
