import type { TableIcon } from '../../table-icons.ts';
import type { Colour, DiverName, Level } from '../vocabulary.ts';

/** The icons beside those of cubes, divers and keys. */
export type PlainIcon =
  | 'otys_own_x'
  | 'otys_neutral_x'
  | 'otys_credit'
  | 'otys_battery'
  | 'otys_prestige'
  | 'otys_sponsor'
  | 'otys_propeller'
  | 'otys_dive'
  | 'otys_surface'
  | 'otys_stay'
  | 'otys_contract'
  | 'otys_reward'
  | 'otys_mechanic'
  | 'otys_hacker'
  | 'otys_skip'
  | 'otys_end';

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}_${Tail}` : Name;

/** The name of an icon of Otys, see `icons.ts` for how each is painted. */
export type IconName =
  | PlainIcon
  | `otys_${TableIcon}`
  | `otys_${Colour}`
  | `otys_key_${Level}`
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
