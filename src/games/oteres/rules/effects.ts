import { BrokenRule } from '../../../engine/agenda.ts';
import { type Chance, oneOf } from '../../../engine/chance.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { askCard, askPearl, askPlayer } from './asking.ts';
import type { Components } from './components.ts';
import { deed, Ledger } from './ledger.ts';
import { afterShown } from './memory.ts';
import type { Oteres, OteresState, Pearl, SeatState } from './state.ts';
import {
  cardInPlay,
  leftNeighbour,
  loosePearls,
  othersIn,
  ownSide,
  pearlCount,
  pileOf,
  playerObstacle,
  sideOf,
  wardOf,
} from './table.ts';
import { passers } from './targets.ts';
import { CATCH, type Obstacle, PAWS, type Relief, URCHIN } from './vocabulary.ts';

const whitesOf = (side: SeatState): number => pearlCount(side, 'white');

/** Why a card cannot be let go by a card with such a relief (sea urchins only with it); undefined if it can. */
export const partingObstacle = (card: string, relief: Relief): Obstacle | undefined =>
  relief === 'none' && card === URCHIN ? 'no-relief' : undefined;

/** What cards do: taking, swapping and locking pearls, giving and passing them on, and letting cards go. */
export const effectRules = (components: Components) =>
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
        askPearl(state.turn.seat, ownSide(state), (mark) => [{ kind: 'swap-with', seat, mark }]),
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
        askPearl(seat, sideOf(state, seat), (mark) => [{ kind: 'put-under', seat, mark }], 'white'),
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
    'take-white': deed((ledger, _step, { chance }) => ledger.drawPearl('white', ledger.seat, chance)),
    'return-pearl': deed((ledger, { mark }) => ledger.movePearl(ledger.seat, mark, 'pool')),
    'choose-gift': {
      asks: (state, { to }) => [
        askPearl(state.turn.seat, ownSide(state), (mark) => [{ kind: 'give-pearl', to, mark }], 'black'),
      ],
    },
    'give-pearl': deed((ledger, { to, mark }) => ledger.movePearl(ledger.seat, mark, to)),
    'choose-look': {
      asks: (state, { of }) => [
        askPearl(state.turn.seat, sideOf(state, of), (mark) => [
          { kind: 'look-at', of, mark },
          { kind: 'choose-exchange', of, mark },
        ]),
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
        const swap = askPearl(state.turn.seat, side, (own) => [
          { kind: 'against', seat: of, deed: [{ kind: 'exchange', of, mark, own }] },
        ]);
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
          const pearls = side.pearls.filter(({ mark }) => mark !== chosen);
          const steps = (mark: number) => [{ kind: 'pass-chosen', seat, mark } as const, step];
          return { ...askPearl(seat, { ...side, pearls }, steps), isAnswered: chosen !== undefined };
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

function catchThree(state: OteresState, chance: Chance): Ledger {
  const ledger = new Ledger(state);
  ledger.changePlay({ catchFrom: state.nextMark });
  for (let count = 0; count < CATCH; count += 1) ledger.drawPearl('white', 'catch', chance);
  return ledger;
}

/** Every way to choose some of these, the first of those with the same values. */
function splitsOf(pearls: readonly Pearl[]): readonly (readonly number[])[] {
  const ways = pearls.reduce<readonly (readonly Pearl[])[]>(
    (known, pearl) => known.flatMap((way) => [way, [...way, pearl]]),
    [[]],
  );
  const byValues = new Map<string, readonly Pearl[]>();
  for (const way of ways) {
    const values = way
      .map(({ value }) => value)
      .toSorted((a, b) => a - b)
      .join(' ');
    if (!byValues.has(values)) byValues.set(values, way);
  }
  return [...byValues.values()].map((way) => way.map(({ mark }) => mark));
}

/** The pearls to be given out: they lie under no card. */
const caught = ({ play }: OteresState) => ({ pearls: play.catch, front: [] });

const sharingObstacle = (state: OteresState, seat: Seat): Obstacle | undefined =>
  playerObstacle(state, seat) ?? (state.play.served.includes(seat) ? 'served' : undefined);

/** Three pearls of the pool: split over two paws, or shared out (rulebook, "Specific card descriptions"). */
export const catchRules = {
  'split-paws': {
    happens(state, _step, chance) {
      const ledger = catchThree(state, chance);
      return ledger.state.play.catch.length === 0
        ? ledger.outcome()
        : ledger.outcome({ kind: 'choose-split' });
    },
  },
  'choose-split': {
    asks: (state) => [
      {
        seat: state.turn.seat,
        secret: true,
        choices: splitsOf(state.play.catch).map((left) => ({
          move: { kind: 'split', left },
          steps: [{ kind: 'split', left }, { kind: 'choose-picker' }],
        })),
      },
    ],
  },
  split: {
    happens: (state, { left }) => ({ state: { ...state, play: { ...state.play, left } } }),
  },
  'choose-picker': {
    asks: (state) => [
      askPlayer(state, playerObstacle, (seat) => [
        { kind: 'hold-out', seat },
        { kind: 'pick-paw', seat },
      ]),
    ],
  },
  /** To whom the paws are held out is seen by all. */
  'hold-out': {
    happens: (state, { seat }) => ({ state: { ...state, play: { ...state.play, aimed: seat } } }),
  },
  /** Neither number nor values are known before the pick (ruling). */
  'pick-paw': {
    asks: (_state, { seat }) => [
      {
        seat,
        choices: PAWS.map((paw) => ({
          move: { kind: 'paw', paw },
          steps: [{ kind: 'paw-picked', seat, paw }],
        })),
      },
    ],
  },
  'paw-picked': {
    happens(state, { seat, paw }) {
      const { left = [], ...play } = state.play;
      const ledger = new Ledger({ ...state, play });
      const isPicked = (mark: number): boolean => left.includes(mark) === (paw === 'left');
      const marks = state.play.catch.map(({ mark }) => mark);
      ledger.tell({ kind: 'paw-picked', seat, paw, count: marks.filter(isPicked).length });
      for (const mark of marks) ledger.movePearl('catch', mark, isPicked(mark) ? seat : ledger.seat);
      return ledger.outcome();
    },
  },
  'share-out': {
    happens(state, _step, chance) {
      return catchThree(state, chance).outcome(
        { kind: 'choose-kept' },
        { kind: 'choose-share' },
        { kind: 'clear-catch' },
      );
    },
  },
  'choose-kept': {
    asks: (state) => [
      askPearl(state.turn.seat, caught(state), (mark) => [{ kind: 'serve', seat: state.turn.seat, mark }]),
    ],
  },
  /** Pearl by pearl, who gets it; if there are more pearls than others, which one is given. */
  'choose-share': {
    asks: (state, step) => {
      const others = othersIn(state, (_, seat) => sharingObstacle(state, seat));
      const pearls = state.play.catch;
      const [pearl] = pearls;
      const [other] = others;
      if (pearl === undefined || other === undefined) return [];
      const serve = (seat: Seat, mark: number) => [{ kind: 'serve', seat, mark } as const, step];
      const { seat } = state.turn;
      return pearls.length > others.length
        ? [askPearl(seat, caught(state), (mark) => serve(other, mark))]
        : [askPlayer(state, sharingObstacle, (to) => serve(to, pearl.mark))];
    },
  },
  serve: deed((ledger, { seat, mark }, { state }) => {
    ledger.movePearl('catch', mark, seat);
    if (seat !== ledger.seat) ledger.changePlay({ served: [...state.play.served, seat] });
  }),
  'clear-catch': deed((ledger, _step, { state }) => {
    for (const { mark } of state.play.catch) ledger.movePearl('catch', mark, 'pool');
  }),
} satisfies Partial<Rules<Oteres>>;
