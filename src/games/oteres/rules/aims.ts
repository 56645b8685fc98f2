import type { Seat } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import { parting } from './handing.ts';
import { protectsOwn } from './protecting.ts';
import type { OteresState, Pearl } from './state.ts';
import type { Given } from './step.ts';
import { cardNamed, loosePearls, othersIn, ownSide } from './table.ts';
import { giftTargets, pileTargets, returnable, snatchTargets, swapTargets } from './targets.ts';

const at = (seats: readonly Seat[]): readonly Given[] => seats.map((seat) => ({ kind: 'player', seat }));

const about = (pearls: readonly Pearl[]): readonly Given[] =>
  pearls.map(({ mark }) => ({ kind: 'pearl', mark }));

/**
 * What is said together with a card of the hand when it is played: whom it is for, which other card it lets go, or which pearl it
 * is about. Nothing where the card asks none of that, or can do nothing.
 */
export function aimsOf(components: Components, state: OteresState, card: string): readonly Given[] {
  const { effect, relief } = cardNamed(components, card);
  switch (effect) {
    case 'snatch':
      return at(snatchTargets(state));
    case 'biggest-pile':
      return at(pileTargets(state));
    case 'swap':
      return at(swapTargets(state));
    case 'dark-gift':
      return at(giftTargets(state));
    case 'protect-pearl':
      return protectsOwn(components, state)
        ? about(loosePearls(ownSide(state), 'white'))
        : at(othersIn(state));
    case 'trade-in':
      return about(returnable(state));
    case 'pass-card':
      return ownSide(state).hand.length > 1 ? at(othersIn(state)) : [];
    case 'discard-card': {
      const { hand } = ownSide(state);
      const others = hand.toSpliced(hand.indexOf(card), 1);
      return [...new Set(parting(others, relief))].map((shed) => ({ kind: 'card', card: shed }));
    }
    default:
      return [];
  }
}
