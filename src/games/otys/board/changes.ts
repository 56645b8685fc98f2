import type { Seat } from '../../../engine/seat.ts';
import { cubesMinus, NO_CUBES } from '../rules/side.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { type DiverName, SEA_LEVELS, type SeaLevel } from '../rules/vocabulary.ts';

/** What has come about at one seat: by how much its counts changed, and which of its pieces are new where they are. */
export type SeatChanges = ReturnType<typeof seatChanges>;

/** What has come about at the table since it looked otherwise. */
export type Changes = ReturnType<typeof comparedWith>;

/** Nothing is new. */
export const NO_CHANGES: Changes = {
  seats: [],
  store: NO_CUBES,
  row: new Set(),
  display: new Set(),
  sponsors: new Set(),
};

const QUIET: SeatChanges = {
  prestige: 0,
  credits: 0,
  batteries: 0,
  neutralX: 0,
  contracts: 0,
  reach: 0,
  hacker: 0,
  cubes: SEA_LEVELS.map(() => NO_CUBES),
  moved: new Map(),
  upgraded: new Set(),
  rewards: new Set(),
  keys: new Set(),
  ownX: false,
  laid: new Set(),
};

/** The news of one seat. */
export const changesOf = ({ seats }: Changes, seat: Seat): SeatChanges => seats[seat] ?? QUIET;

/** The longest rising part of a row; of several the lowest one, as divers move up by themselves, not down. */
const longestRise = (row: readonly number[]): ReadonlySet<number> => {
  const best: (readonly number[])[] = [];
  for (const [at, value] of row.entries()) {
    let longest: readonly number[] = [];
    for (const before of best.slice(0, at))
      if ((before.at(-1) ?? 0) < value && before.length >= longest.length) longest = before;
    best.push([...longest, value]);
  }
  return new Set(best.reduce((longest, rise) => (rise.length >= longest.length ? rise : longest), []));
};

/** The fewest divers whose moves explain the new order. If two neighbours swapped, nobody can tell which one moved. */
const movedDivers = (now: SeatView, before: SeatView): ReadonlyMap<DiverName, number> => {
  const from = now.column.map(({ diver }) => before.column.findIndex((other) => other.diver === diver));
  const kept = longestRise(from);
  const isSwapped = (to: number, other: number): boolean => from[to] === other && from[other] === to;
  return new Map(
    now.column.flatMap(({ diver }, to) => {
      const was = from[to] ?? to;
      const hasMoved = !kept.has(was) || isSwapped(to, to - 1) || isSwapped(to, to + 1);
      return hasMoved && was !== to ? [[diver, was - to] as const] : [];
    }),
  );
};

/** Spaces of new tokens on the track. Old ones keep their order, so each is sought behind the last one found. */
const laidTokens = ({ track }: SeatView, before: SeatView): ReadonlySet<number> => {
  const laid = new Set<number>();
  let from = 0;
  for (const [space, token] of track.entries()) {
    const was = before.track.indexOf(token, from);
    if (was < 0) laid.add(space);
    else from = was + 1;
  }
  return laid;
};

const seatChanges = (now: SeatView, before: SeatView) => ({
  prestige: now.prestige - before.prestige,
  credits: now.credits - before.credits,
  batteries: now.batteries - before.batteries,
  neutralX: now.neutralX - before.neutralX,
  contracts: now.contractCount - before.contractCount,
  reach: now.reach - before.reach,
  hacker: before.homeAt - now.homeAt,
  cubes: now.cubes.map((cubes, index) => cubesMinus(cubes, before.cubes[index] ?? NO_CUBES)),
  /** Divers that moved by themselves, and by how many spaces, those up being positive. */
  moved: movedDivers(now, before),
  upgraded: new Set<DiverName>(
    now.column.flatMap(({ diver, upgraded }) =>
      upgraded && before.column.some((other) => other.diver === diver && !other.upgraded) ? [diver] : [],
    ),
  ),
  rewards: new Set<SeaLevel>(
    SEA_LEVELS.filter((level) => now.rewards[level - 1] !== before.rewards[level - 1]),
  ),
  /** Keys that came back from the track. */
  keys: new Set<SeaLevel>(now.keys.filter((key) => !before.keys.includes(key))),
  ownX: now.ownX && !before.ownX,
  /** Spaces of the Hacker track, 0 first, whose token is new there. */
  laid: laidTokens(now, before),
});

/** Levels of the sponsors that turned, or went elsewhere while the others only closed up. */
const changedSponsors = (now: OtysView['sponsors'], before: OtysView['sponsors']): ReadonlySet<SeaLevel> => {
  const from = now.map(({ sponsor }) => before.findIndex((other) => other.sponsor === sponsor));
  const kept = longestRise(from);
  return new Set(
    SEA_LEVELS.filter((level) => {
      const was = from[level - 1] ?? -1;
      return !kept.has(was) || before[was]?.side !== now[level - 1]?.side;
    }),
  );
};

const comparedWith = (now: OtysView, before: OtysView) => ({
  seats: now.seats.map((player): SeatChanges => {
    const was = before.seats[player.seat];
    return was === undefined ? QUIET : seatChanges(player, was);
  }),
  store: cubesMinus(now.store, before.store),
  row: new Set<string>(now.row.filter((id) => !before.row.includes(id))),
  display: new Set<string>(now.display.flat().filter((id) => !before.display.flat().includes(id))),
  sponsors: changedSponsors(now.sponsors, before.sponsors),
});

/** What of it the Colony shows: the contracts, the Store and everybody's Prestige. */
export const newsOnColony = (changes: Changes): Changes => ({
  ...changes,
  display: NO_CHANGES.display,
  sponsors: NO_CHANGES.sponsors,
  seats: changes.seats.map(({ prestige }) => ({ ...QUIET, prestige })),
});

/** What of it the seas of the others show: all that is new at a seat but Prestige, which is on the Colony. */
export const newsOnOthers = ({ seats }: Changes): Changes => ({
  ...NO_CHANGES,
  seats: seats.map((own) => ({ ...own, prestige: 0 })),
});

/** What of it the sea of a seat shows: all that is new there, the sponsors and the reward tokens. */
export const newsOnSea = ({ seats, display, sponsors }: Changes, of: Seat): Changes => ({
  ...NO_CHANGES,
  display,
  sponsors,
  seats: seats.map((own, seat) => (seat === of ? own : QUIET)),
});

/** What differs from how it looked earlier: in the oldest of these views, which are in order, the latest first. */
export const changesSince = (now: OtysView, earlier: readonly OtysView[]): Changes => {
  const before = earlier.at(-1);
  return before === undefined ? NO_CHANGES : comparedWith(now, before);
};
