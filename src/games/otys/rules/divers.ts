import { canBeGiven } from '../../../engine/agenda.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import { nextSeat, type Seat } from '../../../engine/seat.ts';
import { diverAsk, openAsk } from './asking.ts';
import type { Components } from './components.ts';
import { deed, keyLevel, ownSide, seatSide, withSeat } from './ledger.ts';
import {
  canLook,
  commonObstacle,
  DISPLAY_PLACES,
  effectObstacle,
  frontEffect,
  rewardOn,
} from './possible.ts';
import { cubesAt, diverAt, freeSpaces, MOST_IMPROVEMENTS } from './side.ts';
import type { Otys, OtysState } from './state.ts';
import type { DiverStep, EffectStep, StepOfKind } from './step.ts';
import type { DiverView } from './view.ts';
import {
  COLOURS,
  type Colour,
  type DiverName,
  EXPERTS,
  type Obstacle,
  TECHNICIANS,
  type Technician,
} from './vocabulary.ts';

/** What upgraded experts bring beside their cube ("Diver tiles"). */
export const EXPERT_BONUS = {
  metal: { kind: 'gain', purse: 'neutral-x', by: 1 },
  plant: { kind: 'gain', purse: 'credits', by: 1 },
  fuel: { kind: 'gain', purse: 'batteries', by: 1 },
  tech: { kind: 'return-key' },
} as const satisfies Record<Colour, EffectStep>;

const cubeObstacle = ({ values }: Components, state: OtysState): Obstacle | undefined =>
  freeSpaces(values, ownSide(state), keyLevel(state)) > 0 ? undefined : 'full';

/** An expert's cube and bonus, each optional, in any order. */
export function expertChoices(
  components: Components,
  state: OtysState,
  step: StepOfKind<'expert'>,
): readonly Choice<Otys>[] {
  const { colour, cube, bonus, begun } = step;
  if (!cube && !bonus) return [];
  const bonusObstacle = (): Obstacle | undefined => {
    if (bonus) return effectObstacle(components, state, EXPERT_BONUS[colour]);
    return begun === true ? 'had' : 'basic';
  };
  const found: Choice<Otys> = {
    move: { kind: 'cube' },
    steps: [
      { kind: 'find-cube', colour },
      { ...step, cube: false, begun: true },
    ],
    unless: cube ? cubeObstacle(components, state) : 'had',
  };
  const had: Choice<Otys> = {
    move: { kind: 'bonus' },
    steps: [EXPERT_BONUS[colour], { ...step, bonus: false, begun: true }],
    unless: bonusObstacle(),
  };
  const both: Choice<Otys> = {
    move: { kind: 'cube', bonus: true },
    steps: [{ kind: 'find-cube', colour }, EXPERT_BONUS[colour]],
  };
  return canBeGiven(found) && canBeGiven(had) ? [both, found, had] : [found, had];
}

/** Improving the Mechanic or the Hacker, each at most three times. */
export const engineerChoices = (state: OtysState, step: StepOfKind<'engineer'>): readonly Choice<Otys>[] =>
  TECHNICIANS.map((technician) => ({
    move: { kind: 'improve', technician },
    steps: [
      { kind: 'gain', purse: 'credits', by: -step.cost },
      { kind: 'improve', technician },
    ],
    unless: improvementObstacle(state, step, technician),
  }));

function improvementObstacle(
  state: OtysState,
  { cost }: StepOfKind<'engineer'>,
  technician: Technician,
): Obstacle | undefined {
  const side = ownSide(state);
  if (side[technician] >= MOST_IMPROVEMENTS) return 'best';
  return side.credits < cost ? 'credits' : undefined;
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

/** What an upgraded Trader gets more for a sale, and pays less for a purchase. */
const TRADE_EDGE = 1;

type TraderStep = StepOfKind<'trader'>;

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

/** The neighbours of a seat, whose divers its Spy can copy: left first, and the one opponent once. */
function neighboursOf(seat: Seat, seats: number): readonly Seat[] {
  const left = nextSeat(seat, seats);
  const right = (seat + seats - 1) % seats;
  return left === right ? [left] : [left, right];
}

/** Those of the player whose turn it is. */
const neighbours = ({ seats, turn }: OtysState): readonly Seat[] => neighboursOf(turn.seat, seats.length);

type CopiedObstacle = (from: Seat, via: readonly Seat[]) => Obstacle | undefined;

/** Why a Spy cannot copy a neighbour's diver; in the designer's variant it may if that diver has nothing to do. */
function copyObstacle(
  state: OtysState,
  { cost, via }: StepOfKind<'spy'>,
  from: Seat,
  copied: CopiedObstacle,
): Obstacle | undefined {
  if (via.includes(from)) return 'copied';
  const there = state.variant ? undefined : copied(from, [...via, from]);
  return there !== 'idle' && ownSide(state).credits < cost ? 'credits' : there;
}

/** A Spy's draw, or a neighbour's diver at its level; no Spy is copied twice. */
function spyChoices(
  state: OtysState,
  step: StepOfKind<'spy'>,
  copied: CopiedObstacle,
): readonly Choice<Otys>[] {
  const { cost, via, again } = step;
  const tooDear = ownSide(state).credits < cost ? 'credits' : undefined;
  return [
    {
      move: { kind: 'look' },
      steps: [{ kind: 'gain', purse: 'credits', by: -cost }, { kind: 'look' }],
      unless: canLook(state) ? tooDear : 'no-contract',
    },
    ...neighbours(state).map(
      (from): Choice<Otys> => ({
        move: { kind: 'copy', seat: from },
        steps: [{ kind: 'copy', from, cost, via: [...via, from], ...(again === true && { again }) }],
        unless: copyObstacle(state, step, from, copied),
      }),
    ),
  ];
}

/** Taking one of the Explorer's level's two tokens: front and back or, if the front does nothing, only its back. */
function explorerChoices(
  components: Components,
  state: OtysState,
  { cost }: StepOfKind<'explorer'>,
): readonly Choice<Otys>[] {
  const level = keyLevel(state);
  const unless = ownSide(state).credits < cost ? 'credits' : undefined;
  return DISPLAY_PLACES.flatMap((index) => {
    const reward = rewardOn(components, state, level, index);
    if (reward === undefined) return [];
    return {
      move: { kind: 'reward', index },
      steps: [
        { kind: 'gain', purse: 'credits', by: -cost },
        { kind: 'tell-reward', reward: reward.id },
        frontEffect(reward, true),
        { kind: 'place-reward', index },
      ],
      unless,
    };
  });
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
  const fee = (of: keyof typeof FEES): number => (free ? 0 : FEES[of][upgraded ? 'upgraded' : 'basic']);
  switch (diver) {
    case 'metal-expert':
    case 'plant-expert':
    case 'fuel-expert':
    case 'tech-expert':
      return { kind: 'expert', colour: EXPERTS[diver], cube: true, bonus: upgraded };
    case 'trader':
      return { kind: 'trader', upgraded, free };
    case 'spy':
      return { kind: 'spy', cost: fee('spy'), via };
    case 'engineer':
    case 'explorer':
      return { kind: diver, cost: fee(diver) };
  }
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
      return spyChoices(state, step, (from, via) => copiedObstacle(components, state, step.cost, from, via));
    case 'engineer':
      return engineerChoices(state, step);
    case 'explorer':
      return explorerChoices(components, state, step);
  }
}

function copiedObstacle(
  components: Components,
  state: OtysState,
  cost: number,
  from: Seat,
  via: readonly Seat[],
): Obstacle | undefined {
  const { seat } = state.turn;
  const paid = withSeat(state, seat, { credits: seatSide(state, seat).credits - cost });
  return commonObstacle(diverChoices(components, paid, copiedStep(state, from, via)), 'idle');
}

const copiedStep = (state: OtysState, from: Seat, via: readonly Seat[]): DiverStep =>
  diverStep(diverAt(seatSide(state, from), keyLevel(state)), false, via);

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
