import type { Rules, StepOf } from '../../../engine/game.ts';
import { askPearl, askPlayer, asksUnlessGiven } from './asking.ts';
import type { Components } from './components.ts';
import { deed, Ledger } from './ledger.ts';
import type { Oteres, OteresState } from './state.ts';
import {
  cardInPlay,
  hasEffect,
  loosePearls,
  ownSide,
  pearlObstacle,
  playerObstacle,
  sideOf,
} from './table.ts';

/** Whether a card of this kind is for oneself: one in a game, a received one not counted (ruling). */
export const protectsOwn = (components: Components, state: OteresState): boolean =>
  !ownSide(state).front.some(
    ({ card, received }) => !received && hasEffect(components, card, 'protect-pearl'),
  );

/** A white pearl goes under a card, for the rest of the game (rulebook, "Hands off!"). */
export const protectingRules = (components: Components) =>
  ({
    /** One for oneself in a game, a received one not counted (ruling); every further one for another player. */
    'protect-pearl': {
      happens: (state, { kind: _, ...answered }) => ({
        state,
        steps: [
          protectsOwn(components, state)
            ? { kind: 'protect', seat: state.turn.seat, ...answered }
            : { kind: 'choose-protected', ...answered },
        ],
      }),
    },
    'choose-protected': asksUnlessGiven((state) =>
      askPlayer(state, playerObstacle, (seat) => [{ kind: 'protect', seat }]),
    ),
    protect: {
      happens(state, { kind: _, seat: at, ...answered }) {
        const { id: card } = cardInPlay(components, state);
        const { card: _card, aimed: _aimed, ...play } = state.play;
        const ledger = new Ledger({ ...state, play: { ...play, laid: at } });
        const { seat } = ledger;
        ledger.changeSeat(at, { front: [...sideOf(state, at).front, { card, received: at !== seat }] });
        ledger.tell({ kind: 'card-laid', seat, at, card });
        if (loosePearls(sideOf(state, at), 'white').length === 0)
          ledger.tell({ kind: 'nothing-protected', seat: at });
        return ledger.outcome({ kind: 'choose-pearl-under', seat: at, ...answered });
      },
    },
    /** Its owner chooses it (ruling); without a white one there is none, then or later. */
    'choose-pearl-under': asksUnlessGiven<StepOf<Oteres, 'choose-pearl-under'>>((state, { seat }) =>
      askPearl(
        seat,
        sideOf(state, seat).pearls,
        (mark) => [{ kind: 'put-under', seat, mark }],
        (pearl) => pearlObstacle(sideOf(state, seat), pearl, 'white'),
      ),
    ),
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
