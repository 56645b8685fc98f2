import { BrokenRule } from '../../../engine/agenda.ts';
import { drawCards, putUnder, shuffledDeck } from '../../../engine/deck.ts';
import type { Rules } from '../../../engine/game.ts';
import { deed, Ledger, seatSide } from './ledger.ts';
import { rememberKept, rememberShuffled } from './memory.ts';
import type { Otys } from './state.ts';

/** How many contracts are looked at (rulebook, Spy; reward tokens). */
const LOOKED_AT = 4;

/** Look at four contracts, keep one, the others under the deck. With too few there, the discards make a new deck. */
export const lookingRules = {
  look: deed((ledger, _step, { state, chance }) => {
    const first = drawCards(state.deck, LOOKED_AT, chance, [ledger.seat]);
    const short = first.cards.length < LOOKED_AT;
    const second = short
      ? drawCards(shuffledDeck(state.discards), LOOKED_AT - first.cards.length, chance, [ledger.seat])
      : { cards: [], deck: first.deck };
    const looking = [...first.cards, ...second.cards];
    if (looking.length === 0) return;
    ledger.change({ deck: second.deck, discards: short ? [] : state.discards });
    if (short && state.discards.length > 0)
      ledger.change({ remembered: rememberShuffled(state, state.discards) });
    ledger.changePlay({ looking });
    ledger.tell({ kind: 'contracts-looked-at', seat: ledger.seat, count: looking.length });
    ledger.follow({ kind: 'keep' });
  }),
  keep: {
    asks: (state) => [
      {
        seat: state.turn.seat,
        secret: true,
        neverSkip: true,
        choices: (state.play.looking ?? []).map((contract) => ({
          move: { kind: 'keep', contract },
          steps: [{ kind: 'kept', contract }],
        })),
      },
    ],
  },
  kept: {
    happens(state, { contract }) {
      const { looking, ...play } = state.play;
      if (looking?.includes(contract) !== true) throw new BrokenRule('otys keeps a contract nobody looks at');
      const ledger = new Ledger({ ...state, play });
      const { seat } = ledger;
      ledger.changeSeat(seat, { contracts: [...seatSide(state, seat).contracts, contract] });
      const under = looking.filter((other) => other !== contract);
      ledger.change({
        deck: putUnder(state.deck, under),
        remembered: rememberKept(state, seat, contract, under),
      });
      ledger.tell({ kind: 'contract-taken', seat, contract });
      return ledger.outcome();
    },
  },
} satisfies Partial<Rules<Otys>>;
