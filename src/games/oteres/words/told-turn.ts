import type { Seat } from '../../../engine/seat.ts';
import type { FactOf } from '../../facts-told.ts';
import { nameOf } from '../../person.ts';
import type { TextContext } from '../../presenter.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact, PearlPlace } from '../rules/fact.ts';
import { type CardEffect, URCHIN } from '../rules/vocabulary.ts';
import { pearlTold } from './pearl-told.ts';
import type { PearlCounts, PearlMove } from './tally.ts';
import { cardTold } from './told-card.ts';

/** What is told with: no view, since it tells of the past. */
export interface Teller extends TextContext {
  readonly components: Components;
}

/** A turn with the card that was played in it, to be told in sentences. */
export class ToldTurn {
  readonly say: Teller['say'];
  readonly seat: Seat;
  /** What happened until its player went out: the hand they leave goes away unseen, and was not played. */
  readonly facts: readonly OteresFact[];
  readonly pearls: readonly PearlMove[];
  readonly #teller: Teller;

  constructor(teller: Teller, { seat, facts }: Pick<PearlCounts, 'seat' | 'facts'>) {
    const out = facts.findIndex(({ kind }) => kind === 'out');
    this.#teller = teller;
    this.say = teller.say;
    this.seat = seat;
    this.facts = out < 0 ? facts : facts.slice(0, out);
    this.pearls = this.facts.filter((fact) => fact.kind === 'pearl-moved');
  }

  get components(): Components {
    return this.#teller.components;
  }

  get name(): string {
    return this.nameOf(this.seat);
  }

  /** What the card that was played does, or that it was a sea urchin; undefined before one was. */
  get effect(): CardEffect | typeof URCHIN | undefined {
    const { card } = this.first('card-played') ?? {};
    return card === URCHIN ? card : this.components.cards.get(card ?? '')?.effect;
  }

  nameOf(seat: Seat): string {
    return nameOf(this.#teller, seat);
  }

  /** What a sentence calls the card that was played; `undefined` if none was in this part of the turn. */
  get played(): string | undefined {
    const { card } = this.first('card-played') ?? {};
    return card && this.card(card);
  }

  card(id: string): string {
    return cardTold(this.#teller, id);
  }

  first<K extends OteresFact['kind']>(kind: K): FactOf<OteresFact, K> | undefined {
    return this.facts.find((fact): fact is FactOf<OteresFact, K> => fact.kind === kind);
  }

  /** The first pearl that went this way, and what a sentence calls it. */
  pearl(way: (from: PearlPlace, to: PearlPlace) => boolean) {
    const move = this.pearls.find(({ from, to }) => way(from, to));
    return move && { ...move, words: pearlTold(this.say, move) };
  }
}
