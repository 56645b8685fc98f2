import { BrokenRule } from '../../../engine/agenda.ts';
import type { Chance } from '../../../engine/chance.ts';
import { drawCard, drawCards, putUnder, shuffledDeck } from '../../../engine/deck.ts';
import type { Rules } from '../../../engine/game.ts';
import { closedQuestion, SKIP } from './asking.ts';
import { type Components, contractOf, rewardOf } from './components.ts';
import { deed, Ledger, ownSide, seatSide } from './ledger.ts';
import { rowPlaces } from './set-up.ts';
import { waysOf } from './shortfall.ts';
import type { Otys } from './state.ts';
import { rememberKept, rememberShuffled } from './viewing.ts';
import { COLOURS, SEA_LEVELS } from './vocabulary.ts';

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

function fillRow(ledger: Ledger, gap: number, chance: Chance): void {
  const places = rowPlaces(ledger.state.seats.length);
  for (let at = gap; ledger.state.row.length < places; at = ledger.state.row.length) {
    const { deck, discards, row } = ledger.state;
    const drawn = drawCard(deck.length === 0 ? shuffledDeck(discards) : deck, chance, 'all');
    if (drawn === undefined) return;
    ledger.change({
      deck: drawn.deck,
      discards: deck.length === 0 ? [] : discards,
      row: row.toSpliced(at, 0, drawn.card),
      ...(deck.length === 0 && { remembered: rememberShuffled(ledger.state, discards) }),
    });
    ledger.tell({ kind: 'row-refilled', contract: drawn.card });
  }
}

/** Completing a contract: remove cubes, pay Prestige and bonus, refill the row, offer the level's permanent reward. */
export const contractRules = (components: Components) =>
  ({
    complete: deed((ledger, { contract: id, level, colours }, { state, chance }) => {
      const contract = contractOf({ components }, id);
      const { seat } = ledger;
      const way = waysOf(contract).find((each) => each.colours?.join() === colours?.join());
      if (way === undefined) throw new BrokenRule('otys completes a contract in a way that is none');
      const place = state.row.indexOf(id);
      const { contracts, rewards } = seatSide(state, seat);
      const from = place < 0 ? 'hand' : 'row';
      ledger.tell({ kind: 'contract-completed', seat, contract: id, level, from });
      for (const colour of COLOURS) ledger.cubes(seat, level, colour, -way.cubes[colour]);
      ledger.count(seat, 'prestige', contract.prestige);
      ledger.count(seat, 'credits', contract.bonus.credits);
      ledger.count(seat, 'batteries', contract.bonus.batteries);
      if (place < 0) ledger.changeSeat(seat, { contracts: contracts.filter((held) => held !== id) });
      else ledger.change({ row: state.row.toSpliced(place, 1) });
      ledger.change({ discards: [...ledger.state.discards, id] });
      fillRow(ledger, place < 0 ? ledger.state.row.length : place, chance);
      const reward = rewards[level];
      if (reward !== undefined) ledger.follow({ kind: 'permanent', reward });
    }),
    permanent: closedQuestion((_, { reward }) => [
      {
        move: { kind: 'bonus' },
        steps: [{ kind: 'tell-permanent', reward }, PERMANENT[rewardOf({ components }, reward).back]],
      },
      SKIP,
    ]),
    'tell-permanent': deed((ledger, { reward }, { state }) => {
      const level = SEA_LEVELS.find((each) => ownSide(state).rewards[each] === reward);
      if (level !== undefined) ledger.tell({ kind: 'permanent-used', seat: ledger.seat, reward, level });
    }),
  }) satisfies Partial<Rules<Otys>>;

/** What the backs of reward tokens bring at each contract on their level ("Permanent effects"). */
export const PERMANENT = {
  credits: { kind: 'gain', purse: 'credits', by: 2 },
  prestige: { kind: 'gain', purse: 'prestige', by: 1 },
} as const;
