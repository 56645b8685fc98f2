import { type Chance, oneOf, shuffled } from '../../../engine/chance.ts';
import { drawCards, shuffledDeck } from '../../../engine/deck.ts';
import type { OptionValues, TableOption } from '../../../engine/game.ts';
import { allSeats } from '../../../engine/seat.ts';
import { firstPlayerOption, firstSeat } from '../../first-player.ts';
import type { Components } from './components.ts';
import { cubesBy, NO_CUBES } from './side.ts';
import { FRESH_PLAY, type OtysState, type SeatState } from './state.ts';
import type { OtysStep } from './step.ts';
import type { Cubes, SponsorTile } from './view.ts';
import { COLOURS, type Colour, DIVERS, SEA_LEVELS, SPONSOR_SIDES, SPONSORS } from './vocabulary.ts';

/** What a table of Otys settles in the lobby: sides of the sponsor tiles, designer's variant, who begins. */
export const OTYS_OPTIONS = [
  { name: 'sponsors', values: ['basic', 'random', 'advanced'] },
  { name: 'variant', values: ['off', 'on'] },
  firstPlayerOption(4),
] as const satisfies readonly TableOption[];

/** Tokens that lie on each level of the Colony's display. */
export const DISPLAYED = 2;

/** Places for public contracts; with two players one stays empty (set-up 6). */
export const rowPlaces = (seats: number): number => (seats === 2 ? 2 : 3);

function seatAtStart({ values }: Components, chance: Chance): SeatState {
  const [first, second, third, fourth] = shuffled(COLOURS, chance, 'all');
  const oneEach = [undefined, first, second, third, fourth];
  return {
    prestige: 0,
    credits: values.startCredits,
    batteries: values.startBatteries,
    column: shuffled(DIVERS, chance, 'all').map((diver) => ({ diver, upgraded: false })),
    cubes: oneEach.map((colour) => (colour === undefined ? NO_CUBES : { ...NO_CUBES, [colour]: 1 })),
    keys: SEA_LEVELS,
    ownX: true,
    neutralX: 0,
    track: [],
    mechanic: 0,
    hacker: 0,
    rewards: {},
    contracts: [],
  };
}

function sponsorsAtStart(sides: string, chance: Chance): readonly SponsorTile[] {
  return shuffled(SPONSORS, chance, 'all').map((sponsor) => ({
    sponsor,
    side: SPONSOR_SIDES.find((side) => side === sides) ?? oneOf(SPONSOR_SIDES, chance, 'all'),
  }));
}

function storeAtStart(chance: Chance): Cubes {
  const [double, second, third] = shuffled<Colour>(COLOURS, chance, 'all');
  return cubesBy((colour) => (colour === double ? 2 : colour === second || colour === third ? 1 : 0));
}

/** A match before its first question. Throws a `RangeError` if `first` names a player who is not there. */
export function setUp(
  components: Components,
  seats: number,
  options: OptionValues,
  chance: Chance,
): { readonly state: OtysState; readonly agenda: readonly OtysStep[] } {
  const first = firstSeat(seats, options, chance);
  const contracts = drawCards(
    shuffledDeck([...components.contracts.keys()]),
    rowPlaces(seats),
    chance,
    'all',
  );
  let bag = shuffledDeck([...components.rewards.keys()]);
  const display = SEA_LEVELS.map(() => {
    const drawn = drawCards(bag, DISPLAYED, chance, 'all');
    bag = drawn.deck;
    return drawn.cards;
  });
  const state: OtysState = {
    seats: allSeats(seats).map(() => seatAtStart(components, chance)),
    first,
    turn: { seat: first, number: 1, round: 1 },
    play: FRESH_PLAY,
    lastRound: false,
    variant: options['variant'] === 'on',
    sponsors: sponsorsAtStart(options['sponsors'] ?? 'basic', chance),
    display,
    bag,
    spentRewards: [],
    store: storeAtStart(chance),
    row: contracts.cards,
    deck: contracts.deck,
    discards: [],
    neutralSupply: components.values.neutralKeys,
  };
  return { state, agenda: [{ kind: 'begin-turn' }] };
}
