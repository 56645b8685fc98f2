import { deckCards, deckSize } from '../../../engine/deck.ts';
import type { Seat, Viewer } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import type { OtysMove } from './move.ts';
import { reachedTarget, standing } from './round.ts';
import { homeAt, reach } from './side.ts';
import type { Bundle, OtysState, SeatState } from './state.ts';
import type { OtysFact, OtysView, SeatView } from './view.ts';
import { SEA_LEVELS } from './vocabulary.ts';

type Bundles = readonly (readonly Bundle[])[];

const bundlesOf = ({ remembered, seats }: OtysState): Bundles => remembered ?? seats.map(() => []);

const without = (bundles: readonly Bundle[], contracts: readonly string[]): readonly Bundle[] =>
  bundles
    .map((bundle) => bundle.filter((contract) => !contracts.includes(contract)))
    .filter((bundle) => bundle.length > 0);

/** The bundles after mixing contracts of several: one of all these; unknown if others were among them. */
function mixed(bundles: readonly Bundle[], contracts: readonly string[]): readonly Bundle[] {
  const touched = bundles.filter((bundle) => contracts.some((contract) => bundle.includes(contract)));
  if (touched.length === 0) return bundles;
  const rest = bundles.filter((bundle) => !touched.includes(bundle));
  const all = touched.flat();
  return contracts.every((contract) => all.includes(contract)) ? [...rest, all] : rest;
}

/** What all remember after a seat kept one of the contracts it looked at, and the rest went under the deck. */
export const rememberKept = (state: OtysState, seat: Seat, kept: string, under: readonly string[]): Bundles =>
  bundlesOf(state).map((bundles, each) =>
    each === seat
      ? [...without(bundles, [kept, ...under]), ...(under.length > 0 ? [under] : [])]
      : mixed(bundles, [kept, ...under]),
  );

/** What all remember once the discards, which lay open, have become the deck. */
export const rememberShuffled = (state: OtysState, discards: readonly string[]): Bundles =>
  bundlesOf(state).map((bundles) => [...without(bundles, discards), discards]);

/** The contracts that a viewer cannot see: of the deck, of others' hands, and those that another looks at. */
export function hiddenContracts({ deck, play, seats, turn }: OtysState, viewer: Viewer): readonly string[] {
  return [
    ...deckCards(deck),
    ...(viewer === turn.seat ? [] : (play.looking ?? [])),
    ...seats.flatMap(({ contracts }, seat) => (seat === viewer ? [] : contracts)),
  ];
}

/** What a viewer remembers of the contracts that they cannot see now. Who only watches remembers nothing. */
export function rememberedOf(state: OtysState, viewer: Viewer): readonly Bundle[] {
  const bundles = viewer === 'spectator' ? [] : (state.remembered?.[viewer] ?? []);
  if (bundles.length === 0) return bundles;
  const hidden = new Set(hiddenContracts(state, viewer));
  return bundles
    .map((bundle) => bundle.filter((contract) => hidden.has(contract)))
    .filter((bundle) => bundle.length > 0);
}

function seatView({ values }: Components, side: SeatState, seat: Seat, viewer: Viewer): SeatView {
  const { contracts, rewards, ...open } = side;
  return {
    ...{ seat, ...open },
    homeAt: homeAt(values, side),
    reach: reach(values, side),
    rewards: SEA_LEVELS.map((level) => rewards[level]),
    contractCount: contracts.length,
    ...(viewer === seat && { contracts }),
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
