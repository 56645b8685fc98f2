import type { Picture } from '../../../canvas/picture.ts';
import type { Decision } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import type { AnswerLabel, Page, ReadyExtraAction } from '../../presenter.ts';
import { rowInWords } from '../board/description.ts';
import { contractGains, cubesInWords, demandInWords, levelName } from '../board/piece-words.ts';
import { placedReward, type Scene, shownSide } from '../board/scene.ts';
import { type Contract, contractOf } from '../rules/components.ts';
import type { MoveOfKind, OtysMove } from '../rules/move.ts';
import { cubesTaken, shortfalls } from '../rules/shortfall.ts';
import { cubesMinus } from '../rules/side.ts';
import type { OtysFact } from '../rules/view.ts';
import { contractLine, mostTogether, readyFor } from './contract-line.ts';
import { completionInWords } from './effects/words.ts';
import type { IconName } from './icons.ts';

type Completion = MoveOfKind<'contract'>;

const NEVER = 10;

type Position = Pick<Scene, 'view' | 'components'>;

interface Remainder {
  readonly ready: number;
  /** What the level's own reward is worth, the more the better. */
  readonly reward: number;
  /** Cubes that the other public contracts would then be short of, each where it is nearest. */
  readonly short: number;
}

/** What a way to complete a public contract leaves, as everybody may know it. */
function remainderOf(scene: Position, seat: Seat, { contract, level, colours }: Completion): Remainder {
  const taken = cubesTaken(contractOf(scene, contract).demand, colours);
  const cubes = shownSide(scene, seat).cubes.map((lying, at) =>
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
 * For each of these contracts that can be completed now, the way that leaves most: first other contracts complete, then
 * the better reward, then others nearest, then the shallowest level.
 */
export function bestCompletions<A extends { readonly move: OtysMove }>(
  scene: Position,
  { seat, answers }: { readonly seat: Seat; readonly answers: readonly A[] },
  contracts: readonly string[] = scene.view.row,
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

function offerName(scene: Scene, { contract }: Completion, completions: readonly Completion[]): string {
  const { say, view } = scene;
  const prestigeOf = (id: string): number => contractOf(scene, id).prestige;
  const gain = `+${prestigeOf(contract)}`;
  const alike = completions.filter((other) => prestigeOf(other.contract) === prestigeOf(contract));
  return alike.length > 1
    ? say('otys-button-offer-number', { gain, number: view.row.indexOf(contract) + 1 })
    : say('otys-button-offer', { gain });
}

/** The completions of public contracts that stand among the answers of an open question, one a contract. */
export function offeredContracts(
  scene: Scene,
  decision: Decision<OtysMove>,
): readonly AnswerLabel<IconName>[] {
  const { seat } = decision;
  const completions = bestCompletions(scene, decision);
  const moves = completions.map(({ move }) => move);
  return completions.map(({ notation, move }) => ({
    notation,
    label: offerName(scene, move, moves),
    effects: completionInWords(scene, seat, move),
    icon: 'contract',
    tone: 'gain',
  }));
}

/** Another ready public contract that needs the same things: only one of the two can be completed. */
function rivalOf(scene: Scene, seat: Seat, own: Contract): Contract | undefined {
  const { cubes } = shownSide(scene, seat);
  return scene.view.row
    .map((id) => contractOf(scene, id))
    .find(
      (contract) =>
        contract !== own &&
        mostTogether([contract], cubes) === 1 &&
        mostTogether([own, contract], cubes) === 1,
    );
}

/** The contracts the player who is up could complete, private and public, a sentence each. `view` is the seat's own. */
export function readyContracts(
  scene: Scene,
  seat: Seat,
  decision: Decision<OtysMove> | undefined,
): readonly ReadyExtraAction[] {
  const { say, view, components } = scene;
  if (view.turn.seat !== seat || view.phase === 'over') return [];
  const { cubes, contracts = [] } = shownSide(scene, seat);
  const ready = [...contracts, ...view.row].flatMap((id) => {
    const contract = contractOf(scene, id);
    const nearest = shortfalls(contract, cubes, components.values.spaces).find(({ count }) => count === 0);
    return nearest === undefined ? [] : [{ contract, level: nearest.level }];
  });
  return ready.map(({ contract, level }) => {
    const { id, demand, prestige } = contract;
    const isPublic = view.row.includes(id);
    const shared = rivalOf(scene, seat, contract);
    const words = say(isPublic ? 'otys-row-ready' : 'otys-own-ready', {
      demand: demandInWords(say, demand),
      place: levelName(say, level),
      gains: contractGains(say, contract),
    });
    const warning = shared && say('otys-own-shared', { demand: demandInWords(say, shared.demand) });
    const [way] = bestCompletions(scene, { seat, answers: decision?.answers ?? [] }, [id]);
    const isAlike = ready.some(
      (other) => other.contract !== contract && other.contract.prestige === prestige,
    );
    return {
      key: id,
      words: warning === undefined ? words : `${words} ${warning}`,
      ...(isPublic && { isPublic }),
      ...(way !== undefined && {
        answer: {
          notation: way.notation,
          label: say(isAlike ? 'otys-button-offer-level' : 'otys-button-offer', {
            gain: `+${prestige}`,
            level: way.move.level,
          }),
          icon: 'contract',
          tone: 'gain',
        },
      }),
    };
  });
}

function contractAnswer(scene: Scene, seat: Seat, notation: string, move: Completion): AnswerLabel<IconName> {
  const { say } = scene;
  const taken = cubesTaken(contractOf(scene, move.contract).demand, move.colours);
  const labelWith = (plus?: string): string =>
    say('otys-aside-label', { cubes: cubesInWords(say, taken, plus), place: levelName(say, move.level) });
  const label = labelWith();
  return {
    notation,
    label: label.length > LENGTHS.label ? labelWith('+') : label,
    effects: completionInWords(scene, seat, move),
    icon: 'contract',
    tone: 'gain',
  };
}

/** That a contract was completed, and what it brought; undefined if none was. */
export function completedIn(
  facts: readonly OtysFact[],
  { say, components }: Pick<Scene, 'say' | 'components'>,
): string | undefined {
  const done = facts.find((fact) => fact.kind === 'contract-completed');
  return (
    done && say('otys-aside-done', { gains: contractGains(say, contractOf({ components }, done.contract)) })
  );
}

function headline(scene: Scene, isAsked: boolean, ready: number, seat: Seat): string {
  const { say, view } = scene;
  if (view.result !== undefined) return say('rejected-over');
  if (view.turn.seat !== seat || !isAsked) return say('otys-asides-later');
  if (ready > 0) return say('otys-asides-now');
  const ids = [...view.row, ...(shownSide(scene, seat).contracts ?? [])];
  return say(readyFor(scene, seat, ids) > 0 ? 'otys-asides-uninterrupted' : 'otys-asides-none');
}

function publicPage(scene: Scene): Page<IconName> {
  const { say } = scene;
  return {
    title: say('otys-contracts'),
    text: [say('otys-public-contracts'), ...rowInWords(scene)].join('\n'),
    pictures: [],
    answers: [],
  };
}

/** *Contracts*: what the seat can complete now, and how near the rest is. `pictures` show its private ones. */
export function extraActionsPage(
  scene: Scene,
  seat: Seat | undefined,
  decision: Decision<OtysMove> | undefined,
  pictures: readonly Picture[],
): Page<IconName> {
  if (seat === undefined) return publicPage(scene);
  const { say, view } = scene;
  const answers = (decision?.answers ?? []).flatMap(({ notation, move, isExtra }) =>
    isExtra && move.kind === 'contract' ? [contractAnswer(scene, seat, notation, move)] : [],
  );
  const own = (shownSide(scene, seat).contracts ?? []).map((id) => contractLine(scene, id, seat));
  const listed = (names: readonly string[]): readonly string[] => [
    headline(scene, decision !== undefined, answers.length, seat),
    '',
    say('otys-public-contracts'),
    ...view.row.map((id, at) => contractLine(scene, id, seat, at + 1).text),
    '',
    say(own.length === 0 ? 'otys-no-private-contracts' : 'otys-private-contracts'),
    ...names,
  ];
  const whole = listed(own.map(({ text }) => text));
  // Of a great many, those that are not ready are named without how near they are.
  const brief = listed(own.map(({ text, brief: named, count }) => (count === 0 ? text : named)));
  return {
    title: say('otys-contracts'),
    text: linesWithin(whole.join('\n').length <= LENGTHS.page ? whole : brief, LENGTHS.page, say),
    pictures,
    answers,
  };
}
