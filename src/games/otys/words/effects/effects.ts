import type { DecisionOf } from '../../../../engine/match.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { outlookOf } from '../../../outlook.ts';
import type { Outlook } from '../../../presenter.ts';
import { paysNothing, placedReward, type Scene, shownSide } from '../../board/scene.ts';
import { lacksOf } from '../../rules/asking.ts';
import { type Contract, contractOf, rewardOf } from '../../rules/components.ts';
import { FEES } from '../../rules/divers.ts';
import { type OtysMove, otysNotation } from '../../rules/move.ts';
import { type Shortfall, shortfalls } from '../../rules/shortfall.ts';
import { diverAt } from '../../rules/side.ts';
import { sponsorDoes, sponsorOn } from '../../rules/sponsors.ts';
import type { Otys } from '../../rules/state.ts';
import type { DiverStep, OtysStep } from '../../rules/step.ts';
import type { Cubes, OtysFact, SeatView } from '../../rules/view.ts';
import { expertOf, SEA_LEVELS, type SeaLevel, spaceOfLevel } from '../../rules/vocabulary.ts';
import { readyFor } from '../contract-line.ts';
import { accent, askedDiver, firstDive, isOneOfTwo, offersSponsor, paidTimes } from '../question/asked.ts';
import {
  cubesOf,
  type Effect,
  type EffectOf,
  type ForeseenCompletion,
  type LineChanges,
  lineOf,
  paidBy,
  pursesOf,
  TELLING,
  targetOf,
  withChange,
} from './effect.ts';

const MOST_READY = 2;
/** A contract that lacks more than this is too far away to be worth a word. */
const NEAR = 2;

/** Contracts that become ready, or the nearest that come nearer, the dearest first; by the best answer if `isAsked`. */
function contractsOf(line: LineChanges, isAsked: boolean): readonly Effect[] {
  const { scene, seat, outlook, moves, completions } = line;
  const side = shownSide(scene, seat);
  const { cubes, contracts = [] } = side;
  const { spaces } = scene.components.values;
  const kept = moves.flatMap((move) => (move?.kind === 'keep' ? [move.contract] : []));
  const options = isAsked ? optionsOf(line).map((option) => lineOf(scene, dived(option), seat)) : [];
  // Only an expert brings the same whatever is answered.
  const certain = outlook.next?.about.kind === 'expert' ? options.length : 0;
  const ways = [line, ...options].map((way, at) => ({
    lying: cubes.map((before, index) => withChange(before, way, SEA_LEVELS[index] ?? SEA_LEVELS[0])),
    divers: shownSide({ view: way.outlook.after }, seat),
    most: at <= certain ? NEAR : 0,
  }));
  // The level that its line will name, too: of several, the one that the divers can do most for.
  const nearestOf = (contract: Contract, lying: readonly Cubes[], divers: SeatView): Shortfall | undefined =>
    shortfalls(contract, lying, spaces, divers).find(({ full }) => !full);
  const nearer = [...new Set([...scene.view.row, ...contracts, ...kept])].flatMap((id) => {
    if (completions.some(({ contract }) => contract === id)) return [];
    const contract = contractOf(scene, id);
    const isKept = kept.includes(id);
    const former = isKept ? undefined : nearestOf(contract, cubes, side);
    const [short] = ways
      .flatMap(({ lying, divers, most }) => {
        const found = nearestOf(contract, lying, divers);
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

/** A key with the usual dive at its level, and its sponsor if that comes by itself; open if the diver would ask. */
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
    diver: askedDiver(asked, level),
    free: paysNothing(asked.scene, seat),
  } as const;
  const tile = { kind: 'sponsor', tile: sponsorOn(asked.scene.view, level) } as const;
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

const playsKey = ({ moves }: Outlook<Otys>): SeaLevel | undefined =>
  moves
    .at(-1)
    ?.facts.flatMap((fact) => (fact.kind === 'key-played' ? [fact.level] : []))
    .at(0);

const openMoves = ({ answers }: DecisionOf<Otys>): readonly OtysMove[] =>
  answers.flatMap(({ move, isExtra }) => (isExtra ? [] : [move]));

const behind = <F extends { readonly steps: readonly unknown[] }>(foresight: F, from: number): F => ({
  ...foresight,
  steps: foresight.steps.slice(from),
});

function workerOf(step: DiverStep): Pick<EffectOf<'work'>, 'diver' | 'free'> {
  switch (step.kind) {
    case 'expert':
      return { diver: { diver: expertOf(step.colour), upgraded: step.bonus }, free: false };
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

const isPutToWork = (move: OtysMove | undefined): boolean =>
  move?.kind === 'dive' || move?.kind === 'copy' || move?.kind === 'key' || move?.kind === 'level';

const isWaiting = ({ answers }: DecisionOf<Otys>): boolean =>
  answers.every(({ move, isExtra }) => isExtra || move.kind === 'skip');

function nextOf(line: LineChanges): readonly Effect[] {
  const { scene, seat, outlook, moves, facts, level = SEA_LEVELS[0] } = line;
  const { after, next } = outlook;
  if (next === undefined) return [];
  const step: OtysStep = next.about;
  const there = { ...scene, view: after };
  const used = facts.some(({ kind }) => kind === 'sponsor-used');
  const isBeforeDive = moves.at(-1)?.kind === 'dive' && !facts.some(({ kind }) => kind === 'diver-activated');
  const sponsor: readonly Effect[] = [
    { kind: 'sponsor', tile: sponsorOn(after, level) },
    ...(isBeforeDive ? [{ kind: 'dives' } as const] : []),
  ];
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
      return [{ kind: 'propels', reach: shownSide(scene, seat).reach }];
    case 'propel-to': {
      const here = diverAt(shownSide(scene, seat), level).diver;
      const could = optionsOf(line).flatMap((option) => {
        const { diver } = diverAt(shownSide({ view: option.after }, seat), level);
        return diver === here ? [] : [diver];
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
      return step.reward === undefined ? sponsor : [{ kind: 'front', reward: rewardOf(scene, step.reward) }];
    case 'return-key':
      return used ? sponsor : [{ kind: 'returns' }];
    case 'pick-reward':
    case 'battery-or-carry':
      return sponsor;
    case 'permanent':
      return [{ kind: 'besides', reward: rewardOf(scene, step.reward) }];
    default:
      return [];
  }
}

/** That the diver works twice, if the sponsor of the level was used for that. */
function twiceOf({ seat, moves, level = SEA_LEVELS[0] }: LineChanges, there: Scene): readonly Effect[] {
  const isTwice = there.view.sponsorUsed && sponsorDoes(sponsorOn(there.view, level), 'act-twice');
  // Copying, a Spy has been paid for the first time.
  const paid = paidTimes({ scene: there, seat }) + Number(moves.at(-1)?.kind === 'copy');
  return isTwice && paid > 0 ? [{ kind: 'twice', isPaid: paid >= 2 }] : [];
}

const optionsOf = ({ outlook: { next, foresee, moves } }: LineChanges): readonly Outlook<Otys>[] =>
  (next?.answers ?? []).flatMap(({ notation, move, isExtra }) =>
    isExtra || move.kind === 'skip'
      ? []
      : (outlookOf(foresee, [...moves.map((entry) => entry.notation), notation]) ?? []),
  );

const ASKING: ReadonlySet<Effect['kind']> = new Set(['work', 'sponsor', 'opens', 'front', 'carries']);

/**
 * The effects of answers as the reader of `scene`, which is before them, may know them. A key counts with its usual
 * dive. For an open question, what it asks counts, and the answer that makes a contract ready or brings one nearest.
 */
export function effectsOf(scene: Scene, given: Outlook<Otys>, seat: Seat): readonly Effect[] {
  const { outlook, sponsor } = diving(scene, given, seat);
  const line = lineOf(scene, outlook, seat);
  // What an upgraded diver does is said with its upgrade.
  const upgraded = line.facts.flatMap((fact) => (fact.kind === 'diver-upgraded' ? [fact.diver] : []));
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
    ...next.filter((effect) => effect.kind !== 'work' || !upgraded.includes(effect.diver.diver)),
    ...contractsOf(
      line,
      next.some(({ kind }) => ASKING.has(kind)),
    ),
  ];
  const hasDived = line.moves.some((move) => move?.kind === 'dive');
  return effects.length === 0 && hasDived ? [{ kind: 'nothing' }] : effects;
}

/** What completing a contract does. */
export function effectsOfCompletion(scene: Scene, seat: Seat, move: ForeseenCompletion): readonly Effect[] {
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

function ofFact({ scene, seat, outlook, level, facts }: LineChanges, fact: OtysFact): readonly Effect[] {
  switch (fact.kind) {
    case 'diver-idle':
      return fact.again === true ? [] : [{ ...fact, kind: 'idle' }];
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
      return sponsorDoes(fact, 'free-own') ? [{ kind: 'sponsor', tile: fact }] : [];
    default:
      return TELLING.flatMap((kind) => (fact.kind === kind ? fact : []));
  }
}

function ofMoves({ scene, seat, outlook, moves, level }: LineChanges): readonly Effect[] {
  const move = moves.at(-1);
  const { after, end } = outlook;
  const side = shownSide({ view: after }, seat);
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
      const { diver } = askedDiver({ scene, seat }, level);
      return move.spend
        ? [{ kind: 'spent', purse: 'batteries', by: 1 }, ...at(from)]
        : [{ kind: 'diver-moved', seat, diver, from, to: 0 }];
    }
    case 'look':
      return end === 'hidden' ? [{ kind: 'looks' }] : [];
    default:
      return [];
  }
}
