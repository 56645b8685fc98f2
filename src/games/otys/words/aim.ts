import type { Seat } from '../../../engine/seat.ts';
import { cubesCounted } from '../board/piece-words.ts';
import { cubeCount } from '../rules/cube-counts.ts';
import { type Shortfall, shortfalls } from '../rules/shortfall.ts';
import { COLOURS, EXPERTS, isExpert, LEVELS, type Level, spaceOfLevel } from '../rules/vocabulary.ts';
import { firstWithin } from './offered.ts';
import { contractOf, type Scene, sideOf } from './scene.ts';

/** Characters that stand beside the name of a key in a line on a phone. */
const LINE = 28;

/**
 * What a level lacks for the contract that is nearest there once its diver has worked: "then lacks 1 Plant for +4", +4 being the contract for
 * 4 Prestige. Nothing where the level has room for none. The seat's private contracts are among them only if the view is its own.
 */
export function aimInWords(scene: Scene, seat: Seat, level: Level): string | undefined {
  const { say } = scene;
  const nearest = aimOf(scene, seat, level);
  if (nearest === undefined) return undefined;
  const { now, after, prestige } = nearest;
  if (now.count === 0) return say('otys-aim-ready', { prestige });
  if (after.count === 0) return say('otys-aim-done', { prestige });
  const wordings = lacksOf(scene, after).map((cubes) =>
    say(after.count < now.count ? 'otys-aim-then' : 'otys-aim-lacks', { cubes, prestige }),
  );
  return firstWithin(wordings, LINE);
}

/** The level without a key of its own at hand whose diver makes the best contract ready, which an X key alone could open; nothing where none does. */
export function bestForXKey(
  scene: Scene,
  seat: Seat,
): { readonly level: Level; readonly prestige: number } | undefined {
  const { keys } = sideOf(scene, seat);
  const [best] = LEVELS.flatMap((level) => {
    const aim = keys.includes(level) ? undefined : aimOf(scene, seat, level);
    return aim !== undefined && aim.now.count > 0 && aim.after.count === 0
      ? [{ level, prestige: aim.prestige }]
      : [];
  }).sort((one, other) => other.prestige - one.prestige);
  return best;
}

/** What is wanting for a contract on a level, before and after its diver has worked. */
interface Aim {
  readonly now: Shortfall;
  readonly after: Shortfall;
  readonly prestige: number;
}

/** The contract that is nearest on a level once its diver has worked. */
function aimOf(scene: Scene, seat: Seat, level: Level): Aim | undefined {
  const { view, components } = scene;
  const { cubes, column, contracts = [] } = sideOf(scene, seat);
  const diver = column[spaceOfLevel(level)]?.diver;
  const colour = diver !== undefined && isExpert(diver) ? EXPERTS[diver] : undefined;
  const { spaces } = components.values;
  const lying = cubes[level - 1];
  const hasRoom = lying !== undefined && cubeCount(lying) < (spaces[level - 1] ?? 0);
  const worked =
    colour === undefined || !hasRoom
      ? cubes
      : cubes.with(level - 1, { ...lying, [colour]: lying[colour] + 1 });
  const [nearest] = [...view.row, ...contracts]
    .flatMap((id) => {
      const contract = contractOf(scene, id);
      const on = (each: typeof cubes): Shortfall | undefined =>
        shortfalls(contract, each, spaces).find((found) => found.level === level);
      const [now, after] = [on(cubes), on(worked)];
      if (now === undefined || after === undefined || after.full) return [];
      return [{ now, after, prestige: contract.prestige }];
    })
    .sort((one, other) => one.after.count - other.after.count || other.prestige - one.prestige);
  return nearest;
}

/** What is wanting, the longer wording first: "2 Metal + 1 Plant" where its colours are known, else how many resources. */
function lacksOf({ say }: Pick<Scene, 'say'>, { count, cubes }: Shortfall): readonly string[] {
  const isOne = cubes !== undefined && COLOURS.filter((colour) => cubes[colour] > 0).length === 1;
  const named = cubes === undefined ? [] : [cubesCounted(say, cubes)];
  return isOne ? named : [...named, say('otys-lack-resources', { count })];
}
