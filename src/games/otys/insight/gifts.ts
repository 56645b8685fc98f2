import { deckCards, drawCard } from '../../../engine/deck.ts';
import { quickChance } from '../../../engine/quick-chance.ts';
import { gift, oneByChance } from '../../gifts.ts';
import type { Gift } from '../../insight.ts';
import type { Components } from '../rules/components.ts';
import { freeSpaces } from '../rules/search-zone.ts';
import { shortfalls } from '../rules/shortfall.ts';
import type { Otys, OtysState } from '../rules/state.ts';
import { MOST_IMPROVEMENTS, ownOnTrack } from '../rules/technicians.ts';
import type { Cubes } from '../rules/view.ts';
import { COLOURS, SEA_LEVELS, TECHNICIANS } from '../rules/vocabulary.ts';

const give = gift<OtysState>;

/** Gifts that only help a seat of Otys: contracts and reward tokens from where they lie, cubes if there is room. */
export const giftsOf = ({ contracts, values, rewards }: Components): readonly Gift<Otys>[] => [
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
