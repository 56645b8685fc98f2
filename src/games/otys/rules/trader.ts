import type { Choice, Rules } from '../../../engine/game.ts';
import { openAsk } from './asking.ts';
import type { Components } from './components.ts';
import { keyLevel, Ledger, ownSide } from './ledger.ts';
import { cubesAt, freeSpaces } from './search-zone.ts';
import type { Otys, OtysState } from './state.ts';
import type { StepOfKind } from './step.ts';
import { COLOURS, type Colour, type Obstacle } from './vocabulary.ts';

/** What an upgraded Trader gets more for a sale, and pays less for a purchase. */
const TRADE_EDGE = 1;

type TraderStep = StepOfKind<'trader'>;

/** Why no cube of a colour can be sold from the Trader's level; nothing where one can. */
export function sellObstacle({ values }: Components, state: OtysState, colour: Colour): Obstacle | undefined {
  if (cubesAt(ownSide(state), keyLevel(state))[colour] === 0) return 'no-cube';
  return values.storeRows[state.store[colour]] === undefined ? 'store-full' : undefined;
}

/** What the lowest cube of a column costs this Trader in Credits; nothing where the column is empty. */
function priceOf(
  { values }: Components,
  state: OtysState,
  { upgraded, free }: TraderStep,
  colour: Colour,
): number | undefined {
  const listed = values.storeRows[state.store[colour] - 1];
  if (listed === undefined) return undefined;
  return free ? 0 : Math.max(0, listed - (upgraded ? TRADE_EDGE : 0));
}

/** Why no cube of a colour can be bought for the Trader's level; nothing where one can. */
export function buyObstacle(
  components: Components,
  state: OtysState,
  step: TraderStep,
  colour: Colour,
): Obstacle | undefined {
  const side = ownSide(state);
  if (freeSpaces(components.values, side, keyLevel(state)) === 0) return 'full';
  const price = priceOf(components, state, step, colour);
  if (price === undefined) return 'store-empty';
  return price > side.credits ? 'credits' : undefined;
}

/** Selling a cube of the Trader's level into the highest free space of its column, or buying the lowest of a column. */
export function traderChoices(
  components: Components,
  state: OtysState,
  step: TraderStep,
): readonly Choice<Otys>[] {
  const { values } = components;
  const edge = step.upgraded ? TRADE_EDGE : 0;
  const sales = COLOURS.flatMap((colour): readonly Choice<Otys>[] => {
    const row = state.store[colour];
    const credits = values.storeRows[row];
    if (sellObstacle(components, state, colour) !== undefined || credits === undefined) return [];
    const prestige = (values.storePrestige[row] ?? 0) + edge;
    return [
      {
        move: { kind: 'sell', colour },
        steps: [
          { kind: 'sell', colour },
          { kind: 'choose-price', credits: credits + edge, prestige },
        ],
      },
    ];
  });
  const purchases = COLOURS.flatMap((colour): readonly Choice<Otys>[] => {
    const price = priceOf(components, state, step, colour);
    if (buyObstacle(components, state, step, colour) !== undefined || price === undefined) return [];
    return [{ move: { kind: 'buy', colour }, steps: [{ kind: 'buy', colour, price }] }];
  });
  return [...sales, ...purchases];
}

/** Trades with the Store. */
export const traderRules = (components: Components) =>
  ({
    sell: {
      happens(state, { colour }) {
        const ledger = new Ledger(state);
        ledger.cubes(ledger.seat, keyLevel(state), colour, -1);
        ledger.change({ store: { ...state.store, [colour]: state.store[colour] + 1 } });
        ledger.tell({ kind: 'store', colour, by: 1 });
        return ledger.outcome();
      },
    },
    'choose-price': {
      asks: (state, step) => {
        const inCredits: Choice<Otys> = {
          move: { kind: 'price', paidIn: 'credits' },
          steps: [{ kind: 'gain', purse: 'credits', by: step.credits }],
        };
        const inPrestige: Choice<Otys> = {
          move: { kind: 'price', paidIn: 'prestige' },
          steps: [{ kind: 'gain', purse: 'prestige', by: step.prestige }],
        };
        return openAsk(components, state, step, () =>
          step.prestige > 0 ? [inCredits, inPrestige] : [inCredits],
        );
      },
    },
    buy: {
      happens(state, { colour, price }) {
        const ledger = new Ledger(state);
        ledger.count(ledger.seat, 'credits', -price);
        ledger.change({ store: { ...state.store, [colour]: state.store[colour] - 1 } });
        ledger.tell({ kind: 'store', colour, by: -1 });
        ledger.cubes(ledger.seat, keyLevel(state), colour, 1);
        return ledger.outcome();
      },
    },
  }) satisfies Partial<Rules<Otys>>;
