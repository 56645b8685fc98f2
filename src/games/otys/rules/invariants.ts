import { deckCards } from '../../../engine/deck.ts';
import type { Components } from './components.ts';
import { DISPLAYED, rowPlaces } from './set-up.ts';
import { freeSpaces, homeAt } from './side.ts';
import type { OtysState, SeatState } from './state.ts';
import { COLOURS, COLUMN_SPACES, DIVERS, SEA_LEVELS, SPONSORS, type TrackToken } from './vocabulary.ts';

function eachOnce<T>(found: readonly T[], all: Iterable<T>, size: number): boolean {
  if (found.length !== size) return false;
  const set = new Set(found);
  for (const one of all) if (!set.has(one)) return false;
  return set.size === size;
}

function keysOf(side: SeatState, inPlay: readonly TrackToken[]): readonly TrackToken[] {
  const tokens = [...side.keys, ...side.track, ...inPlay].filter((token) => token !== 'neutral');
  return side.ownX ? [...tokens, 'x'] : tokens;
}

/** What is wrong with a position: a thing is lost, doubled, or has no room. Names no hidden card. */
export function brokenInvariant(components: Components, state: OtysState): string | undefined {
  const { seats, play, turn } = state;
  const contracts = [
    ...state.row,
    ...deckCards(state.deck),
    ...state.discards,
    ...(play.looking ?? []),
    ...seats.flatMap((side) => side.contracts),
  ];
  if (!eachOnce(contracts, components.contracts.keys(), components.contracts.size))
    return 'a contract is lost or doubled';
  const rewards = [
    ...state.display.flat(),
    ...deckCards(state.bag),
    ...state.spentRewards,
    ...seats.flatMap((side) => Object.values(side.rewards)),
  ];
  if (!eachOnce(rewards, components.rewards.keys(), components.rewards.size))
    return 'a reward token is lost or doubled';
  if (state.display.some((shown) => shown.length !== DISPLAYED)) return 'the display is not full';
  if (state.row.length < rowPlaces(seats.length) && state.deck.length + state.discards.length > 0)
    return 'the public row is not full';
  if (state.row.length > rowPlaces(seats.length)) return 'the public row is overfull';
  if (new Set(state.sponsors.map(({ sponsor }) => sponsor)).size !== SPONSORS.length)
    return 'a sponsor is lost';
  const rows = components.values.storeRows.length;
  if (COLOURS.some((colour) => state.store[colour] < 0 || state.store[colour] > rows))
    return 'a column of the Store is overfull';

  let neutral = state.neutralSupply;
  for (const [seat, side] of seats.entries()) {
    const mine = play.active !== undefined && !play.shelved && seat === turn.seat ? [play.active.token] : [];
    neutral += side.neutralX + [...side.track, ...mine].filter((token) => token === 'neutral').length;
    const found = brokenSide(components, side, mine);
    if (found !== undefined) return `seat ${seat}: ${found}`;
    if (play.phase === 'key' && side.track.length >= homeAt(components.values, side))
      return `seat ${seat}: keys that should be home`;
  }
  if (neutral !== components.values.neutralKeys) return 'a neutral X key is lost or doubled';
  return undefined;
}

function brokenSide(
  components: Components,
  side: SeatState,
  inPlay: readonly TrackToken[],
): string | undefined {
  const divers = side.column.map(({ diver }) => diver);
  if (!eachOnce(divers, DIVERS, COLUMN_SPACES)) return 'a diver is lost or doubled';
  if (!eachOnce<TrackToken>(keysOf(side, inPlay), [...SEA_LEVELS, 'x'], SEA_LEVELS.length + 1))
    return 'a key is lost or doubled';
  if (SEA_LEVELS.some((level) => freeSpaces(components.values, side, level) < 0))
    return 'a level holds too much';
  if (side.cubes.some((there) => COLOURS.some((colour) => !(there[colour] >= 0)))) return 'cubes below none';
  if ([side.credits, side.batteries, side.prestige, side.neutralX].some((purse) => !(purse >= 0)))
    return 'a purse below nothing';
  return undefined;
}
