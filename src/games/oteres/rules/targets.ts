import type { Seat } from '../../../engine/seat.ts';
import type { OteresState, Pearl } from './state.ts';
import {
  loosePearls,
  type OpenTable,
  othersIn,
  ownSide,
  pearlCount,
  pearlObstacle,
  playerObstacle,
  playersIn,
  sideOf,
  takingObstacle,
} from './table.ts';
import type { CardEffect, NoEffectReason, Obstacle } from './vocabulary.ts';

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
