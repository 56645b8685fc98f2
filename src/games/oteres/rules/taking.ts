import { BrokenRule } from '../../../engine/agenda.ts';
import { oneOf } from '../../../engine/chance.ts';
import type { Rules } from '../../../engine/game.ts';
import { askPearl } from './asking.ts';
import type { Components } from './components.ts';
import { deed, Ledger } from './ledger.ts';
import type { Oteres, SeatState } from './state.ts';
import {
  cardInPlay,
  loosePearls,
  ownSide,
  pearlCount,
  pearlObstacle,
  pileOf,
  sideOf,
  wardOf,
} from './table.ts';

const whitesOf = (side: SeatState): number => pearlCount(side, 'white');

/** Cards that take or swap pearls of others, and the cards that keep them off. */
export const takingRules = (components: Components) =>
  ({
    /** The next such card fails for the player it is aimed at (house card "Abracadabra"). */
    against: {
      happens(state, { seat, deed }) {
        const { front } = sideOf(state, seat);
        const ward = wardOf(components, { front });
        if (ward === undefined) return { state, steps: deed };
        const ledger = new Ledger(state);
        ledger.changeSeat(seat, { front: front.filter((card) => card !== ward) });
        ledger.change({ discards: [...state.discards, ward.card] });
        ledger.tell({ kind: 'warded', seat, card: ward.card });
        // Its owner answered with it, ahead of time: the aim is final, as if something was taken.
        ledger.reveal();
        return ledger.outcome();
      },
    },
    'take-blind': deed((ledger, { from, colour }, { state, chance }) => {
      const pearl = oneOf(loosePearls(sideOf(state, from), colour), chance, 'all', ({ mark }) => mark);
      ledger.movePearl(from, pearl.mark, ledger.seat);
      const pile = whitesOf(sideOf(state, from));
      if (colour === undefined && state.seats.some((side) => side.out && whitesOf(side) > pile))
        ledger.tell({ kind: 'bigger-pile-out' });
      ledger.tell({
        kind: 'piles-after',
        piles: [ledger.seat, from].map((seat) => pileOf(ledger.state, seat)),
      });
    }),
    'choose-swapped': {
      asks: (state, { seat }) => [
        askPearl(
          state.turn.seat,
          ownSide(state).pearls,
          (mark) => [{ kind: 'swap-with', seat, mark }],
          (pearl) => pearlObstacle(ownSide(state), pearl),
        ),
      ],
    },
    'swap-with': deed((ledger, { seat, mark }, { state, chance }) => {
      if (seat === state.turn.seat) throw new BrokenRule('oteres swaps a pearl with its owner');
      const theirs = oneOf(loosePearls(sideOf(state, seat)), chance, 'all', ({ mark }) => mark);
      ledger.movePearl(ledger.seat, mark, seat);
      ledger.movePearl(seat, theirs.mark, ledger.seat);
    }),
    /** A white pearl goes under a card, for the rest of the game (rulebook, "Hands off!"). */
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
