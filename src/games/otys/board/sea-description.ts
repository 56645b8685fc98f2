import type { Say } from '../../../texts/say.ts';
import { listParts, type Statement, stated } from '../../description.ts';
import type { Components } from '../rules/components.ts';
import { cubeCount } from '../rules/cube-counts.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { SEA_LEVELS, type SeaLevel, SURFACE_SPACES, spaceOfLevel } from '../rules/vocabulary.ts';
import { keysToHome } from './hacker-track.ts';
import { keyText } from './key.ts';
import {
  amount,
  backInWords,
  COMMA,
  contractGains,
  cubesInWords,
  demandInWords,
  diverName,
  keyName,
} from './piece-words.ts';
import { levelsFor } from './reach.ts';
import { eachCube } from './resource.ts';
import { cubesWords, listWords } from './words.ts';

/** What a sea is told from. */
export interface SeaScene {
  readonly view: OtysView;
  readonly components: Components;
  readonly say: Say;
}

/** A player's sea told. */
export interface SeaDescription {
  /** What the player holds, and where public contracts could be completed. */
  readonly holdings: readonly Statement[];
  readonly surface: Statement;
  /** From the first level down. */
  readonly levels: readonly Statement[];
}

/** Credits, Batteries, the propeller's reach and the number of private contracts; in full Prestige, too, and the last two apart. */
const purse = ({ say }: SeaScene, side: SeatView): Statement => ({
  brief: say('otys-board-alt-purse', {
    credits: side.credits,
    batteries: side.batteries,
    reach: side.reach,
    contracts: side.contractCount,
  }),
  full: [
    say('otys-text-purse', {
      purse: [
        amount(say, 'prestige', side.prestige),
        amount(say, 'credits', side.credits),
        amount(say, 'batteries', side.batteries),
      ].join(COMMA),
    }),
  ],
});

/** Keys at hand, briefly; `ownX` is what the player's own X is called. */
const keysInBrief = (say: Say, { keys: own, ownX: hasX, neutralX }: SeatView, ownX: string): string =>
  listWords(
    [
      ...own.map(keyText),
      ...(hasX ? [ownX] : []),
      ...(neutralX > 0 ? [say('otys-board-alt-neutral-x', { count: neutralX })] : []),
    ],
    say,
  );

/** Keys at hand, and when those on the Hacker track come home; in full what lies there, too. */
const keys = ({ say }: SeaScene, side: SeatView): Statement => {
  const own = [...side.keys.map(String), ...(side.ownX ? [keyName(say, 'x')] : [])];
  const neutral = side.neutralX > 0;
  const inFull = [...own, ...(neutral ? [amount(say, 'neutral-x', side.neutralX)] : [])];
  const inBrief = keysInBrief(say, side, say('otys-board-alt-own-x'));
  return {
    brief: say('otys-board-alt-keys', { keys: inBrief, home: keysToHome(side) }),
    full: [
      say('otys-text-keys', { keys: inFull.length === 0 ? say('otys-nothing') : inFull.join(COMMA) }),
      say('otys-text-track', {
        track:
          side.track.length === 0
            ? say('otys-text-empty')
            : side.track
                .map((token) => (typeof token === 'number' ? token : keyName(say, token)))
                .join(COMMA),
        home: side.homeAt,
      }),
    ],
  };
};

const technicians = ({ say }: SeaScene, { reach, mechanic, hacker }: SeatView): Statement => ({
  full: [say('otys-text-technicians', { reach, mechanic, hacker })],
});

/** How many private contracts, and which where the reader knows them. */
const privateContracts = ({ components, say }: SeaScene, side: SeatView): Statement => ({
  full: [
    say('otys-text-contract-count', { count: side.contractCount }),
    ...(side.contracts ?? []).flatMap((id, at) => {
      const contract = components.contracts.get(id);
      return contract === undefined
        ? []
        : [
            say('otys-text-contract', {
              number: at + 1,
              demand: demandInWords(say, contract.demand),
              gains: contractGains(say, contract),
            }),
          ];
    }),
  ],
});

/** The public contracts that this sea has the cubes for, by their number in the row, and where; in full the Colony tells it. */
const withinReach = ({ view, components, say }: SeaScene, side: SeatView): Statement => {
  const ready = view.row.flatMap((id, index) => {
    const contract = components.contracts.get(id);
    const levels = contract === undefined ? [] : levelsFor(contract, side.cubes);
    return levels.length === 0
      ? []
      : [say('otys-board-alt-ready', { number: index + 1, levels: levels.join('+') })];
  });
  return {
    brief: say('otys-board-alt-within-reach', { count: ready.length, contracts: ready.join(COMMA) }),
    full: [],
  };
};

/** One level: diver, resources, permanent reward; briefly with the sponsor there, which in full the Colony tells. */
const levelOf = ({ view, components, say }: SeaScene, side: SeatView, level: SeaLevel): Statement => {
  const sponsor = view.sponsors[level - 1];
  const standing = side.column[spaceOfLevel(level)];
  const diver = standing === undefined ? undefined : diverName(say, standing.diver, standing.upgraded);
  const cubes = side.cubes[level - 1];
  const count = cubes === undefined ? 0 : cubeCount(cubes);
  const spaces = components.values.spaces[level - 1] ?? 0;
  const id = side.rewards[level - 1];
  const reward = id === undefined ? undefined : components.rewards.get(id);
  const inFull = {
    level,
    diver: diver ?? say('otys-nothing'),
    cubes: cubes === undefined ? say('otys-nothing') : cubesInWords(say, cubes),
    count,
    spaces,
  };
  return {
    brief: say('otys-board-alt-level', {
      level,
      sponsor: sponsor === undefined ? '' : say(`otys-board-sponsor-${sponsor.sponsor}-${sponsor.side}`),
      diver: diver ?? '',
      cubes: cubes === undefined ? '' : cubesWords(cubes, say),
      free: Math.max(0, spaces - count),
      permanent: reward?.back ?? 'none',
    }),
    full: [
      reward === undefined
        ? say('otys-text-sea-level', inFull)
        : say('otys-text-sea-level-reward', { ...inFull, back: backInWords(say, reward) }),
    ],
  };
};

/** The divers at the surface, the next to go down first. */
const surface = ({ say }: SeaScene, { column }: SeatView): Statement =>
  stated(
    say('otys-text-surface', {
      divers: column
        .slice(0, SURFACE_SPACES)
        .map(({ diver, upgraded }) => diverName(say, diver, upgraded))
        .reverse()
        .join(COMMA),
    }),
  );

/** A player's sea as the viewer knows it. */
export const describeSea = (scene: SeaScene, side: SeatView): SeaDescription => ({
  holdings: [
    purse(scene, side),
    keys(scene, side),
    technicians(scene, side),
    privateContracts(scene, side),
    withinReach(scene, side),
  ],
  surface: surface(scene, side),
  levels: SEA_LEVELS.map((level) => levelOf(scene, side, level)),
});

/** A sea as it is told beside others, by whose it is: with less room, and no more than a picture shows that is about something else. */
export interface SeaAfar {
  readonly holdings: Statement;
  /** Divers and cubes, level by level. */
  readonly levels: Statement;
}

/** The sea of a player of this name, told beside others. */
export const describeSeaAfar = ({ say }: SeaScene, side: SeatView, name: string): SeaAfar => ({
  holdings: {
    brief: say('otys-board-alt-holdings', {
      name,
      credits: side.credits,
      batteries: side.batteries,
      contracts: side.contractCount,
      keys: keysInBrief(say, side, 'X'),
      home: keysToHome(side),
      reach: side.reach,
    }),
    full: [],
  },
  levels: {
    brief: say('otys-board-alt-mini', {
      name,
      divers: listParts(
        SEA_LEVELS.map((level) => {
          const diver = side.column[spaceOfLevel(level)];
          const cubes = side.cubes[level - 1];
          const letters =
            cubes === undefined ? [] : eachCube(cubes).map((colour) => say(`otys-board-letter-${colour}`));
          const standing = diver === undefined ? '' : say(`otys-board-diver-${diver.diver}`);
          return [level, `${standing}${diver?.upgraded === true ? '+' : ''}`, [...letters].join('')]
            .join(' ')
            .trim();
        }),
        say,
      ),
    }),
    full: [],
  },
});
