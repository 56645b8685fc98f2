import type { Decision } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import { LENGTHS } from '../../lengths.ts';
import type { AnswerLabel, ReadyExtraAction } from '../../presenter.ts';
import {
  BESIDE,
  backInWords,
  COMMA,
  change,
  contractGains,
  cubesInWords,
  cubesTaken,
  demandInWords,
  levelName,
} from '../board/piece-words.ts';
import type { Contract } from '../rules/components.ts';
import { covers, waysOf } from '../rules/contract-ways.ts';
import { cubesMinus } from '../rules/cube-counts.ts';
import type { OtysMove } from '../rules/move.ts';
import { shortfalls } from '../rules/shortfall.ts';
import type { Cubes } from '../rules/view.ts';
import type { IconName } from './icon-names.ts';
import { contractOf, placedReward, type Scene, sideOf } from './scene.ts';

/** Completing a contract, one of the answers besides the question. */
type Completion = Extract<OtysMove, { readonly kind: 'contract' }>;

/** Counts as so many cubes short where no level could ever hold a contract. */
const NEVER = 10;

/** What is needed to tell one way to complete a contract from another. */
type Position = Pick<Scene, 'view' | 'components'>;

interface Remainder {
  /** Public contracts that could be completed after this one. */
  readonly ready: number;
  /** What the level's own reward is worth, the more the better. */
  readonly reward: number;
  /** Cubes that the other public contracts would then be short of, each where it is nearest. */
  readonly short: number;
}

/** What a way to complete a public contract leaves, as everybody may know it. */
function remainderOf(scene: Position, seat: Seat, { contract, level, colours }: Completion): Remainder {
  const taken = cubesTaken(contractOf(scene, contract).demand, colours ?? []);
  const cubes = sideOf(scene, seat).cubes.map((lying, at) =>
    at === level - 1 ? cubesMinus(lying, taken) : lying,
  );
  const counts = scene.view.row
    .filter((id) => id !== contract)
    .map((id) => shortfalls(contractOf(scene, id), cubes, scene.components.values.spaces)[0]?.count ?? NEVER);
  const back = placedReward(scene, seat, level)?.back;
  return {
    ready: counts.filter((count) => count === 0).length,
    reward: back === 'prestige' ? 2 : back === 'credits' ? 1 : 0,
    short: counts.reduce((sum, count) => sum + count, 0),
  };
}

const byRemainder = (one: Remainder, other: Remainder): number =>
  other.ready - one.ready || other.reward - one.reward || one.short - other.short;

/**
 * For each public contract that can be completed now, the way that leaves most: after which most of the other public contracts can still be
 * completed, then that on a level with the better reward, then that after which the other public contracts are nearest, then that
 * on the shallowest level. In the order of the public row. `view` is the spectators', so that private contracts are none of them.
 */
export function bestCompletions<A extends { readonly move: OtysMove }>(
  scene: Position,
  { seat, answers }: { readonly seat: Seat; readonly answers: readonly A[] },
): readonly (A & { readonly move: Completion })[] {
  return bestWays(scene, scene.view.row, { seat, answers });
}

/** The way that leaves most, for each of some contracts that can be completed now. */
function bestWays<A extends { readonly move: OtysMove }>(
  scene: Position,
  contracts: readonly string[],
  { seat, answers }: { readonly seat: Seat; readonly answers: readonly A[] },
): readonly (A & { readonly move: Completion })[] {
  const isCompletion = (answer: A): answer is A & { readonly move: Completion } =>
    answer.move.kind === 'contract';
  const completions = answers.filter(isCompletion);
  return contracts.flatMap((id) => {
    const ways = completions
      .filter(({ move }) => move.contract === id)
      .map((answer) => ({ answer, leaves: remainderOf(scene, seat, answer.move) }))
      .sort((one, other) => byRemainder(one.leaves, other.leaves));
    return ways.slice(0, 1).map(({ answer }) => answer);
  });
}

/** The first of some wordings that is short enough, or else the last. */
export const firstWithin = (wordings: readonly string[], most: number): string =>
  wordings.find(({ length }) => length <= most) ?? wordings.at(-1) ?? '';

/** The completions of public contracts that stand among the answers of an open question, one a contract. */
export function offeredContracts(
  scene: Scene,
  decision: Decision<OtysMove>,
): readonly AnswerLabel<IconName>[] {
  const { say, view } = scene;
  const { seat } = decision;
  const completions = bestCompletions(scene, decision);
  const worth = ({ move }: (typeof completions)[number]) => contractOf(scene, move.contract).prestige;
  return completions.map(({ notation, move }) => {
    const contract = contractOf(scene, move.contract);
    const alike = completions.filter((other) => worth(other) === contract.prestige);
    const number = say('otys-offer-number', { number: view.row.indexOf(move.contract) + 1 });
    const { demand, bonus, prestige } = contract;
    const what =
      demand.kind === 'free'
        ? [demandInWords(say, demand)]
        : [cubesInWords(say, cubesTaken(demand, [])), cubesInWords(say, cubesTaken(demand, []), '+')];
    const labelWith = (contract: string): string =>
      say('otys-offer', {
        contract,
        place: levelName(say, move.level),
        gain: change(say, 'prestige', prestige),
      });
    const label = firstWithin([...what, number].map(labelWith), LENGTHS.label);
    // Four different ones are always the same four.
    const isNamed = waysOf(contract).length === 1 && label !== labelWith(number);
    const reward = placedReward(scene, seat, move.level);
    const gains = [
      ...(bonus.credits > 0 ? [change(say, 'credits', bonus.credits)] : []),
      ...(bonus.batteries > 0 ? [change(say, 'batteries', bonus.batteries)] : []),
      ...(reward === undefined ? [] : [say('otys-offer-reward', { reward: backInWords(say, reward) })]),
    ].join(COMMA);
    const taken = cubesTaken(demand, move.colours ?? []);
    const consequence = (plus?: string) =>
      [...(isNamed ? [] : [cubesInWords(say, taken, plus)]), ...(gains === '' ? [] : [gains])].join(BESIDE);
    const told = firstWithin([consequence(), consequence('+'), gains], LENGTHS.consequence);
    return {
      notation,
      label,
      button: say(alike.length > 1 ? 'otys-button-offer-level' : 'otys-button-offer', {
        gain: `+${prestige}`,
        level: move.level,
      }),
      ...(told !== '' && { consequence: told }),
      icon: 'contract',
      tone: 'gain',
      besideMenu: true,
    };
  });
}

/** The private contracts that the player who is up could complete, a sentence each. The view is the seat's own. */
export function ownReady(
  scene: Scene,
  seat: Seat,
  decision: Decision<OtysMove> | undefined,
): readonly ReadyExtraAction[] {
  const { say, view, components } = scene;
  if (view.turn.seat !== seat || view.phase === 'over') return [];
  const { cubes, contracts = [] } = sideOf(scene, seat);
  return contracts.flatMap((id) => {
    const contract = contractOf(scene, id);
    const [nearest] = shortfalls(contract, cubes, components.values.spaces).filter(
      ({ count }) => count === 0,
    );
    if (nearest === undefined) return [];
    const words = say('otys-own-ready', {
      demand: demandInWords(say, contract.demand),
      place: levelName(say, nearest.level),
      gains: contractGains(say, contract),
    });
    const [way] = bestWays(scene, [id], { seat, answers: decision?.answers ?? [] });
    if (way === undefined) return [{ key: id, words }];
    const { notation, move } = way;
    const several = contracts.some(
      (other) => other !== id && contractOf(scene, other).prestige === contract.prestige,
    );
    const answer: AnswerLabel<IconName> = {
      notation,
      label: say(several ? 'otys-button-offer-level' : 'otys-button-offer', {
        gain: `+${contract.prestige}`,
        level: move.level,
      }),
      icon: 'contract',
      tone: 'gain',
    };
    return [{ key: id, words, answer }];
  });
}

/** As many of some contracts as can be completed one after the other. */
function mostTogether(contracts: readonly Contract[], cubes: readonly Cubes[]): number {
  const [first, ...others] = contracts;
  if (first === undefined) return 0;
  const withFirst = cubes.flatMap((lying, at) =>
    waysOf(first)
      .filter((way) => covers(lying, way.cubes))
      .map((way) => 1 + mostTogether(others, cubes.with(at, cubesMinus(lying, way.cubes)))),
  );
  return Math.max(mostTogether(others, cubes), ...withFirst);
}

/** That public contracts which lie ready for a seat are left lying: "without completing Metal + Plant on level 4". Nothing where there is none. */
export function readyInWords(scene: Scene, seat: Seat): string | undefined {
  const { say, view } = scene;
  const { cubes } = sideOf(scene, seat);
  const ready = view.row.flatMap((id) => {
    const contract = contractOf(scene, id);
    const [nearest] = shortfalls(contract, cubes, scene.components.values.spaces).filter(
      ({ count }) => count === 0,
    );
    return nearest === undefined ? [] : [{ ...nearest, ...contract }];
  });
  const [first, second] = ready;
  if (first === undefined) return undefined;
  if (second !== undefined) {
    const together = mostTogether(ready, cubes);
    return together > 1
      ? say('otys-ready-some', { count: together })
      : say('otys-ready-one-of', { count: ready.length });
  }
  const args = { contract: demandInWords(say, first.demand), place: levelName(say, first.level) };
  return firstWithin(
    [say('otys-ready-one', args), say('otys-ready-some', { count: 1 })],
    LENGTHS.consequence,
  );
}
