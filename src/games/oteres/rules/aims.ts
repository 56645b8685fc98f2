import type { Seat } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import { partingObstacle } from './handing.ts';
import { protectsOwn } from './protecting.ts';
import type { OteresState, Pearl } from './state.ts';
import type { Given } from './step.ts';
import {
  cardNamed,
  loosePearls,
  othersAt,
  ownSide,
  pearlObstacle,
  playerObstacle,
  takingObstacle,
} from './table.ts';
import { giftObstacle, pileObstacle, returnObstacle, snatchObstacle } from './targets.ts';
import type { Obstacle } from './vocabulary.ts';

/** Something said together with a card, and why it cannot be said now, if it cannot. */
export interface Aim {
  readonly given: Given;
  readonly unless: Obstacle | undefined;
}

const at = (
  state: OteresState,
  unless: (state: OteresState, seat: Seat) => Obstacle | undefined,
): readonly Aim[] =>
  othersAt(state).map((seat) => ({ given: { kind: 'player', seat }, unless: unless(state, seat) }));

const about = (state: OteresState, unless: (pearl: Pearl) => Obstacle | undefined): readonly Aim[] =>
  ownSide(state).pearls.map((pearl) => ({
    given: { kind: 'pearl', mark: pearl.mark },
    unless: unless(pearl),
  }));

/** What is said together with a card: its player, other card or pearl. Undefined if it needs none, or does nothing. */
export function aimsOf(components: Components, state: OteresState, card: string): readonly Aim[] {
  const { effect, relief } = cardNamed(components, card);
  const own = ownSide(state);
  switch (effect) {
    case 'snatch':
      return at(state, snatchObstacle);
    case 'biggest-pile':
      return at(state, pileObstacle);
    case 'swap':
      return loosePearls(own).length > 0 ? at(state, takingObstacle) : [];
    case 'dark-gift':
      return at(state, giftObstacle);
    case 'protect-pearl':
      return protectsOwn(components, state)
        ? about(state, (pearl) => pearlObstacle(own, pearl, 'white'))
        : at(state, playerObstacle);
    case 'trade-in':
      return about(state, (pearl) => returnObstacle(state, pearl));
    case 'pass-card':
      return own.hand.length > 1 ? at(state, playerObstacle) : [];
    case 'discard-card': {
      const others = new Set(own.hand.toSpliced(own.hand.indexOf(card), 1));
      return [...others].map((shed) => ({
        given: { kind: 'card', card: shed },
        unless: partingObstacle(shed, relief),
      }));
    }
    case 'split-paws':
    case 'pass-left':
    case 'share-out':
    case 'ward':
    case 'take-white':
      return [];
  }
}
