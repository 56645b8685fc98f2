import type { Ask, Rules } from '../../../engine/game.ts';
import { askCard, askPlayer, asksUnlessGiven } from './asking.ts';
import type { Components } from './components.ts';
import { deed } from './ledger.ts';
import { afterShown } from './memory.ts';
import type { Oteres, OteresState } from './state.ts';
import type { OteresStep } from './step.ts';
import { cardInPlay, playerObstacle } from './table.ts';
import { type Obstacle, type Relief, URCHIN } from './vocabulary.ts';

/** Why a card cannot be let go by a card with such a relief (sea urchins only with it); undefined if it can. */
export const partingObstacle = (card: string, relief: Relief): Obstacle | undefined =>
  relief === 'none' && card === URCHIN ? 'no-relief' : undefined;

/** Asks which card the card in play lets go, for which one is drawn. */
const askParting = (
  components: Components,
  state: OteresState,
  step: (card: string) => OteresStep,
): Ask<Oteres> =>
  askCard(
    state,
    (card) => [
      {
        move: { kind: 'card', card },
        steps: [step(card), { kind: 'draw-card' }],
        unless: partingObstacle(card, cardInPlay(components, state).relief),
      },
    ],
    [{ kind: 'do-nothing', why: 'no-card' }],
  );

/** Cards that leave a hand without being played, with one drawn after (ruling). */
export const handRules = (components: Components) =>
  ({
    'pass-card': asksUnlessGiven((state) =>
      askPlayer(state, playerObstacle, (to) => [{ kind: 'choose-passed', to }]),
    ),
    'choose-passed': {
      asks: (state, { to }) => [askParting(components, state, (card) => ({ kind: 'give-card', to, card }))],
    },
    'give-card': deed((ledger, { to, card }) => ledger.giveCard(ledger.seat, to, card)),
    'discard-card': asksUnlessGiven((state) =>
      askParting(components, state, (card) => ({ kind: 'discard-from-hand', card })),
    ),
    'discard-from-hand': deed((ledger, { card }, { chance }) => {
      ledger.takeFromHand(ledger.seat, card);
      ledger.changeMemory((memory) => afterShown(memory, ledger.seat, card));
      ledger.discard(ledger.seat, card, chance);
    }),
  }) satisfies Partial<Rules<Oteres>>;
