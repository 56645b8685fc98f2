import type { Seat } from '../../../engine/seat.ts';
import { cubesCounted } from '../board/piece-words.ts';
import { cubeCount } from '../rules/cube-counts.ts';
import { type Shortfall, shortfalls } from '../rules/shortfall.ts';
import { SPONSOR_EFFECTS } from '../rules/sponsors.ts';
import { COLOURS, EXPERTS, isExpert, LEVELS, type Level, spaceOfLevel } from '../rules/vocabulary.ts';
import { contractOf, type Scene, sideOf } from './scene.ts';

/** The sponsors by level, and whether the one of a level would have something to offer. */
export interface SponsorsThere {
  readonly sponsors: Scene['view']['sponsors'];
  readonly isUsable: (level: Level) => boolean;
}

/**
 * What a level lacks for the contract that is nearest there once its diver has worked, twice where its sponsor lets it: "needs 1 Plant for +4", +4
 * being the contract for 4 Prestige; where several bring as much, with its number. In several wordings, the longest first; none where no contract
 * fits. The seat's private contracts are among them only if the view is its own.
 */
export function aimInWords(scene: Scene, seat: Seat, nearest: Aim | undefined): readonly string[] {
  const { say } = scene;
  if (nearest === undefined) return [];
  const { now, after } = nearest;
  const names = aimNames(scene, seat, nearest);
  if (now.count === 0) return names.map((prestige) => say('otys-aim-ready', { prestige }));
  if (after.count === 0) return names.map((prestige) => say('otys-aim-done', { prestige }));
  return lacksOf(scene, after).flatMap((cubes) =>
    names.map((prestige) => say('otys-aim-lacks', { cubes, prestige })),
  );
}

/** What a contract is called by: its Prestige, first with its number, or that it is private, where another brings as much. */
function aimNames(scene: Scene, seat: Seat, { contract, prestige }: Aim): readonly (string | number)[] {
  const { say, view } = scene;
  const { contracts = [] } = sideOf(scene, seat);
  const alike = [...view.row, ...contracts].filter((id) => contractOf(scene, id).prestige === prestige);
  if (alike.length < 2) return [prestige];
  const number = view.row.indexOf(contract) + 1;
  return [
    number === 0 ? say('otys-aim-private', { prestige }) : say('otys-aim-number', { prestige, number }),
    prestige,
  ];
}

/** How many resources a level will still lack for the contract that is nearest there, see {@link aimInWords}; nothing where no contract fits. */
export const lacksAfter = (nearest: Aim | undefined): number | undefined =>
  nearest && Math.min(nearest.now.count, nearest.after.count);

/**
 * The level without a key of its own at hand whose diver makes the best contract ready, which an X key alone could open; nothing where none does. By
 * then the sponsors have moved down.
 */
export function bestForXKey(
  scene: Scene,
  seat: Seat,
): { readonly level: Level; readonly prestige: number } | undefined {
  const { keys } = sideOf(scene, seat);
  const { sponsors } = scene.view;
  const moved = { sponsors: [...sponsors.slice(-1), ...sponsors.slice(0, -1)], isUsable: () => true };
  const [best] = LEVELS.flatMap((level) => {
    const aim = keys.includes(level) ? undefined : aimOf(scene, seat, level, moved);
    return aim !== undefined && aim.now.count > 0 && aim.after.count === 0
      ? [{ level, prestige: aim.prestige }]
      : [];
  }).sort((one, other) => other.prestige - one.prestige);
  return best;
}

/** What is wanting for a contract on a level, before and after its diver has worked. */
export interface Aim {
  readonly contract: string;
  readonly now: Shortfall;
  readonly after: Shortfall;
  readonly prestige: number;
}

/** How often the diver on a level works: the sponsor there may let it work twice (sponsor 2, basic). */
const timesOn = (level: Level, { sponsors, isUsable }: SponsorsThere): number => {
  const tile = sponsors[level - 1];
  const isTwice =
    tile !== undefined &&
    isUsable(level) &&
    SPONSOR_EFFECTS[tile.sponsor][tile.side].effects.some(({ kind }) => kind === 'act-twice');
  return isTwice ? 2 : 1;
};

/** The contract that is nearest on a level once its diver has worked; undefined if none fits there. */
export function aimOf(scene: Scene, seat: Seat, level: Level, there: SponsorsThere): Aim | undefined {
  const { view, components } = scene;
  const { cubes, column, contracts = [] } = sideOf(scene, seat);
  const diver = column[spaceOfLevel(level)]?.diver;
  const colour = diver !== undefined && isExpert(diver) ? EXPERTS[diver] : undefined;
  const { spaces } = components.values;
  const lying = cubes[level - 1];
  const room = lying === undefined ? 0 : (spaces[level - 1] ?? 0) - cubeCount(lying);
  const times = colour === undefined ? 0 : Math.max(0, Math.min(timesOn(level, there), room));
  // What a sponsor lets the diver take besides can be left.
  const ways = Array.from({ length: times }, (_, at) => at + 1);
  const withTaken = (count: number): typeof cubes =>
    colour === undefined || lying === undefined
      ? cubes
      : cubes.with(level - 1, { ...lying, [colour]: lying[colour] + count });
  const [nearest] = [...view.row, ...contracts]
    .flatMap((id) => {
      const contract = contractOf(scene, id);
      const on = (each: typeof cubes): Shortfall | undefined =>
        shortfalls(contract, each, spaces).find((found) => found.level === level);
      const now = on(cubes);
      const [after] = (ways.length === 0 ? [0] : ways)
        .flatMap((count) => on(withTaken(count)) ?? [])
        .filter(({ full }) => !full)
        .sort((one, other) => one.count - other.count);
      return now === undefined || after === undefined
        ? []
        : [{ contract: id, now, after, prestige: contract.prestige }];
    })
    .sort((one, other) => one.after.count - other.after.count || other.prestige - one.prestige);
  return nearest;
}

/** What is wanting, the longer wording first: "2 Metal + 1 Plant" where its colours are known, "3 resources", and how many. */
function lacksOf({ say }: Pick<Scene, 'say'>, { count, cubes }: Shortfall): readonly string[] {
  const named =
    cubes !== undefined && COLOURS.some((colour) => cubes[colour] > 0) ? [cubesCounted(say, cubes)] : [];
  return [...named, say('otys-aim-resources', { count }), String(count)];
}
