import type { AnyIcon } from '../../presenter.ts';
import type { Colour, DiverName, SeaLevel, Technician } from '../rules/vocabulary.ts';

/** The icons that Otys has of its own, see `icons.ts` for how each is painted. */
export type OtysIcon =
  | Colour
  | DiverName
  | `key-${SeaLevel}`
  | Technician
  | 'own-x'
  | 'neutral-x'
  | 'credit'
  | 'battery'
  | 'prestige'
  | 'sponsor'
  | 'propeller'
  | 'dive'
  | 'surface'
  | 'stay'
  | 'contract'
  | 'reward'
  | 'skip'
  | 'end';

/** Any icon that can stand beside an answer of Otys. */
export type IconName = AnyIcon<OtysIcon>;
