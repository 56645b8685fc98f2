import { cubeCount } from '../rules/cube-counts.ts';
import type { SeatView } from '../rules/view.ts';
import { SEA_LEVELS, type SeaLevel, SURFACE_SPACES, spaceOfLevel } from '../rules/vocabulary.ts';
import {
  amount,
  backInWords,
  COMMA,
  contractInWords,
  cubesCounted,
  diverName,
  keyName,
} from './piece-words.ts';
import type { Scene } from './scene.ts';

/** What a sea is told from. */
export type SeaScene = Pick<Scene, 'view' | 'components' | 'say'>;

/** Prestige, Credits and Batteries. */
export const purseInWords = ({ say }: Pick<SeaScene, 'say'>, side: SeatView): string =>
  [
    amount(say, 'prestige', side.prestige),
    amount(say, 'credits', side.credits),
    amount(say, 'batteries', side.batteries),
  ].join(COMMA);

/** Keys at hand, and when those on the Hacker track come home. */
export function keysInWords({ say }: Pick<SeaScene, 'say'>, side: SeatView): readonly string[] {
  const { keys, ownX, neutralX, track, homeAt } = side;
  const named = (tokens: SeatView['track']): string =>
    tokens.map((token) => (typeof token === 'number' ? token : keyName(say, token))).join(COMMA);
  const atHand = [
    ...(keys.length + (ownX ? 1 : 0) > 0 ? [named([...keys, ...(ownX ? (['x'] as const) : [])])] : []),
    ...(neutralX > 0 ? [amount(say, 'neutral-x', neutralX)] : []),
  ];
  return [
    say('otys-text-keys', { keys: atHand.length === 0 ? say('otys-nothing') : atHand.join(COMMA) }),
    say('otys-text-track', {
      track: track.length === 0 ? say('otys-text-empty') : named(track),
      home: homeAt,
    }),
  ];
}

const privateContracts = ({ components, say }: SeaScene, side: SeatView): readonly string[] => [
  say('otys-text-contract-count', { count: side.contractCount }),
  ...(side.contracts ?? []).flatMap((id, at) => {
    const contract = components.contracts.get(id);
    return contract === undefined ? [] : [contractInWords(say, contract, at + 1)];
  }),
];

function levelInWords({ components, say }: SeaScene, side: SeatView, level: SeaLevel): string {
  const standing = side.column[spaceOfLevel(level)];
  const cubes = side.cubes[level - 1] ?? { metal: 0, plant: 0, fuel: 0, tech: 0 };
  const count = cubeCount(cubes);
  const spaces = components.values.spaces[level - 1] ?? 0;
  const reward = components.rewards.get(side.rewards[level - 1] ?? '');
  return say('otys-text-sea-level', {
    level,
    diver: standing === undefined ? say('otys-nothing') : diverName(say, standing.diver, standing.upgraded),
    cubes: cubesCounted(say, cubes),
    ...{ count, spaces, free: Math.max(0, spaces - count) },
    back: reward === undefined ? 'none' : backInWords(say, reward),
  });
}

/** The levels of a sea in words, from the first level down. */
export const levelsInWords = (scene: SeaScene, side: SeatView): readonly string[] =>
  SEA_LEVELS.map((level) => levelInWords(scene, side, level));

/** A player's sea as the viewer knows it, in lines: what they hold, the divers at the surface, each level. */
export function seaInWords(scene: SeaScene, side: SeatView): readonly string[] {
  const { say } = scene;
  const { reach, mechanic, hacker, column } = side;
  const divers = column
    .slice(0, SURFACE_SPACES)
    .map(({ diver, upgraded }) => diverName(say, diver, upgraded))
    .reverse();
  return [
    purseInWords(scene, side),
    ...keysInWords(scene, side),
    say('otys-text-technicians', { reach, mechanic, hacker }),
    ...privateContracts(scene, side),
    say('otys-text-surface', { divers: divers.join(COMMA) }),
    ...levelsInWords(scene, side),
  ];
}
