import type { IconShape } from '../../../canvas/icons.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../rules/components.ts';
import { type Effect, type Relief, URCHIN } from '../rules/vocabulary.ts';
import { SHALLOWS } from './theme.ts';

/** What is printed on a card, an urchin too. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly icon: IconShape;
  /** The colour of its family. */
  readonly paint: string;
  readonly relief: Relief;
  readonly stays: boolean;
  readonly urchin: boolean;
}

/** The sign of each effect, and the family it belongs to. */
export const EFFECT_SIGNS: Readonly<
  Record<
    Effect,
    { readonly icon: IconShape; readonly family: 'pool' | 'taking' | 'guarding' | 'sharing' | 'handing' }
  >
> = {
  'protect-pearl': { icon: 'hand', family: 'guarding' },
  'split-paws': { icon: 'paw', family: 'sharing' },
  'biggest-pile': { icon: 'pearl-necklace', family: 'taking' },
  'pass-left': { icon: 'big-wave', family: 'sharing' },
  'share-out': { icon: 'fishing-net', family: 'sharing' },
  ward: { icon: 'fairy-wand', family: 'guarding' },
  'take-white': { icon: 'oyster-pearl', family: 'pool' },
  'trade-in': { icon: 'cycle', family: 'pool' },
  swap: { icon: 'trade', family: 'taking' },
  snatch: { icon: 'robber-hand', family: 'taking' },
  'pass-card': { icon: 'card-play', family: 'handing' },
  'discard-card': { icon: 'broom', family: 'handing' },
  'dark-gift': { icon: 'present', family: 'sharing' },
};

/** The sign of a sea urchin. */
export const URCHIN_ICON = 'sea-urchin';

/** The sign of a sea urchin, on its card and wherever it stands for one. */
export const URCHIN_SIGN = { icon: URCHIN_ICON, paint: SHALLOWS.urchinDeep, urchin: true } as const;

/** The sign of a card that keeps others off. */
export const WARD_SIGN = {
  icon: EFFECT_SIGNS.ward.icon,
  paint: SHALLOWS[EFFECT_SIGNS.ward.family],
  urchin: false,
} as const;

/** What the card of this id shows. Throws a `RangeError` for a card that is not in the box. */
export const cardFace = (id: string, components: Components, say: Say): CardFace => {
  if (id === URCHIN)
    return {
      id,
      name: say('oteres-urchin'),
      text: say('oteres-urchin-text'),
      ...URCHIN_SIGN,
      relief: 'none',
      stays: false,
    };
  const card = components.cards.get(id);
  if (card === undefined) throw new RangeError('a card that is not in the box');
  const { icon, family } = EFFECT_SIGNS[card.effect];
  const { name, text, relief, stays } = card;
  return { id, name, text, icon, paint: SHALLOWS[family], relief, stays, urchin: false };
};
