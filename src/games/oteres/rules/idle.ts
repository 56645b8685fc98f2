import type { Seat } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import { cardNamed, hasEffect, loosePearls, othersIn, ownSide } from './table.ts';
import { snatchObstacle, whyNoEffect } from './targets.ts';
import { isDoomed, relieves } from './urchins.ts';
import type { OteresView } from './view.ts';
import { type NoEffectReason, URCHIN } from './vocabulary.ts';

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
