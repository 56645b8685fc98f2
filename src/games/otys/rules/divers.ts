import type { Choice, Rules } from '../../../engine/game.ts';
import { nextSeat, type Seat } from '../../../engine/seat.ts';
import { diverAsk } from './asking.ts';
import type { Components } from './components.ts';
import { engineerChoices } from './engineer.ts';
import { expertChoices } from './experts.ts';
import { deed, keyLevel, ownSide, seatSide, withSeat } from './ledger.ts';
import { canLook, commonObstacle } from './possible.ts';
import { DISPLAY_PLACES, frontEffect, rewardOn } from './reward-front.ts';
import { diverAt } from './search-zone.ts';
import type { Otys, OtysState } from './state.ts';
import type { DiverStep, StepOfKind } from './step.ts';
import { traderChoices } from './trader.ts';
import type { DiverView } from './view.ts';
import { type DiverName, EXPERTS, type Obstacle } from './vocabulary.ts';

/** The neighbours of a seat, whose divers its Spy can copy: left first, and the one opponent once. */
function neighboursOf(seat: Seat, seats: number): readonly Seat[] {
  const left = nextSeat(seat, seats);
  const right = (seat + seats - 1) % seats;
  return left === right ? [left] : [left, right];
}

/** Those of the player whose turn it is. */
const neighbours = ({ seats, turn }: OtysState): readonly Seat[] => neighboursOf(turn.seat, seats.length);

/** Why a neighbour's diver would have nothing to do for the player whose turn it is; undefined if it has. */
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

const hasFee = (diver: DiverName): diver is keyof typeof FEES => diver in FEES;

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

/** Why the neighbour's diver would have nothing to do here, once the Spy is paid; undefined if it has. */
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

/** The effect of a neighbour's diver on the key's level, as if it stood on one's own board. */
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
