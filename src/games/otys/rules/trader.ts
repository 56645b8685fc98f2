import type { Choice, Rules } from '../../../engine/game.ts';
import { openAsk } from './asking.ts';
import type { Components } from './components.ts';
import { keyLevel, Ledger, ownSide } from './ledger.ts';
import { cubesAt, freeSpaces } from './search-zone.ts';
import type { Otys, OtysState } from './state.ts';
import type { StepOfKind } from './step.ts';
import { COLOURS } from './vocabulary.ts';

/** What an upgraded Trader gets more for a sale, and pays less for a purchase. */
const TRADE_EDGE = 1;

/** Selling a cube of the Trader's level into the highest free space of its column, or buying the lowest of a column. */
export function traderChoices(
  { values }: Components,
  state: OtysState,
  { upgraded, free }: StepOfKind<'trader'>,
): readonly Choice<Otys>[] {
  const side = ownSide(state);
  const level = keyLevel(state);
  const here = cubesAt(side, level);
  const edge = upgraded ? TRADE_EDGE : 0;
  const rows = values.storeRows;
  const choices: Choice<Otys>[] = [];
  for (const colour of COLOURS) {
    const row = state.store[colour];
    const credits = rows[row];
    if (here[colour] === 0 || credits === undefined) continue;
    const prestige = (values.storePrestige[row] ?? 0) + edge;
    choices.push({
      move: { kind: 'sell', colour },
      steps: [
        { kind: 'sell', colour },
        { kind: 'choose-price', credits: credits + edge, prestige },
      ],
    });
  }
  if (freeSpaces(values, side, level) === 0) return choices;
  for (const colour of COLOURS) {
    const listed = rows[state.store[colour] - 1];
    if (listed === undefined) continue;
    const price = free ? 0 : Math.max(0, listed - edge);
    if (price > side.credits) continue;
    choices.push({ move: { kind: 'buy', colour }, steps: [{ kind: 'buy', colour, price }] });
  }
  return choices;
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
