import { nextSeat } from '../../../engine/seat.ts';
import type { Trait } from '../../insight.ts';
import type { Components, Contract } from '../rules/components.ts';
import { waysOf } from '../rules/contract-ways.ts';
import { cubeCount } from '../rules/cube-counts.ts';
import { cubesAt, diverAt } from '../rules/search-zone.ts';
import type { OtysState, SeatState } from '../rules/state.ts';
import { homeAt, MOST_IMPROVEMENTS } from '../rules/technicians.ts';
import type { Cubes } from '../rules/view.ts';
import { COLOURS, EXPERTS, LEVELS, type Level } from '../rules/vocabulary.ts';
import { besideRow } from './beside-row.ts';

/** Contracts are told apart by how promising they are: the best, the second best and all others. */
const RANKS = ['best', 'second', 'other'] as const;

/** How many cubes a contract may lack to count at all. */
const MOST_LACKING = 4;

/** What a contract is likely to bring by how many cubes it lacks; only ranks and levels are chosen by it. */
const HOPE = [0.95, 0.6, 0.36, 0.2, 0.1] as const;

/** What a Credit and a Battery count in what a contract brings, in Prestige. */
const [CREDIT, BATTERY] = [0.22, 0.3];

const LACKING = Array.from({ length: MOST_LACKING + 1 }, (_, lacking) => lacking);

const IMPROVEMENTS = Array.from({ length: MOST_IMPROVEMENTS }, (_, at) => at + 1);

/** Of what is only good, and counted by nothing else. */
const good = (name: string): Trait => ({ name, least: [0, 0] });

/**
 * Of an improvement, which is only good and counted by the worth made by hand, too: as that counts for 0.7 at least, and its 0.25 in `assets/otys/worth.json`,
 * as much may be taken from it.
 */
const improvement = (name: string): Trait => ({ name, least: [-0.15, 0] });

const free = (name: string): Trait => ({ name });

/** What is counted of a seat's position; the order is that of the numbers of {@link traitsBy}. */
export const TRAITS: readonly Trait[] = [
  ...['prestige', 'prestige beyond 12'].map(good),
  ...RANKS.flatMap((rank) => LACKING.map((lacking) => free(`${rank} contract lacking ${lacking}`))),
  ...['contract within reach', 'private contracts', 'deep cubes', 'shallow cubes'].map(free),
  ...['keys at hand', 'deep keys at hand', 'keys until home'].map(free),
  ...['own X key', 'neutral X keys'].map(good),
  ...['keys with an expert', 'keys with another diver'].map(free),
  ...['first 2 Credits', 'next 2 Credits', 'further Credits'].map(free),
  ...['first Battery', 'next 2 Batteries', 'further Batteries'].map(free),
  ...['experts', 'trader', 'spy', 'engineer', 'explorer'].map((diver) => free(`upgraded ${diver}`)),
  ...['deep rewards of Credits', 'deep rewards of Prestige', 'shallow rewards'].map(free),
  ...IMPROVEMENTS.map((times) => improvement(`mechanic ${times}`)),
  ...IMPROVEMENTS.map((times) => improvement(`hacker ${times}`)),
  free('still to play in the round'),
];

/** Levels with more room, where contracts are mostly completed. */
const isDeep = (level: Level): boolean => level >= 3;

const OTHER_DIVERS = ['trader', 'spy', 'engineer', 'explorer'] as const;

/** How promising a contract is on its best level. */
interface Prospect {
  readonly gain: number;
  readonly lacking: number;
  readonly hope: number;
  readonly level: Level;
  /** The colours that are missing, each as often as it is. */
  readonly missing: number;
}

/** What counts of a seat's position, in numbers: one for each of {@link TRAITS}. */
export function traitsBy(components: Components): (state: OtysState, seat: number) => readonly number[] {
  const { values } = components;

  function prospectOf(side: SeatState, contract: Contract, room: readonly number[]): Prospect | undefined {
    const gain = contract.prestige + contract.bonus.credits * CREDIT + contract.bonus.batteries * BATTERY;
    let best: Prospect | undefined;
    for (const level of LEVELS) {
      const there = cubesAt(side, level);
      const free = room[level - 1] ?? 0;
      const id = side.rewards[level];
      const back = id === undefined ? undefined : components.rewards.get(id)?.back;
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
        const hope = all * (HOPE[lacking] ?? 0);
        if (lacking > free || lacking > MOST_LACKING || hope <= (best?.hope ?? 0)) continue;
        best = { gain: all, lacking, hope, level, missing };
      }
    }
    return best;
  }

  /** The one cube that it lacks can come with the next key: its expert lies on that level, and a key opens it. */
  function isWithinReach(side: SeatState, { lacking, level, missing }: Prospect): boolean {
    if (lacking !== 1) return false;
    const { diver } = diverAt(side, level);
    const opens = side.keys.includes(level) || side.ownX || side.neutralX > 0;
    return opens && diver in EXPERTS && EXPERTS[diver as keyof typeof EXPERTS] === COLOURS[missing];
  }

  const ofSide = besideRow((side, row) => {
    const filled = side.cubes.map((cubes: Cubes) => cubeCount(cubes));
    const room = filled.map((count, at) => (values.spaces[at] ?? 0) - count);
    const prospects = [...row, ...side.contracts]
      .flatMap((id) => {
        const contract = components.contracts.get(id);
        return (contract && prospectOf(side, contract, room)) ?? [];
      })
      .sort((one, other) => other.hope - one.hope);
    const contracts = new Array<number>(RANKS.length * LACKING.length).fill(0);
    let reached = 0;
    for (const [rank, prospect] of prospects.entries()) {
      const at = Math.min(rank, RANKS.length - 1) * LACKING.length + prospect.lacking;
      contracts[at] = (contracts[at] ?? 0) + prospect.gain;
      if (isWithinReach(side, prospect)) reached = Math.max(reached, prospect.gain);
    }
    let [withExpert, withOther, deepKeys] = [0, 0, 0];
    for (const level of side.keys) {
      if (isDeep(level)) deepKeys += 1;
      const { diver } = diverAt(side, level);
      if (!(diver in EXPERTS)) withOther += 1;
      else if ((room[level - 1] ?? 0) > 0) withExpert += 1;
    }
    const upgraded = new Set(side.column.flatMap((tile) => (tile.upgraded ? tile.diver : [])));
    let [deepCredits, deepPrestige, shallowRewards] = [0, 0, 0];
    for (const level of LEVELS) {
      const id = side.rewards[level];
      if (id === undefined) continue;
      if (!isDeep(level)) shallowRewards += 1;
      else if (components.rewards.get(id)?.back === 'credits') deepCredits += 1;
      else deepPrestige += 1;
    }
    const deep = (filled[2] ?? 0) + (filled[3] ?? 0) + (filled[4] ?? 0);
    const { credits, batteries, prestige } = side;
    return [
      prestige,
      Math.max(0, prestige - 12),
      ...contracts,
      reached,
      side.contracts.length,
      deep,
      (filled[0] ?? 0) + (filled[1] ?? 0),
      side.keys.length,
      deepKeys,
      homeAt(values, side) - side.track.length,
      side.ownX ? 1 : 0,
      Math.min(3, side.neutralX),
      withExpert,
      withOther,
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

/** Whether a seat has still to play in this round. */
function playsYet({ turn, first, seats }: OtysState, seat: number): boolean {
  for (let at = turn.seat; ; at = nextSeat(at, seats.length)) {
    if (at === seat) return true;
    if (nextSeat(at, seats.length) === first) return false;
  }
}
