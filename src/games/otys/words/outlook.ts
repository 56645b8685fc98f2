import type { Seat } from '../../../engine/seat.ts';
import type { Outlook } from '../../presenter.ts';
import {
  COMMA,
  change,
  contractGains,
  cubeChange,
  cubesCounted,
  cubesTaken,
  demandInWords,
  diverTold,
  levelName,
} from '../board/piece-words.ts';
import { cubesMinus } from '../rules/cube-counts.ts';
import type { OtysMove } from '../rules/move.ts';
import { otysNotation } from '../rules/notation.ts';
import { type Shortfall, shortfalls } from '../rules/shortfall.ts';
import type { Otys } from '../rules/state.ts';
import type { SeatView } from '../rules/view.ts';
import { COLOURS, LEVELS } from '../rules/vocabulary.ts';
import { movedInWords } from './happened.ts';
import { contractOf, type Scene, sideOf } from './scene.ts';

/** Completing a contract. */
export type Completion = Extract<OtysMove, { readonly kind: 'contract' }>;

/** So many contracts are told of that become ready; more is no help. */
const MOST_READY = 2;

/** A contract that lacks more than this is too far away to be worth a word. */
export const NEAR = 2;

/** What a turn that goes on like this brings in Otys, and which contracts are ready or nearer then. `scene` is of the view afterwards. */
export function outlookInWords(
  scene: Scene,
  { before, moves, end }: Pick<Outlook<Otys>, 'before' | 'moves' | 'end'>,
  seat: Seat,
): readonly string[] {
  const { say, view } = scene;
  const now = sideOf({ view: before }, seat);
  const { completions, pending, reached: then } = reachedBy(scene, moves, seat);
  const changes = [...movedBy(scene, moves, seat), ...changesOf(scene, now, then)];
  const completed = completions.map(({ contract, level }) =>
    say('otys-hint-completes', {
      demand: demandInWords(say, contractOf(scene, contract).demand),
      place: levelName(say, level),
    }),
  );
  const words = [
    ...completed,
    ...readyBefore(
      { ...scene, view: before },
      now,
      completions.map(({ contract }) => contract),
    ),
    ...(changes.length === 0 ? [] : [say('otys-hint-changes', { changes: changes.join(COMMA) })]),
    ...contractsThen({ ...scene, view: { ...view, row: rowThen(view, pending) } }, now, then),
    ...(moves.some(({ facts }) => facts.some(({ kind }) => kind === 'keys-home'))
      ? [say('otys-hint-home')]
      : []),
    ...(then.prestige >= view.target && !before.lastRound
      ? [say('otys-hint-target', { target: view.target })]
      : []),
  ];
  return words.length === 0 && end === 'turn over' ? [say('otys-hint-nothing')] : words;
}

/** Where a line leads its seat: the contracts that it completes, and the side afterwards. */
interface Reached {
  readonly completions: readonly Completion[];
  /** The one of these with which the line stops before it is carried out: it would bring to light the contract that takes its place. */
  readonly pending: Completion | undefined;
  readonly reached: SeatView;
}

/** Where a line leads its seat. `scene` is of the view after it. */
export function reachedBy(scene: Scene, moves: Outlook<Otys>['moves'], seat: Seat): Reached {
  const completions = moves.flatMap(({ notation, facts }) => {
    const move = otysNotation.parse(notation);
    const isDone = facts.some(({ kind }) => kind === 'contract-completed');
    return move?.kind === 'contract' ? [{ move, isDone }] : [];
  });
  const pending = completions.find(({ isDone }) => !isDone)?.move;
  const side = sideOf(scene, seat);
  return {
    completions: completions.map(({ move }) => move),
    pending,
    reached: pending === undefined ? side : withCompleted(scene, side, pending),
  };
}

/** The public contracts after a line, without the one that takes the place of a pending one: nobody knows it yet. */
export const rowThen = ({ row }: Scene['view'], pending: Completion | undefined): readonly string[] =>
  row.filter((id) => id !== pending?.contract);

/** The best contract that is ready before the line for the player whose turn it is, and that the line does not complete: a sentence; nothing where there is none. */
function readyBefore(scene: Scene, now: SeatView, completed: readonly string[]): readonly string[] {
  const { say, view, components } = scene;
  if (view.turn.seat !== now.seat) return [];
  const [best] = [...view.row, ...(now.contracts ?? [])]
    .filter((id) => !completed.includes(id))
    .flatMap((id) => {
      const contract = contractOf(scene, id);
      const [nearest] = shortfalls(contract, now.cubes, components.values.spaces);
      return nearest?.count === 0 ? [{ contract, level: nearest.level }] : [];
    })
    .sort((one, other) => other.contract.prestige - one.contract.prestige);
  if (best === undefined) return [];
  const { contract, level } = best;
  return [
    say('otys-hint-first', {
      demand: demandInWords(say, contract.demand),
      gains: contractGains(say, contract),
      place: levelName(say, level),
    }),
  ];
}

/** A side with its pending contract completed: what that pays and takes is known, what follows is not. */
function withCompleted(scene: Scene, side: SeatView, { contract: id, level, colours }: Completion): SeatView {
  const { demand, prestige, bonus } = contractOf(scene, id);
  const taken = cubesTaken(demand, colours ?? []);
  return {
    ...side,
    prestige: side.prestige + prestige,
    credits: side.credits + bonus.credits,
    batteries: side.batteries + bonus.batteries,
    cubes: side.cubes.map((lying, at) => (at === level - 1 ? cubesMinus(lying, taken) : lying)),
    ...(side.contracts === undefined
      ? {}
      : { contracts: side.contracts.filter((contract) => contract !== id) }),
  };
}

/** The own divers that a propeller moves on the way, and where each comes to stand. */
export const movedBy = (
  scene: Pick<Scene, 'say'>,
  moves: Outlook<Otys>['moves'],
  seat: Seat,
): readonly string[] =>
  moves
    .filter(({ notation }) => otysNotation.parse(notation)?.kind === 'space')
    .flatMap(({ facts }) => facts)
    .flatMap((fact) =>
      fact.kind === 'diver-moved' && fact.seat === seat ? [movedInWords(scene, fact)] : [],
    );

/** What a side gains and loses: the purse, resources by level, upgraded divers. */
function changesOf({ say }: Pick<Scene, 'say'>, now: SeatView, then: SeatView): readonly string[] {
  const purse = [
    ['prestige', then.prestige - now.prestige],
    ['credits', then.credits - now.credits],
    ['batteries', then.batteries - now.batteries],
    ['neutral-x', then.neutralX - now.neutralX],
  ] as const;
  const cubes = LEVELS.flatMap((level) => {
    const parts = COLOURS.flatMap((colour) => {
      const by = (then.cubes[level - 1]?.[colour] ?? 0) - (now.cubes[level - 1]?.[colour] ?? 0);
      return by === 0 ? [] : [cubeChange(say, colour, by)];
    });
    return parts.length === 0
      ? []
      : [say('otys-happened-cubes', { changes: parts.join(COMMA), place: levelName(say, level) })];
  });
  const upgraded = then.column.filter(
    ({ diver, upgraded }) =>
      upgraded && now.column.some((former) => former.diver === diver && !former.upgraded),
  );
  return [
    ...purse.flatMap(([what, by]) => (by === 0 ? [] : [change(say, what, by)])),
    ...cubes,
    ...upgraded.map(({ diver }) => say('otys-happened-upgraded', { diver: diverTold(say, diver) })),
  ];
}

/** Where a side is nearest to a contract; nothing where no level has room for it. */
export const nearestTo = (
  scene: Scene,
  contract: string,
  { cubes }: Pick<SeatView, 'cubes'>,
): Shortfall | undefined =>
  shortfalls(contractOf(scene, contract), cubes, scene.components.values.spaces).find(({ full }) => !full);

/** The resources that a contract still lacks. */
export const lacksTold = ({ say }: Pick<Scene, 'say'>, { count, cubes }: Shortfall): string =>
  cubes === undefined ? say('otys-contract-more', { count }) : cubesCounted(say, cubes);

/** The contracts that become ready, or else the nearest of those that come nearer: a sentence each. */
function contractsThen(scene: Scene, now: SeatView, then: SeatView): readonly string[] {
  const { say, view } = scene;
  const nearer = [...view.row, ...(then.contracts ?? [])].flatMap((id) => {
    const [former, next] = [nearestTo(scene, id, now), nearestTo(scene, id, then)];
    if (next === undefined || next.count >= (former?.count ?? Number.POSITIVE_INFINITY)) return [];
    return [{ contract: contractOf(scene, id), next }];
  });
  const ready = nearer.filter(({ next }) => next.count === 0);
  const told = ready.length > 0 ? ready : nearer.filter(({ next }) => next.count <= NEAR);
  return told
    .toSorted(
      (one, other) => one.next.count - other.next.count || other.contract.prestige - one.contract.prestige,
    )
    .slice(0, ready.length > 0 ? MOST_READY : 1)
    .map(({ contract, next }) => {
      const { count, level } = next;
      const args = {
        demand: demandInWords(say, contract.demand),
        gains: contractGains(say, contract),
        place: levelName(say, level),
      };
      if (count === 0) return say('otys-hint-ready', args);
      return say('otys-hint-lacks', { ...args, lacks: lacksTold(scene, next) });
    });
}
