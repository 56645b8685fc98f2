import { contractOf, shownSide } from '../../board/scene.ts';
import type { Contract } from '../../rules/components.ts';
import { type Shortfall, shortfalls } from '../../rules/shortfall.ts';
import type { Cubes, SeatView } from '../../rules/view.ts';
import { SEA_LEVELS } from '../../rules/vocabulary.ts';
import { optionsOf } from './asked-next.ts';
import { dived } from './dived.ts';
import type { Effect } from './effect.ts';
import { type LineChanges, lineOf, withChange } from './line.ts';

/** As many contracts are told of that become ready; more is no help. */
const MOST_READY = 2;
/** A contract that lacks more than this is too far away to be worth a word. */
const NEAR = 2;

/** Contracts that become ready, or the nearest that come nearer, the dearest first; by the best answer if `isAsked`. */
export function contractsOf(line: LineChanges, isAsked: boolean): readonly Effect[] {
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
