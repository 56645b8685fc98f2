import { nextSeat } from '../../../engine/seat.ts';
import type { Trait } from '../../insight.ts';
import type { Components, Contract } from '../rules/components.ts';
import { waysOf } from '../rules/shortfall.ts';
import { cubeCount, cubesAt, diverAt, MOST_IMPROVEMENTS } from '../rules/side.ts';
import type { OtysState, SeatState } from '../rules/state.ts';
import type { Cubes } from '../rules/view.ts';
import { COLOURS, EXPERTS, SEA_LEVELS, type SeaLevel } from '../rules/vocabulary.ts';
import { backOf, besideRow } from './worth.ts';

/** Contracts are counted by how many cubes they lack at most: so one more never counts for less. */
const LACKING = [1, 2, 3] as const;

const MOST_LACKING = Math.max(...LACKING);

/** What a Credit and a Battery count in what a contract brings, in Prestige. */
const [CREDIT, BATTERY] = [0.22, 0.3];

const IMPROVEMENTS = Array.from({ length: MOST_IMPROVEMENTS }, (_, at) => at + 1);

const OTHER_DIVERS = ['trader', 'spy', 'engineer', 'explorer'] as const;

const good = (name: string): Trait => ({ name, least: [0, 0] });

/** Useful beyond the players' search depth: games between them teach that it is worth nothing, so it has a minimum. */
const goodLater = (name: string, early: number, late: number): Trait => ({ name, least: [early, late] });

/** What is counted of a seat's position; the order is that of the numbers of {@link traitsBy}. */
export const TRAITS: readonly Trait[] = [
  ...['prestige', 'prestige beyond 12'].map(good),
  ...LACKING.map((lacking) => good(`contracts lacking ${lacking} at most`)),
  ...LACKING.map((lacking) => good(`best contract lacking ${lacking} at most`)),
  ...['contract within reach', 'private contracts', 'deep cubes', 'shallow cubes'].map(good),
  ...['keys at hand', 'keys with an expert'].map(good),
  goodLater('own X key', 0.15, 0.05),
  goodLater('neutral X keys', 0.1, 0),
  ...['first 2 Credits', 'next 2 Credits', 'further Credits'].map(good),
  goodLater('first Battery', 0.3, 0.1),
  goodLater('next 2 Batteries', 0.2, 0.05),
  goodLater('further Batteries', 0.1, 0.02),
  ...['experts', ...OTHER_DIVERS].map((diver) => goodLater(`upgraded ${diver}`, 0.05, 0)),
  ...['deep rewards of Credits', 'deep rewards of Prestige', 'shallow rewards'].map(good),
  ...IMPROVEMENTS.map((times) => goodLater(`mechanic ${times}`, 0.05, 0)),
  ...IMPROVEMENTS.map((times) => goodLater(`hacker ${times}`, 0.05, 0)),
  good('still to play in the round'),
];

const isDeep = (level: SeaLevel): boolean => level >= 3;

/** What counts of a seat's position, in numbers: one for each of {@link TRAITS}. */
export function traitsBy(components: Components): (state: OtysState, seat: number) => readonly number[] {
  const { values } = components;

  /**
   * A contract's gain on its best level, by the most cubes lacking (`LACKING`), and if the next key can bring them; and
   * on which levels there is room for what it lacks.
   */
  function gainsOf(side: SeatState, contract: Contract, room: readonly number[]) {
    const gain = contract.prestige + contract.bonus.credits * CREDIT + contract.bonus.batteries * BATTERY;
    const gains = LACKING.map(() => 0);
    const fits = room.map(() => false);
    let reached = 0;
    for (const level of SEA_LEVELS) {
      const there = cubesAt(side, level);
      const back = backOf(components, side, level);
      const all = gain + (back === 'prestige' ? 1 : back === 'credits' ? 2 * CREDIT : 0);
      for (const { cubes } of waysOf(contract)) {
        let lacking = 0;
        let missing = 0;
        for (let at = 0; at < COLOURS.length; at += 1) {
          const colour = COLOURS[at] ?? 'metal';
          const lacks = cubes[colour] - there[colour];
          if (lacks <= 0) continue;
          lacking += lacks;
          missing = at;
        }
        if (lacking > (room[level - 1] ?? 0)) continue;
        fits[level - 1] = true;
        if (lacking > MOST_LACKING) continue;
        for (const [at, most] of LACKING.entries())
          if (lacking <= most) gains[at] = Math.max(gains[at] ?? 0, all);
        if (lacking === 0 || (lacking === 1 && isWithinReach(side, level, missing)))
          reached = Math.max(reached, all);
      }
    }
    return { gains, reached, fits };
  }

  /** The one cube that is missing can come with the next key: its expert lies on that level, and a key opens it. */
  function isWithinReach(side: SeatState, level: SeaLevel, missing: number): boolean {
    const { diver } = diverAt(side, level);
    const opens = side.keys.includes(level) || side.ownX || side.neutralX > 0;
    return opens && diver in EXPERTS && EXPERTS[diver as keyof typeof EXPERTS] === COLOURS[missing];
  }

  const ofSide = besideRow((side, row) => {
    const filled = side.cubes.map((cubes: Cubes) => cubeCount(cubes));
    const room = filled.map((count, at) => (values.spaces[at] ?? 0) - count);
    const [all, best] = [LACKING.map(() => 0), LACKING.map(() => 0)];
    // A cube that fills a level is of no use unless something can be completed there.
    const useful = filled.map((count, at) => Math.min(count, (values.spaces[at] ?? 0) - 1));
    let reached = 0;
    for (const id of [...row, ...side.contracts]) {
      const contract = components.contracts.get(id);
      if (contract === undefined) continue;
      const found = gainsOf(side, contract, room);
      for (const [at, fits] of found.fits.entries()) if (fits) useful[at] = filled[at] ?? 0;
      for (const [at, gain] of found.gains.entries()) {
        all[at] = (all[at] ?? 0) + gain;
        best[at] = Math.max(best[at] ?? 0, gain);
      }
      reached = Math.max(reached, found.reached);
    }
    const withExpert = side.keys.filter((level) => {
      const { diver } = diverAt(side, level);
      return diver in EXPERTS && (room[level - 1] ?? 0) > 0;
    }).length;
    const upgraded = new Set(side.column.flatMap((tile) => (tile.upgraded ? tile.diver : [])));
    let [deepCredits, deepPrestige, shallowRewards] = [0, 0, 0];
    for (const level of SEA_LEVELS) {
      const back = backOf(components, side, level);
      if (back === undefined) continue;
      if (!isDeep(level)) shallowRewards += 1;
      else if (back === 'credits') deepCredits += 1;
      else deepPrestige += 1;
    }
    const deep = (useful[2] ?? 0) + (useful[3] ?? 0) + (useful[4] ?? 0);
    const { credits, batteries, prestige } = side;
    return [
      prestige,
      Math.max(0, prestige - 12),
      ...all,
      ...best,
      reached,
      side.contracts.length,
      deep,
      (useful[0] ?? 0) + (useful[1] ?? 0),
      side.keys.length,
      withExpert,
      side.ownX ? 1 : 0,
      Math.min(3, side.neutralX),
      Math.min(2, credits),
      Math.min(2, Math.max(0, credits - 2)),
      Math.max(0, credits - 4),
      Math.min(1, batteries),
      Math.min(2, Math.max(0, batteries - 1)),
      Math.max(0, batteries - 3),
      [...upgraded].filter((diver) => diver in EXPERTS).length,
      ...OTHER_DIVERS.map((diver) => (upgraded.has(diver) ? 1 : 0)),
      deepCredits,
      deepPrestige,
      shallowRewards,
      ...IMPROVEMENTS.map((times) => (side.mechanic >= times ? 1 : 0)),
      ...IMPROVEMENTS.map((times) => (side.hacker >= times ? 1 : 0)),
    ];
  });

  return (state, seat) => {
    const side = state.seats[seat];
    if (side === undefined) return TRAITS.map(() => 0);
    return [...ofSide(state, side), playsYet(state, seat) ? 1 : 0];
  };
}

function playsYet({ turn, first, seats }: OtysState, seat: number): boolean {
  for (let at = turn.seat; ; at = nextSeat(at, seats.length)) {
    if (at === seat) return true;
    if (nextSeat(at, seats.length) === first) return false;
  }
}
