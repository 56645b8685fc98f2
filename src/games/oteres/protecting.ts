import type { Rules } from '../../kernel/game.ts';
import { askPearl, askPlayer } from './asking.ts';
import type { Components } from './components.ts';
import { Ledger } from './ledger.ts';
import type { Oteres } from './state.ts';
import { cardInPlay, hasEffect, loosePearls, othersIn, ownSide, sideOf } from './table.ts';

/** A white pearl goes under a card, for the rest of the game (rulebook, "Hands off!"). */
export const protectingRules = (box: Components) =>
  ({
    /** One for oneself in a game, a received one not counted (ruling); every further one for another player. */
    'protect-pearl': {
      happens(state) {
        const mine = ownSide(state).front.some(
          ({ card, received }) => !received && hasEffect(box, card, 'protect-pearl'),
        );
        return {
          state,
          steps: [mine ? { kind: 'choose-protected' } : { kind: 'protect', seat: state.turn.seat }],
        };
      },
    },
    'choose-protected': {
      asks: (state) => [askPlayer(state.turn.seat, othersIn(state), (seat) => [{ kind: 'protect', seat }])],
    },
    protect: {
      happens(state, { seat: at }) {
        const { id: card } = cardInPlay(box, state);
        const { card: _, ...play } = state.play;
        const ledger = new Ledger({ ...state, play: { ...play, laid: at } });
        const { seat } = ledger;
        ledger.changeSeat(at, { front: [...sideOf(state, at).front, { card, received: at !== seat }] });
        ledger.tell({ kind: 'card-laid', seat, at, card });
        if (loosePearls(sideOf(state, at), 'white').length === 0)
          ledger.tell({ kind: 'nothing-protected', seat: at });
        return ledger.outcome({ kind: 'choose-pearl-under', seat: at });
      },
    },
    /** The owner of the pearl chooses it (ruling); without a white one there is none under the card, then or later. */
    'choose-pearl-under': {
      asks: (state, { seat }) => [
        askPearl(seat, loosePearls(sideOf(state, seat), 'white'), (mark) => [
          { kind: 'put-under', seat, mark },
        ]),
      ],
    },
    'put-under': {
      happens(state, { seat, mark }) {
        const ledger = new Ledger(state);
        const side = sideOf(state, seat);
        // Another player has answered; with a single pearl they were not asked.
        if (seat !== ledger.seat && loosePearls(side, 'white').length > 1) ledger.makeFinal();
        const { front } = side;
        const laid = front.length - 1;
        ledger.changeSeat(seat, {
          front: front.map((card, at) => (at === laid ? { ...card, pearl: mark } : card)),
        });
        ledger.tell({ kind: 'pearl-protected', seat, mark });
        return ledger.outcome();
      },
    },
  }) satisfies Partial<Rules<Oteres>>;
