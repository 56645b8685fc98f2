import type { Rules } from '../../kernel/game.ts';
import { askCard, askPlayer } from './asking.ts';
import type { Components } from './components.ts';
import { Ledger } from './ledger.ts';
import type { Oteres, OteresState } from './state.ts';
import { cardInPlay, othersIn, ownSide } from './table.ts';
import { URCHIN } from './vocabulary.ts';

/** The cards of the hand that the card being performed can be about: sea urchins only with its relief. */
const parting = (box: Components, state: OteresState): readonly string[] => {
  const urchinToo = cardInPlay(box, state).relief !== 'none';
  return ownSide(state).hand.filter((card) => urchinToo || card !== URCHIN);
};

/** Cards that leave a hand without being played, with one drawn after (ruling). */
export const handRules = (box: Components) =>
  ({
    'pass-card': {
      asks: (state) => [askPlayer(state.turn.seat, othersIn(state), (to) => [{ kind: 'choose-passed', to }])],
    },
    'choose-passed': {
      asks: (state, { to }) => [
        askCard(
          state.turn.seat,
          parting(box, state),
          (card) => ({
            move: { kind: 'card', card },
            steps: [{ kind: 'give-card', to, card }, { kind: 'draw-card' }],
          }),
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
      asks: (state) => [
        askCard(
          state.turn.seat,
          parting(box, state),
          (card) => ({
            move: { kind: 'card', card },
            steps: [{ kind: 'discard-from-hand', card }, { kind: 'draw-card' }],
          }),
          [{ kind: 'do-nothing', why: 'no-card' }],
        ),
      ],
    },
    'discard-from-hand': {
      happens(state, { card }, chance) {
        const ledger = new Ledger(state);
        ledger.takeFromHand(ledger.seat, card);
        ledger.discard(ledger.seat, card, chance);
        return ledger.outcome();
      },
    },
  }) satisfies Partial<Rules<Oteres>>;
