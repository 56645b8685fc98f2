import type { Say } from '../../../texts/say.ts';
import type { Contract, Demand, Reward, RewardFront } from '../rules/components.ts';
import { PERMANENT } from '../rules/contracts.ts';
import { EXPERT_BONUS, feeOf, hasFee } from '../rules/divers.ts';
import type { Shortfall } from '../rules/shortfall.ts';
import { counted } from '../rules/side.ts';
import type { Cubes, DiverView, Idle, Purse, SponsorTile } from '../rules/view.ts';
import {
  COLOURS,
  type Colour,
  type DiverName,
  EXPERTS,
  isExpert,
  type Lack,
  type SeaLevel,
  SURFACE_SPACES,
  type TrackToken,
} from '../rules/vocabulary.ts';
import type { Scene } from './scene.ts';

/** Separates what stands side by side in one line. */
export const BESIDE = ' · ';

/** Stands between divers of whom one will work. */
export const OR = '/';

const PLUS = ' + ';

/** Joins gains, and whatever else comes in a list. */
export const COMMA = ', ';

/** Resources of a colour, as their word follows a number in this language; 0 for the kind itself. */
export const colourName = (say: Say, colour: Colour, count: number): string =>
  say(`otys-colour-${colour}`, { count });

/** A diver by trade; only the upgraded side is named. */
export function diverName(say: Say, diver: DiverName, upgraded = false): string {
  const name = say(`otys-diver-${diver}`);
  return upgraded ? say('otys-upgraded', { diver: name }) : name;
}

/** A diver as the pictures call it: "Metal" for the Metal Expert. */
export const shortName = (say: Say, diver: DiverName): string => say(`otys-board-diver-${diver}`);

/** What a diver does when activated, told in a few words, or explained to somebody who sees the signs at first. */
function deedOf(
  say: Say,
  told: 'effect' | 'explained',
  { diver, upgraded }: DiverView,
  isFree: boolean,
): string {
  if (hasFee(diver))
    return say(`otys-${told}-${diver}`, { price: priceInWords(say, isFree ? 0 : feeOf(diver, upgraded)) });
  const side = upgraded ? 'upgraded' : 'basic';
  if (isExpert(diver)) {
    const bonus = EXPERT_BONUS[EXPERTS[diver]];
    const gain = bonus.kind === 'gain' ? change(say, bonus.purse, bonus.by) : say('otys-effect-returns');
    const colour = colourName(say, EXPERTS[diver], 1);
    return upgraded
      ? say(`otys-${told}-expert-upgraded`, { colour, bonus: gain })
      : say(`otys-${told}-expert-basic`, { colour });
  }
  return isFree ? say(`otys-${told}-trader-${side}-free`) : say(`otys-${told}-trader-${side}`);
}

/** "for 2 Credits", "for free". */
export const priceInWords = (say: Say, cost: number): string => say('otys-effect-price', { cost });

/** What a diver does when activated, in a few words; `isFree` if it costs its owner nothing this turn. */
export const diverEffect = (say: Say, diver: DiverView, isFree = false): string =>
  deedOf(say, 'effect', diver, isFree);

/** The same in a sentence for somebody who sees the signs for the first time. */
export const diverExplained = (say: Say, diver: DiverView, isFree = false): string =>
  deedOf(say, 'explained', diver, isFree);

/** What a sponsor does, in a few words. */
export const sponsorEffect = (say: Say, { sponsor, side }: SponsorTile): string =>
  say(`otys-sponsor-${sponsor}-${side}`);

/** "2 Credits". */
export const amount = (say: Say, purse: Purse, count: number): string =>
  purse === 'prestige' ? say('otys-prestige', { count }) : say(`otys-purse-${purse}`, { count, sign: '' });

/** "+2 Credits", "−1 Battery". */
export const change = (say: Say, purse: Purse, by: number): string =>
  say(`otys-purse-${purse}`, { count: Math.abs(by), sign: by < 0 ? '−' : '+' });

/** "+1 Metal", "−2 Fuel". */
export const cubeChange = (say: Say, colour: Colour, by: number): string =>
  say('otys-cubes-changed', {
    count: Math.abs(by),
    colour: colourName(say, colour, Math.abs(by)),
    sign: by < 0 ? '−' : '+',
  });

/** "2 Metal + Fuel", joined by `plus` if given; the word for nothing if there is none. */
export function cubesInWords(say: Say, cubes: Cubes, plus: string = PLUS): string {
  const parts = COLOURS.filter((colour) => cubes[colour] > 0).map((colour) =>
    say('otys-cubes', { count: cubes[colour], colour: colourName(say, colour, cubes[colour]) }),
  );
  return parts.length === 0 ? say('otys-nothing') : parts.join(plus);
}

/** "1 Metal + 2 Fuel", with every number said; empty if there is none. */
export const cubesCounted = (say: Say, cubes: Cubes): string =>
  COLOURS.filter((colour) => cubes[colour] > 0)
    .map((colour) =>
      say('otys-cubes-changed', {
        count: cubes[colour],
        colour: colourName(say, colour, cubes[colour]),
        sign: '',
      }),
    )
    .join(PLUS);

/** What a contract lacks: the cubes if it matters which, else how many. */
export function lackingCubes(
  say: Say,
  { count, cubes, either = [] }: Pick<Shortfall, 'count' | 'cubes' | 'either'>,
): string {
  const ways = either.map((colour) => cubesCounted(say, counted([colour])));
  const [last, ...others] = ways.toReversed();
  if (last !== undefined) return say('list-or', { some: others.toReversed().join(COMMA), last });
  return cubes === undefined ? say('otys-effect-resources', { count }) : cubesCounted(say, cubes);
}

/** What a demand for free numbers asks for: "2 of a kind + 1 other". */
export const freeWords = (numbers: readonly number[], say: Say): string =>
  say('otys-board-free', {
    family: `kinds-${numbers.join('-')}`,
    numbers: numbers.join(PLUS),
    kinds: numbers.length,
  });

/** What a contract asks for: "Metal + 2 Plant", "2 of a kind + 1 other". */
export function demandInWords(say: Say, demand: Demand): string {
  return demand.kind === 'determined'
    ? cubesInWords(say, counted(demand.cubes))
    : freeWords(demand.numbers, say);
}

/** What a contract brings: "+3 Prestige, +1 Credit". */
export function contractGains(say: Say, { prestige, bonus }: Contract): string {
  return [
    change(say, 'prestige', prestige),
    ...(bonus.credits > 0 ? [change(say, 'credits', bonus.credits)] : []),
    ...(bonus.batteries > 0 ? [change(say, 'batteries', bonus.batteries)] : []),
  ].join(COMMA);
}

/**
 * A contract in a list: "1) 2 Fuel: +2 Prestige". `number` is its place, 1 first, if it is called by that; `mark` is
 * the markup of its demand.
 */
export function contractInWords(say: Say, contract: Contract, number?: number, mark = ''): string {
  const demand = `${mark}${demandInWords(say, contract.demand)}${mark}`;
  const gains = contractGains(say, contract);
  return number === undefined
    ? say('label-value', { label: demand, value: gains })
    : say('otys-text-contract', { number, demand, gains });
}

/** What the front of a reward token does at once. */
export function frontInWords(say: Say, front: RewardFront): string {
  switch (front.kind) {
    case 'cube': {
      const [some, last] = front.colours.map((colour) => colourName(say, colour, 1));
      return say('list-or', { some: some ?? '', last: last ?? '' });
    }
    case 'battery':
      return amount(say, 'batteries', 1);
    case 'prestige':
      return amount(say, 'prestige', 1);
    default:
      return say(`otys-front-${front.kind}`);
  }
}

/** What the back of a reward token brings at each contract on its level. */
export const backInWords = (say: Say, { back }: Pick<Reward, 'back'>): string =>
  amount(say, back, PERMANENT[back].by);

/** Both sides of a reward token. */
export const rewardInWords = (say: Say, reward: Reward): string =>
  say('otys-reward', { front: frontInWords(say, reward.front), back: backInWords(say, reward) });

/** Any key: a numbered one, one's own X key, a neutral one. */
export function keyName(say: Say, token: TrackToken): string {
  if (token === 'x') return say('otys-key-own-x');
  return token === 'neutral' ? say('otys-key-neutral-x') : say('otys-key', { level: token });
}

/** The level that a space of the column lies on; undefined for the three at the surface. */
export const levelOfSpace = (space: number): number | undefined =>
  space < SURFACE_SPACES ? undefined : space - SURFACE_SPACES + 1;

/** "level 4". */
export const levelName = (say: Say, level: SeaLevel | number): string => say('otys-place-level', { level });

/** Where a space of the column is: "the surface", "level 4". */
export function placeName(say: Say, space: number): string {
  const level = levelOfSpace(space);
  return level === undefined ? say('otys-place-surface') : levelName(say, level);
}

/** A diver that moved, and from which space to which; at the surface that alone. */
export function movedInWords(
  { say }: Pick<Scene, 'say'>,
  { diver, from, to }: { readonly diver: DiverName; readonly from: number; readonly to: number },
): string {
  const words = { diver: diverName(say, diver), from: placeName(say, from), to: placeName(say, to) };
  return say(words.from === words.to ? 'otys-happened-moved-surface' : 'otys-happened-moved', words);
}

const OBSTACLE = { space: 'full', credits: 'credits', batteries: 'battery' } as const;

/** What is wanting on a level, in a few words: "level 3 is full, too few Credits". */
export const lacksInWords = (scene: Pick<Scene, 'say'>, lacks: readonly Lack[], level: SeaLevel): string =>
  lacks
    .map((lack) => scene.say(`otys-unavailable-${OBSTACLE[lack]}`, { place: levelName(scene.say, level) }))
    .join(COMMA);

const NOTHING_LEFT = { engineer: 'otys-idle-engineer', trader: 'otys-idle-trader' } as const;

/** Why a diver could do nothing, in a few words; empty if there is nothing to say of it. */
export function whyIdle(
  scene: Pick<Scene, 'say'>,
  { diver, lacks }: Pick<Idle, 'diver' | 'lacks'>,
  level: SeaLevel,
): string {
  if (lacks.length > 0) return lacksInWords(scene, lacks, level);
  return diver === 'engineer' || diver === 'trader' ? scene.say(NOTHING_LEFT[diver]) : '';
}

/** That a diver does nothing, and why: "no effect (no Credit)". */
export const idleTold = ({ say }: Pick<Scene, 'say'>, why: string): string =>
  why === '' ? say('otys-happened-idle') : say('otys-happened-idle-why', { why });

/** The same with the diver before it: "Engineer: no effect (no Credit)". */
export function idleInWords(
  scene: Pick<Scene, 'say'>,
  idle: Pick<Idle, 'diver' | 'lacks' | 'again'>,
  level: SeaLevel,
): string {
  const { say } = scene;
  const diver = diverName(say, idle.diver);
  const label = idle.again === true ? say('otys-happened-again', { diver }) : diver;
  return say('label-value', { label, value: idleTold(scene, whyIdle(scene, idle, level)) });
}
