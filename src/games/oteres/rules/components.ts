import type { CardEffect, PearlColour, Relief } from './vocabulary.ts';

/** Where a part of a component comes from: printed in the rulebook, or designed by us. */
export const SOURCES = ['rulebook', 'house'] as const;
/** Where something comes from. */
export type Source = (typeof SOURCES)[number];

/** What people read on a card. */
export interface Print {
  readonly name: string;
  readonly text: string;
}

/** An action card, all its copies alike. */
export interface Card extends Print {
  readonly id: string;
  /** What is printed on it in other languages, by their names as Discord has them. */
  readonly translations: Readonly<Record<string, Print>>;
  readonly count: number;
  readonly effect: CardEffect;
  readonly stays: boolean;
  readonly relief: Relief;
  readonly source: { readonly name: Source; readonly effect: Source; readonly count: Source };
}

/** All components of a box of Öterés. */
export interface Components {
  readonly cards: ReadonlyMap<string, Card>;
  readonly urchins: number;
  readonly pearls: Readonly<Record<PearlColour, readonly number[]>>;
  readonly pearlSources: Readonly<Record<PearlColour, Source>>;
}

/** Every card of the box by id, urchins left out. */
export const actionCards = ({ cards }: Components): readonly string[] =>
  [...cards.values()].flatMap(({ id, count }) => Array.from({ length: count }, () => id));
