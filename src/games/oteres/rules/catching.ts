import type { Chance } from '../../../engine/chance.ts';
import type { Rules } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { askPearl, askPlayer } from './asking.ts';
import { deed, Ledger } from './ledger.ts';
import type { Oteres, OteresState, Pearl } from './state.ts';
import { othersIn, playerObstacle } from './table.ts';
import { CATCH, type Obstacle, PAWS } from './vocabulary.ts';

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
      askPearl(state.turn.seat, state.play.catch, (mark) => [{ kind: 'serve', seat: state.turn.seat, mark }]),
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
        ? [askPearl(seat, pearls, (mark) => serve(other, mark))]
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
