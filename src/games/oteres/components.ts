import type { Effect, PearlColour, Relief } from './vocabulary.ts';

/** Where a part of a component comes from: printed in the rulebook, or designed by us. */
export const SOURCES = ['rulebook', 'house'] as const;
/** Where something comes from. */
export type Source = (typeof SOURCES)[number];

/** An action card, all its copies alike. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly count: number;
  readonly effect: Effect;
  /** It stays face up in front of whom it was played to. */
  readonly stays: boolean;
  readonly relief: Relief;
  readonly source: { readonly name: Source; readonly effect: Source; readonly count: Source };
}

/** All components of a box of Öterés, as its data file lists them. */
export interface Components {
  /** Action cards by id. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly urchins: number;
  /** The value of every pearl token, by colour. */
  readonly pearls: Readonly<Record<PearlColour, readonly number[]>>;
  readonly pearlSources: Readonly<Record<PearlColour, Source>>;
}

/** Every card of the box by id, urchins left out. */
export const actionCards = ({ cards }: Components): readonly string[] =>
  [...cards.values()].flatMap(({ id, count }) => Array.from({ length: count }, () => id));
