import { COLOURS, DIVERS, type DiverName, LEVELS } from '../vocabulary.ts';

/** The icons of Otys beside those of cubes, divers and keys. */
export const PLAIN_ICONS = [
  'otys_own_x',
  'otys_neutral_x',
  'otys_credit',
  'otys_battery',
  'otys_prestige',
  'otys_sponsor',
  'otys_propeller',
  'otys_dive',
  'otys_surface',
  'otys_stay',
  'otys_contract',
  'otys_reward',
  'otys_mechanic',
  'otys_hacker',
  'otys_hand',
  'otys_look',
  'otys_undo',
  'otys_skip',
  'otys_end',
] as const;

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}_${Tail}` : Name;

/** The name of an icon of Otys, see `icons.ts` for how each is painted. */
export type IconName =
  | (typeof PLAIN_ICONS)[number]
  | `otys_${(typeof COLOURS)[number]}`
  | `otys_key_${(typeof LEVELS)[number]}`
  | `otys_${Underscored<DiverName>}`;

/** The icon of each diver. */
export const DIVER_ICONS = {
  'metal-expert': 'otys_metal_expert',
  'plant-expert': 'otys_plant_expert',
  'fuel-expert': 'otys_fuel_expert',
  'tech-expert': 'otys_tech_expert',
  trader: 'otys_trader',
  spy: 'otys_spy',
  engineer: 'otys_engineer',
  explorer: 'otys_explorer',
} as const satisfies Record<DiverName, IconName>;

/** Every icon of Otys. */
export const ICON_NAMES: readonly IconName[] = [
  ...COLOURS.map((colour) => `otys_${colour}` as const),
  ...DIVERS.map((diver) => DIVER_ICONS[diver]),
  ...LEVELS.map((level) => `otys_key_${level}` as const),
  ...PLAIN_ICONS,
];
