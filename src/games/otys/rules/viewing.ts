import { deckSize } from '../../../engine/deck.ts';
import type { Seat, Viewer } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import type { OtysFact } from './fact.ts';
import { rememberedOf } from './memory.ts';
import type { OtysMove } from './move.ts';
import { reachedTarget, standing } from './round.ts';
import type { OtysState, SeatState } from './state.ts';
import { homeAt, reach } from './technicians.ts';
import type { OtysView, SeatView } from './view.ts';
import { SEA_LEVELS } from './vocabulary.ts';

function seatView({ values }: Components, side: SeatState, seat: Seat, viewer: Viewer): SeatView {
  return {
    seat,
    prestige: side.prestige,
    credits: side.credits,
    batteries: side.batteries,
    column: side.column,
    cubes: side.cubes,
    keys: side.keys,
    ownX: side.ownX,
    neutralX: side.neutralX,
    track: side.track,
    homeAt: homeAt(values, side),
    mechanic: side.mechanic,
    hacker: side.hacker,
    reach: reach(values, side),
    rewards: SEA_LEVELS.map((level) => side.rewards[level]),
    contractCount: side.contracts.length,
    ...(viewer === seat && { contracts: side.contracts }),
  };
}

/** A position as one viewer may know it (ruling "Who knows what"). */
export function viewOf(components: Components, state: OtysState, viewer: Viewer): OtysView {
  const { play, turn } = state;
  const remembered = rememberedOf(state, viewer);
  return {
    viewer,
    seats: state.seats.map((side, seat) => seatView(components, side, seat, viewer)),
    turn,
    phase: play.phase,
    ...(play.active !== undefined && { active: play.active }),
    ...(play.activated !== undefined && { activated: play.activated }),
    ...(play.idle !== undefined && { idle: play.idle }),
    sponsorUsed: play.sponsorUsed,
    freeDivers: play.free,
    first: state.first,
    target: components.values.target,
    lastRound: reachedTarget(components, state),
    sponsors: state.sponsors,
    display: state.display,
    store: state.store,
    row: state.row,
    deckSize: deckSize(state.deck),
    discards: state.discards,
    ...(remembered.length > 0 && { remembered: remembered.map((bundle) => bundle.toSorted()) }),
    bagSize: deckSize(state.bag),
    spentRewards: state.spentRewards,
    neutralSupply: state.neutralSupply,
    ...(play.looking !== undefined && { lookingSeat: turn.seat }),
    ...(play.looking !== undefined && viewer === turn.seat && { looking: play.looking }),
    variant: state.variant,
    ...(play.phase === 'over' && { result: standing(state) }),
  };
}

/** A fact as one viewer may know it: which contract was taken is its seat's alone. */
export function factFor(fact: OtysFact, viewer: Viewer): OtysFact {
  return fact.kind === 'contract-taken' && fact.seat !== viewer ? { kind: fact.kind, seat: fact.seat } : fact;
}

/** Whether a viewer may read this move: all but the contract that another keeps. */
export const mayReadMove = (move: OtysMove, seat: Seat, viewer: Viewer): boolean =>
  move.kind !== 'keep' || viewer === seat;
