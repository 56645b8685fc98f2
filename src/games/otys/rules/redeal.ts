import { type Chance, dealing } from '../../../engine/chance.ts';
import type { Viewer } from '../../../engine/seat.ts';
import { hiddenContracts, rememberedOf } from './memory.ts';
import type { OtysState } from './state.ts';

/** Redeals contracts that a viewer cannot see; what they remember still holds (ruling "Who knows what"). */
export function redeal(state: OtysState, viewer: Viewer, chance: Chance): OtysState {
  const hidden = hiddenContracts(state, viewer);
  const bundles = rememberedOf(state, viewer);
  const bundled = new Set(bundles.flat());
  const fromRest = dealing(
    hidden.filter((contract) => !bundled.has(contract)),
    chance,
  );
  const fromBundle = new Map(
    bundles.flatMap((bundle) => {
      const deal = dealing(bundle, chance);
      return bundle.map((contract) => [contract, deal] as const);
    }),
  );
  const dealt = new Map(
    hidden.map((contract) => [contract, (fromBundle.get(contract) ?? fromRest)()] as const),
  );
  const deal = (contract: string): string => dealt.get(contract) ?? contract;
  const { bag, deck, play, remembered, seats, turn } = state;
  return {
    ...state,
    // Others remember what lies at the same places as before.
    ...(remembered !== undefined && {
      remembered: remembered.map((bundles, seat) =>
        seat === viewer ? bundles : bundles.map((bundle) => bundle.map(deal).toSorted()),
      ),
    }),
    deck: deck.map((layer) => layer.map(deal)),
    seats: seats.map((side, seat) =>
      seat === viewer ? side : { ...side, contracts: side.contracts.map(deal) },
    ),
    play:
      play.looking === undefined || viewer === turn.seat
        ? play
        : { ...play, looking: play.looking.map(deal) },
    bag: bag.map((layer) => layer.toSorted()),
  };
}
