import type { DecisionOf } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { FactOf } from '../../facts-told.ts';
import { outlookOf } from '../../outlook.ts';
import type { Outlook } from '../../presenter.ts';
import { cubesTaken } from '../board/piece-words.ts';
import { lacksOf } from '../rules/asking.ts';
import type { Contract, Reward } from '../rules/components.ts';
import { FEES } from '../rules/divers.ts';
import type { OtysFact, Purse } from '../rules/fact.ts';
import type { OtysMove } from '../rules/move.ts';
import { otysNotation } from '../rules/notation.ts';
import { type Shortfall, shortfalls } from '../rules/shortfall.ts';
import { SPONSOR_EFFECTS } from '../rules/sponsors.ts';
import type { Otys, SponsorTile } from '../rules/state.ts';
import type { DiverStep, OtysStep } from '../rules/step.ts';
import type { Cubes, DiverView } from '../rules/view.ts';
import {
  COLOURS,
  type Colour,
  type DiverName,
  EXPERT_OF,
  LEVELS,
  type Level,
  spaceOfLevel,
  type Technician,
  type TrackToken,
} from '../rules/vocabulary.ts';

import { diverOn } from './question/asked.ts';
import {
  accent,
  canPayTwice,
  firstDive,
  isOneOfTwo,
  offersSponsor,
  sponsorOn,
} from './question/usual-dive.ts';
import { readyFor } from './ready.ts';
import { contractOf, paysNothing, placedReward, rewardOf, type Scene, sideOf } from './scene.ts';

/** What comes of answers for the player who gives them, or what is asked of them then. */
export type Effect =
  | { readonly kind: 'over' | 'home' | 'looks' | 'returns' | 'dives' | 'nothing' }
  /** A diver can do nothing, and what it lacks. */
  | ({ readonly kind: 'idle'; readonly level: Level } & Pick<
      FactOf<OtysFact, 'diver-idle'>,
      'diver' | 'lacks'
    >)
  /** `by` is positive in either. */
  | { readonly kind: 'spent'; readonly purse: Purse; readonly by: number }
  | { readonly kind: 'gained'; readonly purse: Purse; readonly by: number }
  | { readonly kind: 'completed'; readonly contract: string; readonly level: Level }
  | { readonly kind: 'cubes'; readonly level: Level; readonly by: readonly (readonly [Colour, number])[] }
  /** So much Prestige is reached that the last round begins. */
  | { readonly kind: 'target'; readonly prestige: number }
  /** So many public contracts are ready when the turn ends. */
  | { readonly kind: 'left'; readonly count: number }
  | { readonly kind: 'upgraded'; readonly diver: DiverName }
  | { readonly kind: 'improved'; readonly technician: Technician; readonly to: number }
  /** From now on each contract on a level brings the back of a token, in the place of another one. */
  | {
      readonly kind: 'reward';
      readonly level: Level;
      readonly reward: Reward;
      readonly old: Reward | undefined;
    }
  | { readonly kind: 'key'; readonly token: TrackToken }
  | { readonly kind: 'moved'; readonly diver: DiverName; readonly from: number; readonly to: number }
  /** Who is on a level then. */
  | { readonly kind: 'stands'; readonly diver: DiverName; readonly level: Level }
  /** What is chosen next: a front's effect, a price, where a resource goes, a level's own reward. */
  | { readonly kind: 'front'; readonly reward: Reward }
  | { readonly kind: 'price'; readonly credits: number; readonly prestige: number }
  | { readonly kind: 'carries'; readonly from: Level }
  | { readonly kind: 'besides'; readonly reward: Reward }
  /** What the diver at work, or the sponsor there, can do. */
  | { readonly kind: 'work'; readonly diver: DiverView; readonly free: boolean }
  | { readonly kind: 'copies'; readonly seats: readonly Seat[]; readonly level: Level }
  | { readonly kind: 'twice'; readonly isPaid: boolean }
  | { readonly kind: 'sponsor'; readonly tile: SponsorTile }
  | { readonly kind: 'opens'; readonly isNeutral: boolean }
  | { readonly kind: 'propels'; readonly reach: number }
  | { readonly kind: 'could'; readonly divers: readonly DiverName[]; readonly level: Level }
  | { readonly kind: 'ready'; readonly contract: string; readonly level: Level }
  | { readonly kind: 'nearer'; readonly contract: string; readonly short: Shortfall }
  /** What a search saw besides: in the next turn, or in those of the others. */
  | { readonly kind: 'soon' | 'later'; readonly contract: string }
  | { readonly kind: 'denies' | 'taken'; readonly contract: string; readonly rival: Seat }
  | { readonly kind: 'points'; readonly by: number };

type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** Effects of questions that can make a contract ready. */
const ASKING: ReadonlySet<Effect['kind']> = new Set(['work', 'sponsor', 'opens', 'front', 'carries']);
/** As many contracts are told of that become ready; more is no help. */
const MOST_READY = 2;
/** A contract that lacks more than this is too far away to be worth a word. */
const NEAR = 2;

/** What changes on the side of whoever answers, and in which answers of the line. */
interface Line {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly outlook: Outlook<Otys>;
  readonly moves: readonly (OtysMove | undefined)[];
  /** The facts of its answers but for contracts, which tell of themselves. */
  readonly facts: readonly OtysFact[];
  readonly completions: readonly EffectOf<'completed'>[];
  readonly purses: readonly { readonly purse: Purse; readonly by: number }[];
  readonly cubes: readonly { readonly level: Level; readonly colour: Colour; readonly by: number }[];
  /** The level of the key; undefined before it is known. */
  readonly level: Level | undefined;
}

/** Whether a diver moves because a turn ends behind other answers. */
const isUsualEnd = (fact: OtysFact, move: OtysMove | undefined, at: number): boolean =>
  fact.kind === 'diver-moved' && move?.kind === 'end' && at > 0;

type Completion = Extract<OtysMove, { readonly kind: 'contract' }>;

/** What completing a contract pays and takes, whether or not it can be foreseen which one takes its place. */
function paidBy(scene: Pick<Scene, 'components'>, { contract, level, colours = [] }: Completion) {
  const { demand, prestige, bonus } = contractOf(scene, contract);
  const taken = cubesTaken(demand, colours);
  return {
    purses: [
      { purse: 'prestige', by: prestige },
      { purse: 'credits', by: bonus.credits },
      { purse: 'batteries', by: bonus.batteries },
    ] as const,
    cubes: COLOURS.map((colour) => ({ level, colour, by: -taken[colour] })),
  };
}

function lineOf(scene: Scene, outlook: Outlook<Otys>, seat: Seat): Line {
  const moves = outlook.moves.map(({ notation }) => otysNotation.parse(notation));
  const completed = moves.flatMap((move) => (move?.kind === 'contract' ? [move] : []));
  // Contracts tell of themselves; who comes up at the end of a turn goes without saying behind other answers.
  const facts = outlook.moves.flatMap((entry, at) =>
    moves[at]?.kind === 'contract' ? [] : entry.facts.filter((fact) => !isUsualEnd(fact, moves[at], at)),
  );
  const own = facts.filter((fact) => !('seat' in fact) || fact.seat === seat);
  const paid = completed.map((move) => paidBy(scene, move));
  const played = own.find((fact) => fact.kind === 'key-played');
  return {
    ...{ scene, seat, outlook, moves, facts: own },
    completions: completed.map(({ contract, level }) => ({ kind: 'completed', contract, level })),
    purses: [...own.filter((fact) => fact.kind === 'purse'), ...paid.flatMap(({ purses }) => purses)],
    cubes: [...own.filter((fact) => fact.kind === 'cube'), ...paid.flatMap(({ cubes }) => cubes)],
    level: scene.view.active?.level ?? played?.level,
  };
}

/**
 * What comes of answers, as the reader of `scene` may know it, whose view is the one before them. A key counts with the usual dive on its level; where a question is
 * left open, what it asks counts, and of its answers the contract that one of them makes ready or brings nearest.
 */
export function effectsOf(scene: Scene, given: Outlook<Otys>, seat: Seat): readonly Effect[] {
  const { outlook, sponsor } = diving(scene, given, seat);
  const line = lineOf(scene, outlook, seat);
  const next = [...nextOf(line), ...sponsor];
  const isSponsorAsking =
    line.moves.at(-1)?.kind === 'sponsor' && next.some(({ kind }) => kind === 'sponsor');
  const effects = [
    ...line.completions,
    // What it says of itself has its price.
    ...(isSponsorAsking ? [] : pursesOf(line)),
    ...cubesOf(line),
    ...line.facts.flatMap((fact) => ofFact(line, fact)),
    ...ofMoves(line),
    ...targetOf(line),
    ...next,
    ...contractsOf(
      line,
      next.some(({ kind }) => ASKING.has(kind)),
    ),
  ];
  const hasDived = line.moves.some((move) => move?.kind === 'dive');
  return effects.length === 0 && hasDived ? [{ kind: 'nothing' }] : effects;
}

/** What completing a contract does. */
export function effectsOfCompletion(scene: Scene, seat: Seat, move: Completion): readonly Effect[] {
  const { contract, level } = move;
  const paid = paidBy(scene, move);
  const reward = placedReward(scene, seat, level);
  return [
    { kind: 'completed', contract, level },
    ...pursesOf(paid),
    ...cubesOf(paid),
    ...(reward === undefined ? [] : [{ kind: 'besides', reward } as const]),
    ...targetOf({ scene, seat, ...paid }),
  ];
}

/**
 * A key, or the level of one, with the usual dive there, and with its sponsor if that comes by itself; where the diver would be asked which of two equal
 * things it does, that is left open.
 */
function diving(scene: Scene, given: Outlook<Otys>, seat: Seat) {
  const { next, ...open } = given;
  const { after, foresee, moves } = open;
  const line = moves.map(({ notation }) => notation);
  const level = playsKey(given);
  if (next?.about.kind !== 'prepare' || level === undefined) return { outlook: given, sponsor: [] };
  const asked = {
    ...{ scene: { ...scene, view: after }, seat },
    moves: openMoves(next),
    foresee: (...onward: readonly string[]) => behind(foresee(...line, ...onward), line.length),
  };
  const isSponsored = accent(asked) === 'sponsored';
  const dive = firstDive(asked, isSponsored);
  const outlook =
    dive && !isOneOfTwo(dive) ? outlookOf(foresee, [...line, otysNotation.make(dive)]) : undefined;
  const work = {
    kind: 'work',
    diver: diverOn(asked, level),
    free: paysNothing(asked.scene, seat),
  } as const;
  const tile = { kind: 'sponsor', tile: sponsorOn(asked.scene, level) } as const;
  return {
    outlook: outlook ?? open,
    sponsor: [
      ...(outlook === undefined ? [work] : []),
      ...(!isSponsored && offersSponsor(asked) ? [tile] : []),
    ],
  };
}

/** The level of a key with the dive there, if that settles what its diver does. */
function dived(outlook: Outlook<Otys>): Outlook<Otys> {
  const { next, moves, foresee } = outlook;
  if (next?.about.kind !== 'prepare' || playsKey(outlook) === undefined) return outlook;
  const dive = firstDive({ moves: openMoves(next) }, false);
  return dive === undefined || isOneOfTwo(dive)
    ? outlook
    : (outlookOf(foresee, [...moves.map(({ notation }) => notation), otysNotation.make(dive)]) ?? outlook);
}

/** The level of the key that the last answer of a line plays. */
const playsKey = ({ moves }: Outlook<Otys>): Level | undefined =>
  moves
    .at(-1)
    ?.facts.flatMap((fact) => (fact.kind === 'key-played' ? [fact.level] : []))
    .at(0);

/** The answers to a question but for contracts. */
const openMoves = ({ answers }: DecisionOf<Otys>): readonly OtysMove[] =>
  answers.flatMap(({ move, isExtra }) => (isExtra ? [] : [move]));

/** What is foreseen behind the first answers of a line. */
const behind = <F extends { readonly steps: readonly unknown[] }>(foresight: F, from: number): F => ({
  ...foresight,
  steps: foresight.steps.slice(from),
});

/** What is spent and gained of each kind, apart from each other: a price stays one. */
function pursesOf({ purses }: Pick<Line, 'purses'>): readonly Effect[] {
  const sums = new Map<string, EffectOf<'spent'> | EffectOf<'gained'>>();
  for (const { purse, by } of purses) {
    if (by === 0) continue;
    const kind = by < 0 ? 'spent' : 'gained';
    const sum = (sums.get(`${kind} ${purse}`)?.by ?? 0) + Math.abs(by);
    sums.set(`${kind} ${purse}`, { kind, purse, by: sum });
  }
  return [...sums.values()];
}

/** How many of a colour come to a level, or leave it. */
const changeOn = ({ cubes }: Pick<Line, 'cubes'>, level: Level, colour: Colour): number =>
  cubes.reduce((sum, each) => sum + (each.level === level && each.colour === colour ? each.by : 0), 0);

/** What lies on a level after a line. */
function withChange(lying: Cubes, line: Pick<Line, 'cubes'>, level: Level): Cubes {
  const then = (colour: Colour): number => lying[colour] + changeOn(line, level, colour);
  return { metal: then('metal'), plant: then('plant'), fuel: then('fuel'), tech: then('tech') };
}

const cubesOf = (line: Pick<Line, 'cubes'>): readonly Effect[] =>
  LEVELS.flatMap((level) => {
    const by = COLOURS.map((colour) => [colour, changeOn(line, level, colour)] as const);
    const changed = by.filter(([, count]) => count !== 0);
    return changed.length === 0 ? [] : [{ kind: 'cubes', level, by: changed }];
  });

function targetOf({ scene, seat, purses }: Pick<Line, 'scene' | 'seat' | 'purses'>): readonly Effect[] {
  const { view } = scene;
  const before = sideOf(scene, seat).prestige;
  const after = purses.reduce((sum, { purse, by }) => sum + (purse === 'prestige' ? by : 0), before);
  return after >= view.target && before < view.target && !view.lastRound
    ? [{ kind: 'target', prestige: view.target }]
    : [];
}

/** What a fact is to the one who answers; nothing where its amount is told already. */
function ofFact({ scene, seat, outlook, level, facts }: Line, fact: OtysFact): readonly Effect[] {
  switch (fact.kind) {
    case 'ended':
      return [{ kind: 'over' }];
    case 'keys-home':
      return [{ kind: 'home' }];
    case 'diver-idle':
      return fact.again === true ? [] : [{ ...fact, kind: 'idle' }];
    case 'diver-upgraded':
      return [{ kind: 'upgraded', diver: fact.diver }];
    case 'diver-moved':
      return [{ kind: 'moved', diver: fact.diver, from: fact.from, to: fact.to }];
    case 'technician':
      return [{ kind: 'improved', technician: fact.technician, to: fact.to }];
    case 'key-returned':
      return [{ kind: 'key', token: fact.token }];
    case 'reward-used': {
      const reward = rewardOf(scene, fact.reward);
      const isTaken = scene.view.phase === 'effect' || facts.some(({ kind }) => kind === 'diver-activated');
      return [
        ...(isTaken && level !== undefined
          ? [{ kind: 'reward', level, reward, old: placedReward(scene, seat, level) } as const]
          : []),
        ...(reward.front.kind === 'look' && outlook.end === 'hidden' ? [{ kind: 'looks' } as const] : []),
      ];
    }
    case 'sponsor-used':
      return SPONSOR_EFFECTS[fact.sponsor][fact.side].effects.some(({ kind }) => kind === 'free-own')
        ? [{ kind: 'sponsor', tile: fact }]
        : [];
    default:
      return [];
  }
}

/** What an answer is about besides its facts: who stands at the key then, what is looked at, what is left lying. */
function ofMoves({ scene, seat, outlook, moves, level }: Line): readonly Effect[] {
  const move = moves.at(-1);
  const { after, end } = outlook;
  const side = sideOf({ view: after }, seat);
  const at = (space: number): readonly Effect[] => {
    const diver = side.column[space]?.diver;
    return level === undefined || diver === undefined ? [] : [{ kind: 'stands', diver, level }];
  };
  switch (move?.kind) {
    case 'space':
      return level === undefined ? [] : at(spaceOfLevel(level));
    case 'end': {
      if (moves.length > 1) return [];
      const count = readyFor({ ...scene, view: after }, seat);
      return [
        ...(count > 0 ? [{ kind: 'left', count } as const] : []),
        ...(level === undefined ? [] : at(spaceOfLevel(level))),
      ];
    }
    case 'hold': {
      if (level === undefined) return [];
      const from = spaceOfLevel(level);
      const { diver } = diverOn({ scene, seat }, level);
      return move.spend
        ? [{ kind: 'spent', purse: 'batteries', by: 1 }, ...at(from)]
        : [{ kind: 'moved', diver, from, to: 0 }];
    }
    case 'look':
      return end === 'hidden' ? [{ kind: 'looks' }] : [];
    default:
      return [];
  }
}

/** The diver that a step puts to work, as it lies, and whether it is free of cost. */
function workerOf(step: DiverStep): Pick<EffectOf<'work'>, 'diver' | 'free'> {
  switch (step.kind) {
    case 'expert':
      return { diver: { diver: EXPERT_OF[step.colour], upgraded: step.bonus }, free: false };
    case 'trader':
      return { diver: { diver: 'trader', upgraded: step.upgraded }, free: step.free };
    case 'spy':
    case 'engineer':
    case 'explorer':
      return {
        diver: { diver: step.kind, upgraded: step.cost < FEES[step.kind].basic },
        free: step.cost === 0,
      };
  }
}

/** Whether a diver begins to work with an answer. */
const isPutToWork = (move: OtysMove | undefined): boolean =>
  move?.kind === 'dive' || move?.kind === 'copy' || move?.kind === 'key' || move?.kind === 'level';

/** Whether a question has no answer but to go on. */
const isWaiting = ({ answers }: DecisionOf<Otys>): boolean =>
  answers.every(({ move, isExtra }) => isExtra || move.kind === 'skip');

/** What is asked once a line is over. */
function nextOf(line: Line): readonly Effect[] {
  const { scene, seat, outlook, moves, facts, level = LEVELS[0] } = line;
  const { after, next } = outlook;
  if (next === undefined) return [];
  const step: OtysStep = next.about;
  const there = { ...scene, view: after };
  const used = facts.some(({ kind }) => kind === 'sponsor-used');
  const sponsor: Effect = { kind: 'sponsor', tile: sponsorOn(there, level) };
  switch (step.kind) {
    case 'expert':
    case 'trader':
    case 'spy':
    case 'engineer':
    case 'explorer': {
      if (!isPutToWork(moves.at(-1))) return [];
      const worker = workerOf(step);
      if (isWaiting(next))
        return [{ kind: 'idle', level, diver: worker.diver.diver, lacks: lacksOf(next.obstructed) }];
      const seats = next.answers.flatMap(({ move }) => (move.kind === 'copy' ? [move.seat] : []));
      return [
        { kind: 'work', ...worker },
        ...(seats.length === 0 ? [] : [{ kind: 'copies', seats, level } as const]),
        ...twiceOf(line, there),
      ];
    }
    case 'prepare':
      return moves.at(-1)?.kind === 'sponsor' ? [{ kind: 'dives' }, ...twiceOf(line, there)] : [];
    case 'choose-level':
      return [{ kind: 'opens', isNeutral: step.neutral }];
    case 'propel':
      return [{ kind: 'propels', reach: sideOf(scene, seat).reach }];
    case 'propel-to': {
      const here = sideOf(scene, seat).column[spaceOfLevel(level)]?.diver;
      const could = optionsOf(line).flatMap((option) => {
        const diver = sideOf({ view: option.after }, seat).column[spaceOfLevel(level)]?.diver;
        return diver === undefined || diver === here ? [] : [diver];
      });
      return could.length === 0 ? [] : [{ kind: 'could', divers: [...new Set(could)], level }];
    }
    case 'choose-price':
      return [{ kind: 'price', credits: step.credits, prestige: step.prestige }];
    case 'carry-to':
      return [{ kind: 'carries', from: step.from }];
    case 'choose-colour':
      return [{ kind: 'front', reward: rewardOf(scene, step.reward) }];
    case 'upgrade':
      return [step.reward === undefined ? sponsor : { kind: 'front', reward: rewardOf(scene, step.reward) }];
    case 'return-key':
      return [used ? sponsor : { kind: 'returns' }];
    case 'pick-reward':
    case 'battery-or-carry':
      return [sponsor];
    case 'permanent':
      return [{ kind: 'besides', reward: rewardOf(scene, step.reward) }];
    default:
      return [];
  }
}

/** That the diver works twice, where the sponsor of the level was used for that. */
function twiceOf({ seat, level = LEVELS[0] }: Line, there: Scene): readonly Effect[] {
  const { sponsor, side } = sponsorOn(there, level);
  const isTwice =
    there.view.sponsorUsed && SPONSOR_EFFECTS[sponsor][side].effects.some(({ kind }) => kind === 'act-twice');
  return isTwice ? [{ kind: 'twice', isPaid: canPayTwice({ scene: there, seat }) }] : [];
}

/** What is foreseen of the line with each answer to the question in which it ends. */
const optionsOf = ({ outlook: { next, foresee, moves } }: Line): readonly Outlook<Otys>[] =>
  (next?.answers ?? []).flatMap(({ notation, move, isExtra }) =>
    isExtra || move.kind === 'skip'
      ? []
      : (outlookOf(foresee, [...moves.map((entry) => entry.notation), notation]) ?? []),
  );

/** The contracts that become ready, or else the nearest of those that come nearer, the dearest of them first; with the best answer to what `isAsked`. */
function contractsOf(line: Line, isAsked: boolean): readonly Effect[] {
  const { scene, seat, outlook, moves, completions } = line;
  const { cubes, contracts = [] } = sideOf(scene, seat);
  const { spaces } = scene.components.values;
  const kept = moves.flatMap((move) => (move?.kind === 'keep' ? [move.contract] : []));
  const options = isAsked ? optionsOf(line).map((option) => lineOf(scene, dived(option), seat)) : [];
  // Only an expert brings the same whatever is answered.
  const certain = outlook.next?.about.kind === 'expert' ? options.length : 0;
  const ways = [line, ...options].map((way, at) => ({
    lying: cubes.map((before, index) => withChange(before, way, LEVELS[index] ?? LEVELS[0])),
    most: at <= certain ? NEAR : 0,
  }));
  const nearestOf = (contract: Contract, lying: readonly Cubes[]): Shortfall | undefined =>
    shortfalls(contract, lying, spaces).find(({ full }) => !full);
  const nearer = [...new Set([...scene.view.row, ...contracts, ...kept])].flatMap((id) => {
    if (completions.some(({ contract }) => contract === id)) return [];
    const contract = contractOf(scene, id);
    const isKept = kept.includes(id);
    const former = isKept ? undefined : nearestOf(contract, cubes);
    const [short] = ways
      .flatMap(({ lying, most }) => {
        const found = nearestOf(contract, lying);
        return found !== undefined && (found.count <= most || isKept) ? [found] : [];
      })
      .toSorted((one, other) => one.count - other.count);
    return short === undefined || short.count >= (former?.count ?? Infinity) ? [] : [{ contract, short }];
  });
  const ready = nearer.filter(({ short }) => short.count === 0);
  return (ready.length > 0 ? ready : nearer)
    .toSorted(
      (one, other) => one.short.count - other.short.count || other.contract.prestige - one.contract.prestige,
    )
    .slice(0, ready.length > 0 ? MOST_READY : 1)
    .map(({ contract: { id }, short }) =>
      short.count === 0
        ? { kind: 'ready', contract: id, level: short.level }
        : { kind: 'nearer', contract: id, short },
    );
}
