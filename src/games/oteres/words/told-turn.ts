import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { FactOf } from '../../facts-told.ts';
import { nameOf } from '../../person.ts';
import type { TextContext } from '../../presenter.ts';
import { cardTold } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact, PearlMove } from '../rules/fact.ts';
import { type CardEffect, URCHIN } from '../rules/vocabulary.ts';

/** What is told with: no view, since it tells of the past. */
export interface Teller extends TextContext {
  readonly components: Components;
}

type Handed = PearlMove & { readonly from: Seat; readonly to: Seat };

/** A turn with the card that was played in it. */
export class TurnCourse {
  readonly seat: Seat;
  /** What happened until its player went out: the hand they leave goes away unseen, and was not played. */
  readonly facts: readonly OteresFact[];
  readonly pearls: readonly PearlMove[];
  readonly components: Components;

  constructor(components: Components, { seat, facts }: Pick<TurnFacts, 'seat' | 'facts'>) {
    const out = facts.findIndex(({ kind }) => kind === 'out');
    this.components = components;
    this.seat = seat;
    this.facts = out < 0 ? facts : facts.slice(0, out);
    this.pearls = this.facts.filter((fact) => fact.kind === 'pearl-moved');
  }

  get handed(): readonly Handed[] {
    return this.pearls.filter(
      (move): move is Handed => typeof move.from === 'number' && typeof move.to === 'number',
    );
  }

  /** The first pearl that its player has from another, or has given to one. */
  get taken(): Handed | undefined {
    return this.handed.find(({ to }) => to === this.seat);
  }
  get given(): Handed | undefined {
    return this.handed.find(({ from }) => from === this.seat);
  }

  get effect(): CardEffect | typeof URCHIN | undefined {
    const { card } = this.first('card-played') ?? {};
    return card === URCHIN ? card : this.components.cards.get(card ?? '')?.effect;
  }

  first<K extends OteresFact['kind']>(kind: K): FactOf<OteresFact, K> | undefined {
    return this.facts.find((fact): fact is FactOf<OteresFact, K> => fact.kind === kind);
  }
}

/** A turn to be told in sentences. */
export class ToldTurn extends TurnCourse {
  readonly say: Teller['say'];
  readonly #teller: Teller;

  constructor(teller: Teller, tally: Pick<TurnFacts, 'seat' | 'facts'>) {
    super(teller.components, tally);
    this.#teller = teller;
    this.say = teller.say;
  }

  get name(): string {
    return this.nameOf(this.seat);
  }

  nameOf(seat: Seat): string {
    return nameOf(this.#teller, seat);
  }

  get played(): string | undefined {
    const { card } = this.first('card-played') ?? {};
    return card && this.card(card);
  }

  card(id: string): string {
    return cardTold(this.#teller, id);
  }
}

/** One turn: whose it was, and what came of it, in order. */
export interface TurnFacts {
  readonly turn: number;
  readonly seat: Seat;
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
