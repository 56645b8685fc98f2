import { type Chance, dealing } from '../../../engine/chance.ts';
import { putUnder } from '../../../engine/deck.ts';
import type { Game, TurnAhead } from '../../../engine/game.ts';
import type { Seat, Viewer } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import { contractRules, lookingRules } from './contracts.ts';
import { diverRules, engineerRules, traderRules } from './divers.ts';
import { effectRules, rewardRules } from './effects.ts';
import { atHand, keyRules } from './keys.ts';
import { otysNotation } from './move.ts';
import { standing } from './round.ts';
import { OTYS_OPTIONS, setUp } from './set-up.ts';
import { sponsorRules } from './sponsors.ts';
import { FRESH_PLAY, type Otys, type OtysState } from './state.ts';
import { columnRules, turnRules } from './turn.ts';
import { factFor, hiddenContracts, mayReadMove, rememberedOf, viewOf } from './viewing.ts';

/** Redeals contracts that a viewer cannot see; what they remember still holds (ruling "Who knows what"). */
function redeal(state: OtysState, viewer: Viewer, chance: Chance): OtysState {
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

/** Puts back what the current turn holds: looked-at contracts go under the deck, and its key to its owner. */
function withoutPlay(state: OtysState): OtysState {
  const { play, deck, seats, turn } = state;
  const { looking = [], active, shelved } = play;
  return {
    ...state,
    deck: putUnder(deck, looking),
    seats: seats.map((side, seat) => {
      if (seat !== turn.seat || active === undefined || shelved) return side;
      const { token } = active;
      if (token === 'neutral') return { ...side, neutralX: side.neutralX + 1 };
      if (token === 'x') return { ...side, ownX: true };
      return { ...side, keys: atHand(side.keys, token) };
    }),
  };
}

/** A position of Otys as if a seat's turn began now: it begins with its key, and nothing is drawn before. */
function turnAhead(state: OtysState, seat: Seat): TurnAhead<Otys> | undefined {
  if (state.play.phase === 'over') return undefined;
  const { number, round } = state.turn;
  return {
    state: { ...withoutPlay(state), turn: { seat, number: number + 1, round }, play: FRESH_PLAY },
    agenda: [{ kind: 'begin-turn' }],
  };
}

/** Otys as played with the components of this box. */
export const createOtys = (components: Components): Game<Otys> => ({
  name: 'otys',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: OTYS_OPTIONS,
  setUp: (seats, options, chance) => setUp(components, seats, options, chance),
  rules: {
    ...turnRules(components),
    ...keyRules(components),
    ...sponsorRules,
    ...columnRules(components),
    ...effectRules(components),
    ...lookingRules,
    ...diverRules(components),
    ...traderRules(components),
    ...engineerRules,
    ...rewardRules(components),
    ...contractRules(components),
  },
  notation: otysNotation,
  turn: (state) => state.turn,
  view: (state, viewer) => viewOf(components, state, viewer),
  redeal,
  turnAhead,
  redact: factFor,
  canSeeMove: mayReadMove,
  isOver: ({ play }) => play.phase === 'over',
  result: standing,
});
