import { deckCards, drawCard } from '../../../engine/deck.ts';
import { quickChance } from '../../../engine/quick-chance.ts';
import { listText } from '../../component-list.ts';
import { gift, oneByChance } from '../../gifts.ts';
import type { Deeds, Gift, Insight, Learning } from '../../insight.ts';
import { chancesBy, readLearned } from '../../learned.ts';
import { components, otys } from '../index.ts';
import type { Components } from '../rules/components.ts';
import { standing } from '../rules/round.ts';
import { shortfalls } from '../rules/shortfall.ts';
import { freeSpaces, MOST_IMPROVEMENTS, ownOnTrack } from '../rules/side.ts';
import type { Otys, OtysState, SeatState } from '../rules/state.ts';
import type { Cubes } from '../rules/view.ts';
import { COLOURS, SEA_LEVELS, TECHNICIANS } from '../rules/vocabulary.ts';
import { TRAITS, traitsBy } from './traits.ts';
import { gameLeft, readWeights, worthBy } from './worth.ts';

const give = gift<OtysState>;

/** Gifts that only help a seat of Otys: contracts and reward tokens from where they lie, cubes if there is room. */
const giftsOf = ({ contracts, values, rewards }: Components): readonly Gift<Otys>[] => [
  give('Prestige', ({ side: { prestige } }) => ({ prestige: prestige + 1 })),
  give('Credit', ({ side: { credits } }) => ({ credits: credits + 1 })),
  give('Battery', ({ side: { batteries } }) => ({ batteries: batteries + 1 })),
  give('neutral X key', ({ side: { neutralX }, state: { neutralSupply } }) =>
    neutralSupply > 0 ? { neutralX: neutralX + 1, from: { neutralSupply: neutralSupply - 1 } } : undefined,
  ),
  give('key from the track', ({ side, below }) => {
    const key = oneByChance(ownOnTrack(side), below);
    if (key === undefined) return undefined;
    const track = side.track.filter((token) => token !== key);
    return key === 'x' ? { track, ownX: true } : { track, keys: [...side.keys, key].sort() };
  }),
  give('cube', ({ side, state: { row }, below }) => {
    const level = oneByChance(
      SEA_LEVELS.filter((each) => freeSpaces(values, side, each) > 1),
      below,
    );
    const colour = oneByChance(COLOURS, below);
    if (level === undefined || colour === undefined) return undefined;
    const cubes = side.cubes.map((there, at) =>
      at === level - 1 ? { ...there, [colour]: there[colour] + 1 } : there,
    );
    // A cube that takes the room from others is not only good.
    const fitting = (each: readonly Cubes[]): number =>
      [...row, ...side.contracts]
        .flatMap((id) => contracts.get(id) ?? [])
        .flatMap((contract) => shortfalls(contract, each, values.spaces))
        .filter((shortfall) => shortfall.level === level && !shortfall.full).length;
    return fitting(cubes) < fitting(side.cubes) ? undefined : { cubes };
  }),
  give('upgrade', ({ side: { column }, below }) => {
    const basic = oneByChance(
      column.filter(({ upgraded }) => !upgraded),
      below,
    );
    if (basic === undefined) return undefined;
    return { column: column.map((tile) => (tile === basic ? { ...tile, upgraded: true } : tile)) };
  }),
  ...TECHNICIANS.map((technician) =>
    give(`${technician} improved`, ({ side }) =>
      side[technician] < MOST_IMPROVEMENTS ? { [technician]: side[technician] + 1 } : undefined,
    ),
  ),
  give('permanent reward', ({ side, state: { bag }, below }) => {
    const level = oneByChance(
      SEA_LEVELS.filter((each) => side.rewards[each] === undefined),
      below,
    );
    const reward = oneByChance(deckCards(bag), below);
    if (level === undefined || reward === undefined || !rewards.has(reward)) return undefined;
    const left = bag.map((layer) => layer.filter((each) => each !== reward));
    return {
      rewards: { ...side.rewards, [level]: reward },
      from: { bag: left.filter((layer) => layer.length > 0) },
    };
  }),
  give('private contract', ({ side: { contracts }, state: { deck }, below }) => {
    const drawn = drawCard(deck, quickChance(below(2 ** 30)));
    return drawn && { contracts: [...contracts, drawn.card], from: { deck: drawn.deck } };
  }),
];

const NO_SEAT: Pick<SeatState, 'prestige' | 'contracts'> = { prestige: 0, contracts: [] };

/** What a seat gains in Prestige between two positions, and the contracts that left the row or its hand. */
function deedsOf(from: OtysState, to: OtysState, seat: number): Deeds {
  const [before = NO_SEAT, after = NO_SEAT] = [from.seats[seat], to.seats[seat]];
  const left = [...to.row, ...after.contracts];
  return {
    points: after.prestige - before.prestige,
    done: [...from.row, ...before.contracts].filter((id) => !left.includes(id)),
  };
}

/** How many resources a seat lacks for each public and own contract, on its nearest level with room for it. */
const lackingBy =
  ({ contracts, values }: Components) =>
  ({ row, seats }: OtysState, seat: number): ReadonlyMap<string, number> => {
    const side = seats[seat];
    if (side === undefined) return new Map();
    return new Map(
      [...row, ...side.contracts].flatMap((id) => {
        const contract = contracts.get(id);
        const nearest = contract && shortfalls(contract, side.cubes, values.spaces).find(({ full }) => !full);
        return nearest === undefined ? [] : [[id, nearest.count] as const];
      }),
    );
  };

const WORTH = 'assets/otys/worth.json';
const LEARNED = 'assets/otys/learned.json';

const textOf = (name: string): string => listText(new URL(`../../../../${name}`, import.meta.url), name);

const weights = readWeights(textOf(WORTH), WORTH);
const learned = readLearned(textOf(LEARNED), LEARNED, TRAITS, otys.seats);

/** How Otys with these components judges its own positions; the weights are those of today. */
export function otysInsightWith(box: Components): Insight<Otys> {
  const worth = worthBy(box, weights);
  const count = traitsBy(box);
  const learning: Learning<Otys> = {
    traits: TRAITS,
    count: (state) => state.seats.map((_, seat) => count(state, seat)),
    left: (state) => gameLeft(box, state),
    gifts: giftsOf(box),
    fileName: LEARNED,
  };
  return {
    isOpen: true,
    deeds: deedsOf,
    lacking: lackingBy(box),
    worth,
    // A key of one's own comes home, a neutral one is gone once it is played.
    lasting: ({ play, seats }, seat) =>
      play.phase === 'over' ? Number.POSITIVE_INFINITY : (seats[seat]?.neutralX ?? 0),
    isIdle: ({ kind }) => kind === 'diver-idle' || kind === 'diver-left',
    learning,
    ...chancesBy(learning, learned, (state) =>
      state.play.phase === 'over' ? standing(state).winners : undefined,
    ),
  };
}

/** How Otys judges its own positions. Loading throws `BrokenComponents` when one of its two files holds no weights. */
export const otysInsight: Insight<Otys> = otysInsightWith(components);
