import type { Choice, Rules } from '../../../engine/game.ts';
import { openAsk } from './asking.ts';
import type { Components } from './components.ts';
import { deed, keyLevel, ownSide } from './ledger.ts';
import { cubesAt, freeSpaces } from './search-zone.ts';
import type { Otys, OtysState } from './state.ts';
import type { StepOfKind } from './step.ts';
import { COLOURS, type Colour, type Obstacle } from './vocabulary.ts';

/** What an upgraded Trader gets more for a sale, and pays less for a purchase. */
const TRADE_EDGE = 1;

type TraderStep = StepOfKind<'trader'>;

/** Why no cube of a colour can be sold from the Trader's level; undefined if one can. */
function sellObstacle({ values }: Components, state: OtysState, colour: Colour): Obstacle | undefined {
  if (cubesAt(ownSide(state), keyLevel(state))[colour] === 0) return 'no-cube';
  return values.storeRows[state.store[colour]] === undefined ? 'store-full' : undefined;
}

/** Buying the lowest cube of a column for the Trader's level. */
function purchase(
  { values }: Components,
  state: OtysState,
  { upgraded, free }: TraderStep,
  colour: Colour,
): Choice<Otys> {
  const side = ownSide(state);
  const listed = values.storeRows[state.store[colour] - 1];
  const price = free ? 0 : Math.max(0, (listed ?? 0) - (upgraded ? TRADE_EDGE : 0));
  const obstacle = (): Obstacle | undefined => {
    if (listed === undefined) return 'store-empty';
    if (freeSpaces(values, side, keyLevel(state)) === 0) return 'full';
    return price > side.credits ? 'credits' : undefined;
  };
  return { move: { kind: 'buy', colour }, steps: [{ kind: 'buy', colour, price }], unless: obstacle() };
}

/** Selling a cube of the Trader's level into the highest free space of its column, or buying the lowest of a column. */
export function traderChoices(
  components: Components,
  state: OtysState,
  step: TraderStep,
): readonly Choice<Otys>[] {
  const { values } = components;
  const edge = step.upgraded ? TRADE_EDGE : 0;
  const sales = COLOURS.map((colour): Choice<Otys> => {
    const row = state.store[colour];
    const credits = (values.storeRows[row] ?? 0) + edge;
    const prestige = (values.storePrestige[row] ?? 0) + edge;
    return {
      move: { kind: 'sell', colour },
      steps: [
        { kind: 'sell', colour },
        { kind: 'choose-price', credits, prestige },
      ],
      unless: sellObstacle(components, state, colour),
    };
  });
  return [...sales, ...COLOURS.map((colour) => purchase(components, state, step, colour))];
}

/** Trades with the Store. */
export const traderRules = (components: Components) =>
  ({
    sell: deed((ledger, { colour }, { state }) => {
      ledger.cubes(ledger.seat, keyLevel(state), colour, -1);
      ledger.change({ store: { ...state.store, [colour]: state.store[colour] + 1 } });
      ledger.tell({ kind: 'store', colour, by: 1 });
    }),
    'choose-price': {
      asks: (state, step) => {
        const inCredits: Choice<Otys> = {
          move: { kind: 'price', paidIn: 'credits' },
          steps: [{ kind: 'gain', purse: 'credits', by: step.credits }],
        };
        const inPrestige: Choice<Otys> = {
          move: { kind: 'price', paidIn: 'prestige' },
          steps: [{ kind: 'gain', purse: 'prestige', by: step.prestige }],
          unless: step.prestige > 0 ? undefined : 'no-prestige',
        };
        return openAsk(components, state, step, [inCredits, inPrestige]);
      },
    },
    buy: deed((ledger, { colour, price }, { state }) => {
      ledger.count(ledger.seat, 'credits', -price);
      ledger.change({ store: { ...state.store, [colour]: state.store[colour] - 1 } });
      ledger.tell({ kind: 'store', colour, by: -1 });
      ledger.cubes(ledger.seat, keyLevel(state), colour, 1);
    }),
  }) satisfies Partial<Rules<Otys>>;
