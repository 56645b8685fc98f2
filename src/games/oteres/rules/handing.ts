import type { Rules } from '../../../engine/game.ts';
import { answeredBy, askCard, askPlayer } from './asking.ts';
import type { Components } from './components.ts';
import { Ledger } from './ledger.ts';
import { afterShown } from './memory.ts';
import type { Oteres } from './state.ts';
import { cardInPlay, othersIn, ownSide } from './table.ts';
import { type Hindrance, type Relief, URCHIN } from './vocabulary.ts';

/** The cards of a hand that a card can be about: sea urchins only with its relief. */
export const parting = (hand: readonly string[], relief: Relief): readonly string[] =>
  hand.filter((card) => partingHindrance(card, relief) === undefined);

/** Why a card of the hand cannot be let go by a card with such a relief; nothing where it can. */
export const partingHindrance = (card: string, relief: Relief): Hindrance | undefined =>
  relief === 'none' && card === URCHIN ? 'no-relief' : undefined;

/** Cards that leave a hand without being played, with one drawn after (ruling). */
export const handRules = (components: Components) =>
  ({
    'pass-card': {
      asks: (state, { given }) => [
        answeredBy(
          given,
          askPlayer(state.turn.seat, othersIn(state), (to) => [{ kind: 'choose-passed', to }]),
        ),
      ],
    },
    'choose-passed': {
      asks: (state, { to }) => [
        askCard(
          state.turn.seat,
          parting(ownSide(state).hand, cardInPlay(components, state).relief),
          (card) => [
            { move: { kind: 'card', card }, steps: [{ kind: 'give-card', to, card }, { kind: 'draw-card' }] },
          ],
          [{ kind: 'do-nothing', why: 'no-card' }],
        ),
      ],
    },
    'give-card': {
      happens(state, { to, card }) {
        const ledger = new Ledger(state);
        ledger.giveCard(ledger.seat, to, card);
        return ledger.outcome();
      },
    },
    'discard-card': {
      asks: (state, { given }) => [
        answeredBy(
          given,
          askCard(
            state.turn.seat,
            parting(ownSide(state).hand, cardInPlay(components, state).relief),
            (card) => [
              {
                move: { kind: 'card', card },
                steps: [{ kind: 'discard-from-hand', card }, { kind: 'draw-card' }],
              },
            ],
            [{ kind: 'do-nothing', why: 'no-card' }],
          ),
        ),
      ],
    },
    'discard-from-hand': {
      happens(state, { card }, chance) {
        const ledger = new Ledger(state);
        ledger.takeFromHand(ledger.seat, card);
        ledger.changeMemory((memory) => afterShown(memory, ledger.seat, card));
        ledger.discard(ledger.seat, card, chance);
        return ledger.outcome();
      },
    },
  }) satisfies Partial<Rules<Oteres>>;
