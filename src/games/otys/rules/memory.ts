import { deckCards } from '../../../engine/deck.ts';
import type { Seat, Viewer } from '../../../engine/seat.ts';
import type { Bundle, OtysState } from './state.ts';

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
