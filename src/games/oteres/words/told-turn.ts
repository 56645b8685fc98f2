import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { FactOf } from '../../facts-told.ts';
import { nameOf } from '../../person.ts';
import type { TextContext } from '../../presenter.ts';
import { cardTold, pearlTold } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact, PearlMove, PearlPlace } from '../rules/fact.ts';
import { type CardEffect, URCHIN } from '../rules/vocabulary.ts';

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

  constructor(teller: Teller, { seat, facts }: Pick<TurnFacts, 'seat' | 'facts'>) {
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

/** One turn: whose it was, and what came of it, in order. */
export interface TurnFacts {
  readonly turn: number;
  readonly seat: Seat;
  /** Absent in older matches. */
  readonly round?: number;
  readonly facts: readonly OteresFact[];
}

/** What happened by turn, oldest first. What the answer that ends a turn begins belongs to the next. */
export function turnsOf(moves: readonly MoveEntry<OteresFact>[]): readonly TurnFacts[] {
  const turns = new Map<number, TurnFacts & { readonly facts: OteresFact[] }>();
  const at = (turn: number, seat: Seat, round: number | undefined): OteresFact[] => {
    const known = turns.get(turn) ?? { turn, seat, facts: [] };
    turns.set(turn, { ...(round !== undefined && { round }), ...known });
    return known.facts;
  };
  for (const { turn, seat, round, facts } of moves) {
    const pressed = at(turn, seat, round);
    let current = pressed;
    for (const fact of facts) {
      if (fact.kind === 'turn-began') current = at(fact.number, fact.seat, fact.round);
      // It belongs to no player's turn: told with its cause, it comes before the round's standing, not after it.
      (fact.kind === 'deck-low' ? pressed : current).push(fact);
    }
  }
  return [...turns.values()];
}
