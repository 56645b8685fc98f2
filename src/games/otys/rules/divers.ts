import { canBeGiven } from '../../../engine/agenda.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import { nextSeat, type Seat } from '../../../engine/seat.ts';
import { diverAsk, openQuestion } from './asking.ts';
import type { Components } from './components.ts';
import { deed, keyLevel, ownSide, seatSide, withSeat } from './ledger.ts';
import { canLook, commonObstacle, effectObstacle, frontEffect, tokensHere } from './possible.ts';
import { cubesAt, diverAt, freeSpaces, MOST_IMPROVEMENTS } from './side.ts';
import type { Otys, OtysState } from './state.ts';
import type { DiverStep, EffectStep, StepOfKind } from './step.ts';
import type { DiverView } from './view.ts';
import {
  COLOURS,
  type Colour,
  type DiverName,
  EXPERTS,
  isExpert,
  type Obstacle,
  TECHNICIANS,
} from './vocabulary.ts';

/** What upgraded experts bring beside their cube ("Diver tiles"). */
export const EXPERT_BONUS = {
  metal: { kind: 'gain', purse: 'neutral-x', by: 1 },
  plant: { kind: 'gain', purse: 'credits', by: 1 },
  fuel: { kind: 'gain', purse: 'batteries', by: 1 },
  tech: { kind: 'return-key' },
} as const satisfies Record<Colour, EffectStep>;

function expertChoices(
  components: Components,
  state: OtysState,
  step: StepOfKind<'expert'>,
): readonly Choice<Otys>[] {
  const { colour, cube, bonus, begun } = step;
  if (!cube && !bonus) return [];
  const bringing = { kind: 'find-cube', colour } as const;
  const isFull = freeSpaces(components.values, ownSide(state), keyLevel(state)) === 0;
  const without = begun === true ? 'had' : 'basic';
  const found: Choice<Otys> = {
    move: { kind: 'cube' },
    steps: [bringing, { ...step, cube: false, begun: true }],
    unless: cube ? (isFull ? 'full' : undefined) : 'had',
  };
  const had: Choice<Otys> = {
    move: { kind: 'bonus' },
    steps: [EXPERT_BONUS[colour], { ...step, bonus: false, begun: true }],
    unless: bonus ? effectObstacle(components, state, EXPERT_BONUS[colour]) : without,
  };
  const both: Choice<Otys> = {
    move: { kind: 'cube', bonus: true },
    steps: [bringing, EXPERT_BONUS[colour]],
  };
  return canBeGiven(found) && canBeGiven(had) ? [both, found, had] : [found, had];
}

const paying = (cost: number) => ({ kind: 'gain', purse: 'credits', by: -cost }) as const;

function engineerChoices(state: OtysState, { cost }: StepOfKind<'engineer'>): readonly Choice<Otys>[] {
  const side = ownSide(state);
  const unless = side.credits < cost ? 'credits' : undefined;
  return TECHNICIANS.map((technician) => ({
    move: { kind: 'improve', technician },
    steps: [paying(cost), { kind: 'improve', technician }],
    unless: side[technician] >= MOST_IMPROVEMENTS ? 'best' : unless,
  }));
}

/** Tokens that the Hacker tile would cover shift along and return at the end of the turn ("Engineer", notes). */
export const engineerRules = {
  improve: deed((ledger, { technician }, { state }) => {
    const { seat } = ledger;
    const to = seatSide(state, seat)[technician] + 1;
    ledger.changeSeat(seat, { [technician]: to });
    ledger.tell({ kind: 'technician', seat, technician, to });
  }),
} satisfies Partial<Rules<Otys>>;

const TRADE_EDGE = 1;

function traderChoices(
  { values }: Components,
  state: OtysState,
  { upgraded, free }: StepOfKind<'trader'>,
): readonly Choice<Otys>[] {
  const side = ownSide(state);
  const level = keyLevel(state);
  const edge = upgraded ? TRADE_EDGE : 0;
  const isFull = freeSpaces(values, side, level) === 0;
  const sale = (colour: Colour): Choice<Otys> => {
    const row = state.store[colour];
    const listed = values.storeRows[row];
    const credits = (listed ?? 0) + edge;
    const prestige = (values.storePrestige[row] ?? 0) + edge;
    const steps = [
      { kind: 'sell', colour },
      { kind: 'choose-price', credits, prestige },
    ] as const;
    const unless = listed === undefined ? 'store-full' : undefined;
    return { move: { kind: 'sell', colour }, steps, unless: hasCube(colour) ? unless : 'no-cube' };
  };
  const hasCube = (colour: Colour): boolean => cubesAt(side, level)[colour] > 0;
  const purchase = (colour: Colour): Choice<Otys> => {
    const listed = values.storeRows[state.store[colour] - 1];
    const price = free ? 0 : Math.max(0, (listed ?? 0) - edge);
    const obstacle = (): Obstacle | undefined => {
      if (listed === undefined) return 'store-empty';
      if (isFull) return 'full';
      return price > side.credits ? 'credits' : undefined;
    };
    return { move: { kind: 'buy', colour }, steps: [{ kind: 'buy', colour, price }], unless: obstacle() };
  };
  return [...COLOURS.map(sale), ...COLOURS.map(purchase)];
}

/** Trades with the Store. */
export const traderRules = (components: Components) =>
  ({
    sell: deed((ledger, { colour }, { state }) => {
      ledger.cubes(ledger.seat, keyLevel(state), colour, -1);
      ledger.change({ store: { ...state.store, [colour]: state.store[colour] + 1 } });
      ledger.tell({ kind: 'store', colour, by: 1 });
    }),
    'choose-price': openQuestion(components)((_, { credits, prestige }) => [
      {
        move: { kind: 'price', paidIn: 'credits' },
        steps: [{ kind: 'gain', purse: 'credits', by: credits }],
      },
      {
        move: { kind: 'price', paidIn: 'prestige' },
        steps: [{ kind: 'gain', purse: 'prestige', by: prestige }],
        unless: prestige > 0 ? undefined : 'no-prestige',
      },
    ]),
    buy: deed((ledger, { colour, price }, { state }) => {
      ledger.count(ledger.seat, 'credits', -price);
      ledger.change({ store: { ...state.store, [colour]: state.store[colour] - 1 } });
      ledger.tell({ kind: 'store', colour, by: -1 });
      ledger.cubes(ledger.seat, keyLevel(state), colour, 1);
    }),
  }) satisfies Partial<Rules<Otys>>;

/** The neighbours of the player whose turn it is: left first, and the one opponent once. */
function neighbours({ seats: { length }, turn }: OtysState): readonly Seat[] {
  const [left, right] = [nextSeat(turn.seat, length), (turn.seat + length - 1) % length];
  return left === right ? [left] : [left, right];
}

/** Why a neighbour's diver cannot be copied; in the designer's variant it can if that has nothing to do. */
function copyObstacle(
  components: Components,
  state: OtysState,
  { cost, via }: StepOfKind<'spy'>,
  from: Seat,
): Obstacle | undefined {
  if (via.includes(from)) return 'copied';
  const { credits } = ownSide(state);
  const paid = withSeat(state, state.turn.seat, { credits: credits - cost });
  const there = state.variant
    ? undefined
    : commonObstacle(diverChoices(components, paid, copiedStep(state, from, [...via, from])), 'idle');
  return there !== 'idle' && credits < cost ? 'credits' : there;
}

/** The effect of a neighbour's diver on the key's level, as if it stood on one's own board. */
const copiedStep = (state: OtysState, from: Seat, via: readonly Seat[]): DiverStep =>
  diverStep(diverAt(seatSide(state, from), keyLevel(state)), false, via);

function spyChoices(
  components: Components,
  state: OtysState,
  step: StepOfKind<'spy'>,
): readonly Choice<Otys>[] {
  const { cost, via, again } = step;
  const tooDear = ownSide(state).credits < cost ? 'credits' : undefined;
  const copying = (from: Seat): Choice<Otys> => ({
    move: { kind: 'copy', seat: from },
    steps: [{ kind: 'copy', from, cost, via: [...via, from], ...(again === true && { again }) }],
    unless: copyObstacle(components, state, step, from),
  });
  return [
    {
      move: { kind: 'look' },
      steps: [paying(cost), { kind: 'look' }],
      unless: canLook(state) ? tooDear : 'no-contract',
    },
    ...neighbours(state).map(copying),
  ];
}

/** Taking one of the Explorer's level's two tokens: front and back or, if the front does nothing, only its back. */
function explorerChoices(
  components: Components,
  state: OtysState,
  { cost }: StepOfKind<'explorer'>,
): readonly Choice<Otys>[] {
  const unless = ownSide(state).credits < cost ? 'credits' : undefined;
  return tokensHere(components, state).map(({ index, reward }) => ({
    move: { kind: 'reward', index },
    steps: [
      paying(cost),
      { kind: 'tell-reward', reward: reward.id },
      frontEffect(reward, true),
      { kind: 'place-reward', index },
    ],
    unless,
  }));
}

/** What divers charge in Credits to act, basic and upgraded ("Diver tiles"). A Trader charges the Store's price. */
export const FEES = {
  spy: { basic: 1, upgraded: 0 },
  engineer: { basic: 1, upgraded: 0 },
  explorer: { basic: 2, upgraded: 1 },
} as const;

/** Whether a diver takes Credits to act. */
export const hasFee = (diver: DiverName): diver is keyof typeof FEES => diver in FEES;

/** The Credits that a diver takes before it acts; 0 for those that take none. */
export const feeOf = (diver: DiverName, upgraded: boolean): number =>
  hasFee(diver) ? FEES[diver][upgraded ? 'upgraded' : 'basic'] : 0;

/** A diver's effect as the step that offers it. `free`: sponsor 1 advanced. `via`: Spies copied on the way. */
export function diverStep({ diver, upgraded }: DiverView, free: boolean, via: readonly Seat[]): DiverStep {
  if (isExpert(diver)) return { kind: 'expert', colour: EXPERTS[diver], cube: true, bonus: upgraded };
  if (diver === 'trader') return { kind: diver, upgraded, free };
  const cost = free ? 0 : feeOf(diver, upgraded);
  return diver === 'spy' ? { kind: diver, cost, via } : { kind: diver, cost };
}

/** What can be done with a diver now, leaving it aside. */
export function diverChoices(
  components: Components,
  state: OtysState,
  step: DiverStep,
): readonly Choice<Otys>[] {
  switch (step.kind) {
    case 'expert':
      return expertChoices(components, state, step);
    case 'trader':
      return traderChoices(components, state, step);
    case 'spy':
      return spyChoices(components, state, step);
    case 'engineer':
      return engineerChoices(state, step);
    case 'explorer':
      return explorerChoices(components, state, step);
  }
}

/** Offering each diver's effect, and copying one. */
export const diverRules = (components: Components) => {
  const offered = {
    asks: (state: OtysState, step: DiverStep) =>
      diverAsk(components, state, step, diverChoices(components, state, step)),
  };
  return {
    expert: offered,
    trader: offered,
    spy: offered,
    engineer: offered,
    explorer: offered,
    idle: deed((ledger, { kind: _, ...idle }, { state }) => {
      ledger.changePlay({ idle });
      ledger.tell({ kind: 'diver-idle', seat: ledger.seat, level: keyLevel(state), ...idle });
    }),
    leave: deed((ledger) => ledger.tell({ kind: 'diver-left', seat: ledger.seat })),
    copy: deed((ledger, { from, cost, via, again }, { state }) => {
      const { seat } = ledger;
      const level = keyLevel(state);
      const tile = diverAt(seatSide(state, from), level);
      ledger.count(seat, 'credits', -cost);
      if (state.variant) ledger.count(from, 'credits', cost);
      const { copied } = state.play;
      if (!copied.includes(from)) ledger.changePlay({ copied: [...copied, from] });
      ledger.tell({ kind: 'diver-copied', seat, from, diver: tile.diver, level });
      ledger.follow({ ...diverStep(tile, false, via), ...(again === true && { again }) });
    }),
  } satisfies Partial<Rules<Otys>>;
};
