import type { Seat } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import type { OteresState, Pearl } from './state.ts';
import {
  cardNamed,
  hasEffect,
  isDoomed,
  loosePearls,
  type OpenTable,
  othersIn,
  ownSide,
  pearlCount,
  pearlObstacle,
  playerObstacle,
  playersIn,
  relieves,
  sideOf,
  takingObstacle,
} from './table.ts';
import type { OteresView } from './view.ts';
import { type CardEffect, type NoEffectReason, type Obstacle, URCHIN } from './vocabulary.ts';

/** Why no white pearl can be snatched from a player; undefined if one can. */
export const snatchObstacle = (state: OpenTable, seat: Seat): Obstacle | undefined =>
  takingObstacle(state, seat, 'white');

/** Why this pile is not the biggest to take from; undefined if it is. Pearls under cards count (ruling). */
export function pileObstacle(state: OpenTable, seat: Seat): Obstacle | undefined {
  const whites = (of: Seat): number => pearlCount(sideOf(state, of), 'white');
  const most = Math.max(...othersIn(state).map(whites));
  if (playerObstacle(state, seat) === undefined && whites(seat) < most) return 'not-most';
  return takingObstacle(state, seat);
}

/** Why a pearl cannot be traded in. If the pool has no white pearl, only a white one can, and comes back (ruling). */
export function returnObstacle(state: OteresState, pearl: Pearl): Obstacle | undefined {
  const side = ownSide(state);
  return (
    pearlObstacle(side, pearl) ??
    (state.pool.white.length > 0 || pearl.colour === 'white' ? undefined : 'nothing-back')
  );
}

/** Whether the player whose turn it is has a black pearl to give. */
export const hasDarkGift = (state: OpenTable): boolean => loosePearls(ownSide(state), 'black').length > 0;

/** Why a player cannot be meant by a dark gift; undefined if they can. */
export const giftObstacle = (state: OpenTable, seat: Seat): Obstacle | undefined =>
  hasDarkGift(state) ? playerObstacle(state, seat) : takingObstacle(state, seat);

/** Who passes a pearl when all do, those with one that may move. */
export const passers = (state: OpenTable): readonly Seat[] =>
  playersIn(state).filter((seat) => loosePearls(sideOf(state, seat)).length > 0);

interface Left {
  readonly white: number;
  readonly cards: number;
}

const fromPool = (_table: OpenTable, { white }: Left): NoEffectReason | undefined =>
  white > 0 ? undefined : 'empty-pool';

const anyOf = (some: readonly unknown[]): NoEffectReason | undefined =>
  some.length > 0 ? undefined : 'no-pearl';

const ownToGive = (table: OpenTable): NoEffectReason | undefined => {
  const { pearls } = ownSide(table);
  if (loosePearls(ownSide(table)).length > 0) return undefined;
  return pearls.length === 0 ? 'own-none' : 'own-locked';
};

const anotherCard = (_table: OpenTable, { cards }: Left): NoEffectReason | undefined =>
  cards > 0 ? undefined : 'no-card';

const NO_EFFECT_REASONS: Readonly<
  Record<CardEffect, (table: OpenTable, left: Left) => NoEffectReason | undefined>
> = {
  'protect-pearl': () => undefined,
  'split-paws': fromPool,
  'biggest-pile': (table) => anyOf(othersIn(table, pileObstacle)),
  'pass-left': (table) => anyOf(passers(table)),
  'share-out': fromPool,
  ward: () => undefined,
  'take-white': fromPool,
  'trade-in': (table, { white }) =>
    ownToGive(table) ?? anyOf(loosePearls(ownSide(table), white > 0 ? undefined : 'white')),
  swap: (table) => ownToGive(table) ?? anyOf(othersIn(table, takingObstacle)),
  snatch: (table) => anyOf(othersIn(table, snatchObstacle)),
  'pass-card': anotherCard,
  'discard-card': anotherCard,
  'dark-gift': (table) => anyOf(othersIn(table, giftObstacle)),
};

/** Why a card with this effect can do nothing ("Playing cards": "if possible"), by public things only. */
export const whyNoEffect = (effect: CardEffect, table: OpenTable, left: Left): NoEffectReason | undefined =>
  NO_EFFECT_REASONS[effect](table, left);

/** Why a card would do nothing now: a played card's reasons, nothing to lock, or a returned pearl coming back. */
export type IdleReason = NoEffectReason | 'no-lock' | 'comes-back';

/** Why a card would do nothing if its seat played it now; undefined if it does something. `view` is the seat's own. */
export function idleReason(
  components: Components,
  view: OteresView,
  seat: Seat,
  card: string,
): IdleReason | undefined {
  if (card === URCHIN) return undefined;
  const { effect } = cardNamed(components, card);
  const { white } = view.pool;
  const table = { seats: view.seats, turn: { seat } };
  const own = ownSide(table);
  const why = whyNoEffect(effect, table, { white, cards: own.handSize - 1 });
  if (why !== undefined) return why;
  if (effect === 'trade-in' && white === 0) return 'comes-back';
  if (effect !== 'protect-pearl') return undefined;
  const isOwn = !own.front.some((laid) => laid.received !== true && hasEffect(components, laid.card, effect));
  const lockable = isOwn ? loosePearls(own, 'white') : othersIn(table, snatchObstacle);
  return lockable.length === 0 ? 'no-lock' : undefined;
}

/** Kinds of cards in a hand: with too many urchins what removes one comes first, and last what does nothing now. */
export function handKinds(components: Components, view: OteresView, seat: Seat): readonly string[] {
  const hand = view.seats[seat]?.hand ?? [];
  const doomed = isDoomed(hand);
  const rank = (card: string): number => {
    if (doomed && relieves(components, view, card)) return 0;
    const isStuck = card === URCHIN && view.pool.black === 0;
    return isStuck || idleReason(components, view, seat, card) !== undefined ? 2 : 1;
  };
  return [...new Set(hand)].toSorted((one, other) => rank(one) - rank(other));
}
