import { BrokenRule } from '../../../engine/agenda.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { askCard, askPearl } from './asking.ts';
import type { Components } from './components.ts';
import { deed, Ledger } from './ledger.ts';
import { afterShown } from './memory.ts';
import type { Oteres } from './state.ts';
import { cardInPlay, leftNeighbour, loosePearls, ownSide, pearlObstacle, sideOf } from './table.ts';
import { passers } from './targets.ts';
import { type Obstacle, type Relief, URCHIN } from './vocabulary.ts';

/** Why a card cannot be let go by a card with such a relief (sea urchins only with it); undefined if it can. */
export const partingObstacle = (card: string, relief: Relief): Obstacle | undefined =>
  relief === 'none' && card === URCHIN ? 'no-relief' : undefined;

/** Pearls from the pool, back into it, to another and to the left; cards of the hand, with one drawn after. */
export const givingRules = (components: Components) =>
  ({
    'take-white': deed((ledger, _step, { chance }) => ledger.drawPearl('white', ledger.seat, chance)),
    'return-pearl': deed((ledger, { mark }) => ledger.movePearl(ledger.seat, mark, 'pool')),
    'choose-gift': {
      asks: (state, { to }) => [
        askPearl(
          state.turn.seat,
          ownSide(state).pearls,
          (mark) => [{ kind: 'give-pearl', to, mark }],
          (pearl) => pearlObstacle(ownSide(state), pearl, 'black'),
        ),
      ],
    },
    'give-pearl': deed((ledger, { to, mark }) => ledger.movePearl(ledger.seat, mark, to)),
    'choose-look': {
      asks: (state, { of }) => [
        askPearl(
          state.turn.seat,
          sideOf(state, of).pearls,
          (mark) => [
            { kind: 'look-at', of, mark },
            { kind: 'choose-exchange', of, mark },
          ],
          (pearl) => pearlObstacle(sideOf(state, of), pearl),
        ),
      ],
    },
    'look-at': deed((ledger, { of, mark }) => {
      ledger.lookAt(ledger.seat, of, mark);
      ledger.changePlay({ looked: { of, mark } });
    }),
    /** A look takes nothing; a swap does, so protection from cards holds (house cards "Dark gift", "Abracadabra"). */
    'choose-exchange': {
      asks: (state, { of, mark }) => {
        const side = ownSide(state);
        if (loosePearls(side).length === 0) return [];
        const swap = askPearl(
          state.turn.seat,
          side.pearls,
          (own) => [{ kind: 'against', seat: of, deed: [{ kind: 'exchange', of, mark, own }] }],
          (pearl) => pearlObstacle(side, pearl),
        );
        const leave: Choice<Oteres> = { move: { kind: 'leave' }, steps: [], safest: true };
        return [{ ...swap, choices: [leave, ...swap.choices] }];
      },
    },
    exchange: deed((ledger, { of, mark, own }) => {
      ledger.movePearl(ledger.seat, own, of);
      ledger.movePearl(of, mark, ledger.seat);
    }),
    /** All choose first, then all pearls move at once; who has a single one to choose is not asked (rulings). */
    'pass-left': deed((ledger, _step, { state }) => {
      const passing = passers(state).flatMap((seat): readonly (readonly [Seat, number])[] => {
        const [only, other] = loosePearls(sideOf(state, seat));
        return only === undefined || other !== undefined ? [] : [[seat, only.mark]];
      });
      ledger.changePlay({ passing });
      ledger.tell(...passing.map(([seat]) => ({ kind: 'only-pearl-passed', seat }) as const));
      ledger.follow({ kind: 'gather-passing' }, { kind: 'pass-all' });
    }),
    /** Until the last has chosen, each may change their own choice (ruling). */
    'gather-passing': {
      asks: (state, step) =>
        passers(state).map((seat) => {
          const chosen = state.play.passing?.find(([known]) => known === seat)?.[1];
          const side = sideOf(state, seat);
          const ask = askPearl(
            seat,
            side.pearls.filter(({ mark }) => mark !== chosen),
            (mark) => [{ kind: 'pass-chosen', seat, mark }, step],
            (pearl) => pearlObstacle(side, pearl),
          );
          return { ...ask, isAnswered: chosen !== undefined };
        }),
    },
    'pass-chosen': deed((ledger, { seat, mark }, { state }) => {
      const others = (state.play.passing ?? []).filter(([known]) => known !== seat);
      ledger.changePlay({ passing: [...others, [seat, mark]] });
    }),
    'pass-all': {
      happens(state) {
        const { passing, ...play } = state.play;
        if (passing === undefined) throw new BrokenRule('oteres passes pearls that nobody chose');
        const ledger = new Ledger({ ...state, play });
        for (const [seat, mark] of passing.toSorted(([a], [b]) => a - b))
          ledger.movePearl(seat, mark, leftNeighbour(state, seat));
        // The last player to choose could choose again knowing what the others did, even if all values were known.
        ledger.reveal();
        return ledger.outcome();
      },
    },
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
