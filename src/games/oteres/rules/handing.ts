import type { Rules } from '../../../engine/game.ts';
import { askCard } from './asking.ts';
import type { Components } from './components.ts';
import { deed } from './ledger.ts';
import { afterShown } from './memory.ts';
import type { Oteres } from './state.ts';
import { cardInPlay } from './table.ts';
import { type Obstacle, type Relief, URCHIN } from './vocabulary.ts';

/** Why a card cannot be let go by a card with such a relief (sea urchins only with it); undefined if it can. */
export const partingObstacle = (card: string, relief: Relief): Obstacle | undefined =>
  relief === 'none' && card === URCHIN ? 'no-relief' : undefined;

/** Cards that leave a hand without being played, with one drawn after (ruling). */
export const handRules = (components: Components) =>
  ({
    'choose-passed': {
      asks: (state, { to }) => [
        askCard(
          state,
          (card) => [
            {
              move: { kind: 'card', card },
              steps: [{ kind: 'give-card', to, card }, { kind: 'draw-card' }],
              unless: partingObstacle(card, cardInPlay(components, state).relief),
            },
          ],
          [{ kind: 'do-nothing', why: 'no-card' }],
        ),
      ],
    },
    'give-card': deed((ledger, { to, card }) => ledger.giveCard(ledger.seat, to, card)),
    'discard-from-hand': deed((ledger, { card }, { chance }) => {
      ledger.takeFromHand(ledger.seat, card);
      ledger.changeMemory((memory) => afterShown(memory, ledger.seat, card));
      ledger.discard(ledger.seat, card, chance);
    }),
  }) satisfies Partial<Rules<Oteres>>;
