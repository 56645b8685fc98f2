import type { Rules } from '../../../engine/game.ts';
import { askPearl } from './asking.ts';
import type { Components } from './components.ts';
import { deed, Ledger } from './ledger.ts';
import type { Oteres } from './state.ts';
import { cardInPlay, loosePearls, pearlObstacle, sideOf } from './table.ts';

/** A white pearl goes under a card, for the rest of the game (rulebook, "Hands off!"). */
export const protectingRules = (components: Components) =>
  ({
    protect: {
      happens(state, { seat: at }) {
        const { id: card } = cardInPlay(components, state);
        const { card: _card, aimed: _aimed, ...play } = state.play;
        const ledger = new Ledger({ ...state, play: { ...play, laid: at } });
        const { seat } = ledger;
        ledger.changeSeat(at, { front: [...sideOf(state, at).front, { card, received: at !== seat }] });
        ledger.tell({ kind: 'card-laid', seat, at, card });
        if (loosePearls(sideOf(state, at), 'white').length === 0)
          ledger.tell({ kind: 'nothing-protected', seat: at });
        return ledger.outcome();
      },
    },
    /** Its owner chooses it (ruling); without a white one there is none, then or later. */
    'choose-pearl-under': {
      asks: (state, { seat }) => [
        askPearl(
          seat,
          sideOf(state, seat).pearls,
          (mark) => [{ kind: 'put-under', seat, mark }],
          (pearl) => pearlObstacle(sideOf(state, seat), pearl, 'white'),
        ),
      ],
    },
    'put-under': deed((ledger, { seat, mark }, { state }) => {
      const side = sideOf(state, seat);
      // Another player has answered; with a single pearl they were not asked.
      if (seat !== ledger.seat && loosePearls(side, 'white').length > 1) ledger.makeFinal();
      const { front } = side;
      const laid = front.length - 1;
      ledger.changeSeat(seat, {
        front: front.map((card, at) => (at === laid ? { ...card, pearl: mark } : card)),
      });
      ledger.tell({ kind: 'pearl-protected', seat, mark });
    }),
  }) satisfies Partial<Rules<Oteres>>;
