import { deckCards, drawCard } from '../../../engine/deck.ts';
import { quickChance } from '../../../engine/quick-chance.ts';
import type { Gift } from '../../insight.ts';
import type { Components } from '../rules/components.ts';
import { freeSpaces } from '../rules/search-zone.ts';
import type { Otys, OtysState, SeatState } from '../rules/state.ts';
import { MOST_IMPROVEMENTS, ownOnTrack } from '../rules/technicians.ts';
import { COLOURS, LEVELS, TECHNICIANS } from '../rules/vocabulary.ts';

type Below = (bound: number) => number;

/** What else changes with a side of the table, as the gift came from somewhere. */
type Given = Partial<SeatState> & { readonly from?: Partial<OtysState> };

const oneOf = <T>(list: readonly T[], below: Below): T | undefined =>
  list.length === 0 ? undefined : list[below(list.length)];

const gift = (
  name: string,
  given: (side: SeatState, state: OtysState, below: Below) => Given | undefined,
): Gift<Otys> => ({
  name,
  give: (state, seat, below) => {
    const side = state.seats[seat];
    const found = side && given(side, state, below);
    if (found === undefined) return undefined;
    const { from, ...changed } = found;
    const seats = state.seats.map((each, at) => (at === seat ? { ...each, ...changed } : each));
    return { ...state, ...from, seats };
  },
});

/** What is only good for a seat of Otys. Contracts and reward tokens come from where they lie, cubes to where there is room. */
export const giftsOf = ({ values, rewards }: Components): readonly Gift<Otys>[] => [
  gift('Prestige', ({ prestige }) => ({ prestige: prestige + 1 })),
  gift('Credit', ({ credits }) => ({ credits: credits + 1 })),
  gift('Battery', ({ batteries }) => ({ batteries: batteries + 1 })),
  gift('neutral X key', ({ neutralX }, { neutralSupply }) =>
    neutralSupply > 0 ? { neutralX: neutralX + 1, from: { neutralSupply: neutralSupply - 1 } } : undefined,
  ),
  gift('key from the track', (side, _, below) => {
    const key = oneOf(ownOnTrack(side), below);
    if (key === undefined) return undefined;
    const track = side.track.filter((token) => token !== key);
    return key === 'x' ? { track, ownX: true } : { track, keys: [...side.keys, key].sort() };
  }),
  gift('cube', (side, _, below) => {
    const level = oneOf(
      LEVELS.filter((each) => freeSpaces(values, side, each) > 0),
      below,
    );
    const colour = oneOf(COLOURS, below);
    if (level === undefined || colour === undefined) return undefined;
    const cubes = side.cubes.map((there, at) =>
      at === level - 1 ? { ...there, [colour]: there[colour] + 1 } : there,
    );
    return { cubes };
  }),
  gift('upgrade', ({ column }, _, below) => {
    const basic = oneOf(
      column.filter(({ upgraded }) => !upgraded),
      below,
    );
    if (basic === undefined) return undefined;
    return { column: column.map((tile) => (tile === basic ? { ...tile, upgraded: true } : tile)) };
  }),
  ...TECHNICIANS.map((technician) =>
    gift(`${technician} improved`, (side) =>
      side[technician] < MOST_IMPROVEMENTS ? { [technician]: side[technician] + 1 } : undefined,
    ),
  ),
  gift('permanent reward', (side, { bag }, below) => {
    const level = oneOf(
      LEVELS.filter((each) => side.rewards[each] === undefined),
      below,
    );
    const reward = oneOf(deckCards(bag), below);
    if (level === undefined || reward === undefined || !rewards.has(reward)) return undefined;
    const left = bag.map((layer) => layer.filter((each) => each !== reward));
    return {
      rewards: { ...side.rewards, [level]: reward },
      from: { bag: left.filter((layer) => layer.length > 0) },
    };
  }),
  gift('private contract', ({ contracts }, { deck }, below) => {
    const drawn = drawCard(deck, quickChance(below(2 ** 30)));
    return drawn && { contracts: [...contracts, drawn.card], from: { deck: drawn.deck } };
  }),
];
