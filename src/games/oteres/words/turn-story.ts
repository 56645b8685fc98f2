import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import type { TextContext } from '../../presenter.ts';
import { valueText } from '../board/pearl.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import { hasWorked, isWhole, type Seen } from './seen-before.ts';
import type { PearlMove, Tally } from './tally.ts';
import { cardTold } from './told-card.ts';

/** What a summary is told with: no view, since it tells of the past. */
export interface Teller extends TextContext {
  readonly components: Components;
  /** Who alone reads it, and is spoken to of what nobody else knows. */
  readonly reader: Seat | undefined;
}

/** What a fact of a kind notes. */
export type FactOf<K extends OteresFact['kind']> = Extract<OteresFact, { readonly kind: K }>;

/** A turn with the card that was played in it, to be told in sentences. */
export class TurnStory {
  readonly teller: Teller;
  readonly seat: Seat;
  readonly facts: readonly OteresFact[];
  readonly pearls: readonly PearlMove[];
  /** The turns before it, as far as they are at hand. */
  readonly before: Seen;
  /** What it has to do with those, as a part of a sentence with what stands before it; empty where nothing is told of that. */
  readonly echo: string;
  /** All turns from the first of the match to this one are at hand. */
  readonly isWhole: boolean;

  /** Without the turns before it nothing is told as new. */
  constructor(teller: Teller, tally: Tally, before?: Seen, echo = '') {
    this.teller = teller;
    this.seat = tally.seat;
    this.facts = tally.facts;
    this.before = before ?? [];
    this.isWhole = before !== undefined && isWhole([...before, tally]);
    this.echo = echo;
    this.pearls = this.all('pearl-moved');
  }

  get name(): string {
    return this.nameOf(this.seat);
  }

  nameOf(seat: Seat): string {
    return nameOf(this.teller, seat);
  }

  card(id: string): string {
    return cardTold(this.teller, id);
  }

  /** Whether a card does something for the first time in the match: what it does is told then alone. */
  isNew(card: string): boolean {
    return this.isWhole && !hasWorked(this.before, card);
  }

  all<K extends OteresFact['kind']>(kind: K): readonly FactOf<K>[] {
    return this.facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
  }

  first<K extends OteresFact['kind']>(kind: K): FactOf<K> | undefined {
    return this.all(kind)[0];
  }

  /** A pearl that moved: "a white pearl", "a white 3" for those who know it. */
  pearl({ colour, value }: Pick<PearlMove, 'colour' | 'value'>): string {
    return pearlTold(this.teller.say, { colour, value });
  }

  /** The only pearl that went this way, if one did. */
  moved(way: (move: PearlMove) => boolean): PearlMove | undefined {
    return this.pearls.find(way);
  }
}

/** A pearl in a sentence, with its value where the reader knows it. */
export const pearlTold = (
  say: TextContext['say'],
  { colour, value }: Pick<PearlMove, 'colour'> & { readonly value: number | undefined },
): string =>
  say('oteres-told-pearl', {
    colour,
    worth: value === undefined ? 'hidden' : 'known',
    value: valueText(value ?? 0),
  });
