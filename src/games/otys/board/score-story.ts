import type { MoveEntry } from '../../../engine/log.ts';
import type { OtysFact } from '../rules/fact.ts';
import { otysNotation } from '../rules/notation.ts';
import { cubesLeft } from '../rules/side.ts';
import type { OtysView, SeatView } from '../rules/view.ts';

/** What Prestige comes from. */
export const PRESTIGE_SOURCES = ['contracts', 'permanent', 'tokens', 'sponsors', 'store'] as const;
/** One of the things that Prestige comes from. */
export type PrestigeSource = (typeof PRESTIGE_SOURCES)[number];

/** How the points of one seat came about. */
export interface SeatStory {
  readonly sources: Readonly<Record<PrestigeSource, number>>;
  /** Prestige at the end of each round, beginning with the nothing of before the first. */
  readonly curve: readonly number[];
}

const SOURCE_OF: { readonly [K in OtysFact['kind']]?: PrestigeSource } = {
  'contract-completed': 'contracts',
  'permanent-used': 'permanent',
  'reward-used': 'tokens',
  'sponsor-used': 'sponsors',
  'diver-upgraded': 'sponsors',
  store: 'store',
};

/** What the Prestige of a move comes from as long as none of its facts tells otherwise. */
const firstSource = (notation: string): PrestigeSource => {
  const kind = otysNotation.parse(notation)?.kind;
  return kind === 'bonus' ? 'permanent' : kind === 'price' ? 'store' : 'contracts';
};

/** How everybody's points came about, from all moves of a match. */
export const scoreStories = (moves: readonly MoveEntry<OtysFact>[], seats: number): readonly SeatStory[] => {
  const rounds = Math.max(0, ...moves.map(({ turn }) => Math.ceil(turn / seats)));
  const sources = Array.from({ length: seats }, () => ({
    contracts: 0,
    permanent: 0,
    tokens: 0,
    sponsors: 0,
    store: 0,
  }));
  const gained = Array.from({ length: seats }, () => new Array<number>(rounds + 1).fill(0));
  for (const { notation, turn: answered, facts } of moves) {
    let source = firstSource(notation);
    let turn = answered;
    for (const fact of facts) {
      if (fact.kind === 'turn-began') turn = fact.number;
      source = SOURCE_OF[fact.kind] ?? source;
      if (fact.kind !== 'purse' || fact.purse !== 'prestige') continue;
      const round = Math.ceil(turn / seats);
      const [from, by] = [sources[fact.seat], gained[fact.seat]];
      if (from !== undefined) from[source] += fact.by;
      if (by !== undefined) by[round] = (by[round] ?? 0) + fact.by;
    }
  }
  return sources.map((from, seat) => {
    let sum = 0;
    return {
      sources: from,
      curve: (gained[seat] ?? []).map((by) => {
        sum += by;
        return sum;
      }),
    };
  });
};

/** A seat in the order of the end: Prestige, then cubes left in the search zone (rulebook, "End of the game"). */
export interface Placed {
  readonly player: SeatView;
  readonly cubes: number;
  readonly place: number;
}

/** Everybody from first to last; equal ones share a place. */
export const placesOf = ({ seats }: Pick<OtysView, 'seats'>): readonly Placed[] => {
  const counted = seats.map((player) => ({ player, cubes: cubesLeft(player) }));
  const ahead = (one: (typeof counted)[number], other: (typeof counted)[number]): number =>
    other.player.prestige - one.player.prestige || other.cubes - one.cubes;
  return counted
    .toSorted(ahead)
    .map((each) => ({ ...each, place: 1 + counted.filter((other) => ahead(each, other) > 0).length }));
};
