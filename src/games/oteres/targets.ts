import type { Seat } from '../../kernel/seat.ts';
import type { OteresState, Pearl } from './state.ts';
import { loosePearls, othersIn, othersWithLoose, ownSide, pearlCount, playersIn, sideOf } from './table.ts';
import type { Effect, Obstacle } from './vocabulary.ts';

/** Whose white pearl can be snatched. */
export const snatchTargets = (state: OteresState): readonly Seat[] => othersWithLoose(state, 'white');

/** Of the others still in, those with the most white pearls who have one that may be taken; counted with what lies under cards (ruling). */
export function pileTargets(state: OteresState): readonly Seat[] {
  const whites = (seat: Seat): number => pearlCount(sideOf(state, seat), 'white');
  const most = Math.max(...othersIn(state).map(whites));
  return othersWithLoose(state).filter((seat) => whites(seat) === most);
}

/** With whom a pearl can be swapped; nobody for whom has none to give. */
export const swapTargets = (state: OteresState): readonly Seat[] =>
  loosePearls(ownSide(state)).length > 0 ? othersWithLoose(state) : [];

/** The pearls that can be traded in: with no white one to take only a white one, which comes back; a black one would be lost for nothing (ruling). */
export const returnable = (state: OteresState): readonly Pearl[] =>
  loosePearls(ownSide(state), state.pool.white.length > 0 ? undefined : 'white');

/** Whether the player whose turn it is has a black pearl to give. */
export const hasDarkGift = (state: OteresState): boolean => loosePearls(ownSide(state), 'black').length > 0;

/** Who can get a black pearl; without one, whose pearls can be looked at. */
export const giftTargets = (state: OteresState): readonly Seat[] =>
  hasDarkGift(state) ? othersIn(state) : othersWithLoose(state);

/** Who passes a pearl when all do, those with one that may move. */
export const passers = (state: OteresState): readonly Seat[] =>
  playersIn(state).filter((seat) => loosePearls(sideOf(state, seat)).length > 0);

const fromPool = (state: OteresState): Obstacle | undefined =>
  state.pool.white.length > 0 ? undefined : 'empty-pool';

const anyOf = (some: readonly unknown[]): Obstacle | undefined => (some.length > 0 ? undefined : 'no-pearl');

/** With a card that has just left the hand: whether there is another. */
const anotherCard = (state: OteresState): Obstacle | undefined =>
  ownSide(state).hand.length > 0 ? undefined : 'no-card';

const OBSTACLES: Readonly<Record<Effect, (state: OteresState) => Obstacle | undefined>> = {
  'protect-pearl': () => undefined,
  'split-paws': fromPool,
  'biggest-pile': (state) => anyOf(pileTargets(state)),
  'pass-left': (state) => anyOf(passers(state)),
  'share-out': fromPool,
  ward: () => undefined,
  'take-white': fromPool,
  'trade-in': (state) => anyOf(returnable(state)),
  swap: (state) => anyOf(swapTargets(state)),
  snatch: (state) => anyOf(snatchTargets(state)),
  'pass-card': anotherCard,
  'discard-card': anotherCard,
  'dark-gift': (state) => anyOf(giftTargets(state)),
};

/**
 * Why a card with this effect, which has just been played, can do nothing (rulebook, "Playing cards": "if possible"). All that it
 * depends on is open to all.
 */
export const obstacleTo = (effect: Effect, state: OteresState): Obstacle | undefined =>
  OBSTACLES[effect](state);
