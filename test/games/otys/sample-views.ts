import { readFileSync } from 'node:fs';
import type { Components } from '../../../src/games/otys/rules/components.ts';
import { readComponents } from '../../../src/games/otys/rules/read-components.ts';
import type { Cubes, DiverView, OtysView, SeatView } from '../../../src/games/otys/rules/view.ts';
import { DIVERS, type DiverName, type SeaLevel } from '../../../src/games/otys/rules/vocabulary.ts';

const FILE = 'assets/otys/components.json';

/** The component list that the bot ships. */
export const sampleComponents: Components = readComponents(
  readFileSync(new URL(`../../../${FILE}`, import.meta.url), 'utf8'),
  FILE,
);

/** A view with the names of those who sit there. */
export interface Sample {
  readonly view: OtysView;
  readonly people: readonly { readonly name: string }[];
}

const cubes = (letters: string): Cubes => {
  const count = (letter: string): number => letters.split(letter).length - 1;
  return { metal: count('M'), plant: count('P'), fuel: count('F'), tech: count('T') };
};

const column = (shift: number, upgraded: readonly DiverName[] = []): readonly DiverView[] =>
  DIVERS.map((_, index) => DIVERS[(index * 3 + shift) % DIVERS.length] ?? 'spy').map((diver) => ({
    diver,
    upgraded: upgraded.includes(diver),
  }));

const player = (seat: number, levels: string, changes: Partial<SeatView> = {}): SeatView => ({
  ...{ seat, prestige: 0, credits: 3, batteries: 1, column: column(seat * 2) },
  cubes: levels.split('/').map(cubes),
  ...{ keys: [1, 2, 3, 4, 5], ownX: true, neutralX: 0, track: [], homeAt: 6 },
  ...{ mechanic: 0, hacker: 0, reach: 1, rewards: [undefined, undefined, undefined, undefined, undefined] },
  contractCount: 0,
  ...changes,
});

const contracts = [...sampleComponents.contracts.keys()];
const rewards = [...sampleComponents.rewards.keys()];
const contractWhere = (text: string): string =>
  contracts.find((id) => id === text) ?? contracts[0] ?? 'no contract';
const display = (shift: number): readonly (readonly string[])[] =>
  [0, 1, 2, 3, 4].map((row) =>
    [0, 1].map((index) => rewards[(row * 13 + index * 7 + shift) % rewards.length] ?? 'no reward'),
  );
const rewardWith = (back: 'credits' | 'prestige'): string =>
  [...sampleComponents.rewards.values()].find((reward) => reward.back === back)?.id ?? 'no reward';

const base: OtysView = {
  viewer: 'spectator',
  seats: [],
  turn: { seat: 0, number: 1, round: 1 },
  phase: 'key',
  sponsorUsed: false,
  freeDivers: false,
  first: 0,
  target: 18,
  lastRound: false,
  sponsors: [3, 1, 5, 2, 4].map((sponsor) => ({
    sponsor: sponsor as 1 | 2 | 3 | 4 | 5,
    side: 'basic' as const,
  })),
  display: display(0),
  store: { metal: 2, plant: 1, fuel: 1, tech: 0 },
  row: [contractWhere('mp'), contractWhere('pff'), contracts[27] ?? ''],
  deckSize: 29,
  discards: [],
  bagSize: 22,
  spentRewards: [],
  neutralSupply: 12,
  variant: false,
};

const people = ['Ana', 'Björn', 'Chidi', 'Дарья'].map((name) => ({ name }));
const levels = (...list: readonly SeaLevel[]): readonly SeaLevel[] => list;

/** Two people, nothing played yet. */
export const opening: Sample = {
  people: people.slice(0, 2),
  view: {
    ...base,
    seats: [player(0, '/M/P/F/T'), player(1, '/T/F/M/P')],
    row: [contractWhere('ft'), contracts[20] ?? ''],
  },
};

const sponsor = (number: 1 | 2 | 3 | 4 | 5, side: 'basic' | 'advanced') => ({ sponsor: number, side });
const [CREDITS, PRESTIGE] = [rewardWith('credits'), rewardWith('prestige')];
const active = column(0)[6]?.diver ?? 'spy';

/** Four people in the thick of it: a dive on level 4, upgraded divers, rewards, unequal scores. */
export const middle: Sample = {
  people,
  view: {
    ...base,
    turn: { seat: 0, number: 29, round: 8 },
    phase: 'effect',
    active: { token: 4, level: 4 },
    activated: active,
    sponsors: [
      ...[sponsor(4, 'advanced'), sponsor(1, 'basic'), sponsor(5, 'advanced')],
      ...[sponsor(2, 'basic'), sponsor(3, 'advanced')],
    ],
    display: display(5),
    seats: [
      player(0, 'P/F/PM/MPF/TF', {
        ...{ prestige: 11, batteries: 2, neutralX: 1, reach: 2, mechanic: 1, homeAt: 5, hacker: 1 },
        column: column(0, ['explorer', 'spy', active]),
        ...{ keys: levels(1, 2, 5), track: [3], contractCount: 2 },
        rewards: [undefined, undefined, PRESTIGE, CREDITS, undefined],
      }),
      player(1, 'M/PF/FTM/T/MP', {
        ...{ prestige: 8, credits: 2, keys: levels(1, 4), ownX: false, track: [2, 'x', 3, 5] },
        column: column(3, ['trader']),
        contractCount: 1,
        rewards: [undefined, CREDITS, undefined, undefined, undefined],
      }),
      player(2, 'PF/FTM/T/MP/PFT', {
        ...{ prestige: 14, credits: 0, batteries: 3, homeAt: 4, hacker: 2, contractCount: 3, neutralX: 2 },
        column: column(5, ['metal-expert', 'engineer', 'tech-expert']),
        ...{ keys: levels(2, 3, 5), track: [1, 4] },
      }),
      player(3, 'FTM/T/MP/PFT/F', {
        ...{ prestige: 8, credits: 6, batteries: 0, column: column(6, ['fuel-expert']) },
        rewards: [undefined, undefined, undefined, undefined, PRESTIGE],
      }),
    ],
    store: { metal: 1, plant: 1, fuel: 3, tech: 0 },
    row: [contractWhere('pf'), contractWhere('fftm'), contracts[30] ?? ''],
    deckSize: 17,
  },
};

/** Four people with every space full, every diver upgraded and every purse swollen. */
export const crowded: Sample = {
  people,
  view: {
    ...base,
    turn: { seat: 2, number: 63, round: 16 },
    phase: 'prepare',
    active: { token: 'x', level: 5 },
    sponsors: ([1, 2, 3, 4, 5] as const).map((number) => sponsor(number, 'advanced')),
    display: display(9),
    seats: [0, 1, 2, 3].map((seat) =>
      player(seat, 'MPF/TTT/PPMM/MPFTF/MMPPFF', {
        ...{ prestige: 16, credits: 14 + seat, batteries: 11, reach: 4, mechanic: 3, contractCount: 7 },
        column: column(seat, DIVERS),
        keys: seat === 2 ? [1, 2, 3, 4, 5] : [1, 3],
        ownX: seat % 2 === 0 && seat !== 2,
        neutralX: seat === 1 ? 6 : 2,
        track: seat === 2 ? [] : seat === 3 ? [2, 4] : [2, 'neutral', 4, 5, 'x'],
        homeAt: seat === 3 ? 3 : 6,
        rewards: [CREDITS, PRESTIGE, CREDITS, PRESTIGE, CREDITS],
      }),
    ),
    store: { metal: 3, plant: 3, fuel: 3, tech: 3 },
    row: [contractWhere('mmpp'), contracts[28] ?? '', contracts[31] ?? ''],
    deckSize: 0,
    lastRound: true,
  },
};

/** Three people at the end, one of them far beyond the target. */
export const end: Sample = {
  people: people.slice(0, 3),
  view: {
    ...base,
    turn: { seat: 2, number: 66, round: 22 },
    phase: 'over',
    lastRound: true,
    result: { scores: [19, 15, 22], winners: [2] },
    seats: [
      player(0, '//PM/F/', { prestige: 19, keys: levels(1), track: [2, 3, 4, 5, 'x'], ownX: false }),
      player(1, 'M////TT', { prestige: 15, column: column(1, ['spy', 'trader']) }),
      player(2, '/T//MM/FFP', {
        ...{ prestige: 22, contractCount: 1 },
        column: column(4, ['spy', 'explorer', 'fuel-expert', 'plant-expert']),
      }),
    ],
  },
};

/** The middle with names that no layout likes: long, right to left, Chinese, made of emoji. */
export const longNames: Sample = {
  view: middle.view,
  people: [
    'Wilhelmina Featherstonehaugh-Cholmondeley of the Deep',
    'أميرة البحار السبعة والأمواج العالية',
    '深海に潜る者たちの長い名前の見本',
    '🦦🐙🐚 otter captain 🌊🌊🌊🌊🌊🌊',
  ].map((name) => ({ name })),
};

/** The named positions. */
export const samples: Readonly<Record<string, Sample>> = {
  opening,
  middle,
  crowded,
  end,
  'long-names': longNames,
};
