import type { Seat } from '../../../../engine/seat.ts';
import type { FactOf } from '../../../facts-told.ts';
import type { Reward } from '../../rules/components.ts';
import type { OtysFact, Purse } from '../../rules/fact.ts';
import type { Shortfall } from '../../rules/shortfall.ts';
import type { SponsorTile } from '../../rules/state.ts';
import type { DiverView } from '../../rules/view.ts';
import type { Colour, DiverName, SeaLevel, Technician, TrackToken } from '../../rules/vocabulary.ts';

/** What comes of answers for the player who gives them, or what is asked of them then. */
export type Effect =
  | { readonly kind: 'over' | 'home' | 'looks' | 'returns' | 'dives' | 'nothing' }
  | ({ readonly kind: 'idle'; readonly level: SeaLevel } & Pick<
      FactOf<OtysFact, 'diver-idle'>,
      'diver' | 'lacks'
    >)
  /** `by` is positive in either. */
  | { readonly kind: 'spent'; readonly purse: Purse; readonly by: number }
  | { readonly kind: 'gained'; readonly purse: Purse; readonly by: number }
  | { readonly kind: 'completed'; readonly contract: string; readonly level: SeaLevel }
  | { readonly kind: 'cubes'; readonly level: SeaLevel; readonly by: readonly (readonly [Colour, number])[] }
  /** So much Prestige is reached that the last round begins. */
  | { readonly kind: 'target'; readonly prestige: number }
  /** This many public contracts are ready when the turn ends. */
  | { readonly kind: 'left'; readonly count: number }
  | { readonly kind: 'upgraded'; readonly diver: DiverName }
  | { readonly kind: 'improved'; readonly technician: Technician; readonly to: number }
  /** From now on each contract on a level brings the back of a token, in the place of another one. */
  | {
      readonly kind: 'reward';
      readonly level: SeaLevel;
      readonly reward: Reward;
      readonly old: Reward | undefined;
    }
  | { readonly kind: 'key'; readonly token: TrackToken }
  | { readonly kind: 'moved'; readonly diver: DiverName; readonly from: number; readonly to: number }
  | { readonly kind: 'stands'; readonly diver: DiverName; readonly level: SeaLevel }
  /** What is chosen next: a front's effect, a price, where a resource goes, a level's own reward. */
  | { readonly kind: 'front'; readonly reward: Reward }
  | { readonly kind: 'price'; readonly credits: number; readonly prestige: number }
  | { readonly kind: 'carries'; readonly from: SeaLevel }
  | { readonly kind: 'besides'; readonly reward: Reward }
  /** What the diver at work, or the sponsor there, can do. */
  | { readonly kind: 'work'; readonly diver: DiverView; readonly free: boolean }
  | { readonly kind: 'copies'; readonly seats: readonly Seat[]; readonly level: SeaLevel }
  | { readonly kind: 'twice'; readonly isPaid: boolean }
  | { readonly kind: 'sponsor'; readonly tile: SponsorTile }
  | { readonly kind: 'opens'; readonly isNeutral: boolean }
  | { readonly kind: 'propels'; readonly reach: number }
  | { readonly kind: 'could'; readonly divers: readonly DiverName[]; readonly level: SeaLevel }
  | { readonly kind: 'ready'; readonly contract: string; readonly level: SeaLevel }
  | { readonly kind: 'nearer'; readonly contract: string; readonly short: Shortfall }
  /** What a search saw besides: later in the turn, in the next one, or in those of the others. */
  | { readonly kind: 'now' | 'soon' | 'later'; readonly contract: string }
  | { readonly kind: 'denies' | 'taken'; readonly contract: string; readonly rival: Seat }
  | { readonly kind: 'points'; readonly by: number };

/** An effect of one kind. */
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
