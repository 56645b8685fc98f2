import type { IconShape } from '../../../canvas/icons.ts';
import type { Say } from '../../../texts/say.ts';
import { capital } from '../../fitting.ts';
import type { Components } from '../rules/components.ts';
import { type CardEffect, type Relief, URCHIN } from '../rules/vocabulary.ts';
import { effectInWords } from './piece-words.ts';
import { actionCard } from './scene.ts';
import { SHALLOWS } from './theme.ts';

/** What is printed on a card, an urchin too. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What it does in a few words, for pictures that are read on a phone. */
  readonly brief: string;
  readonly icon: IconShape;
  readonly paint: string;
  readonly relief: Relief;
  readonly stays: boolean;
  readonly urchin: boolean;
}

interface Sign {
  readonly icon: IconShape;
  readonly family: 'pool' | 'taking' | 'guarding' | 'sharing' | 'handing';
}

/** The sign of each effect, and the family it belongs to. */
const EFFECT_SIGNS: Readonly<Record<CardEffect, Sign>> = {
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

/** The sign of a sea urchin, and the same on its card and wherever it stands for one. */
export const URCHIN_ICON = 'sea-urchin';
/** See {@link URCHIN_ICON}. */
export const URCHIN_SIGN = { icon: URCHIN_ICON, paint: SHALLOWS.urchinDeep, urchin: true } as const;

/** The sign of a card with an effect, in the colour of its family. */
export const signOf = (effect: CardEffect) => {
  const { icon, family } = EFFECT_SIGNS[effect];
  return { icon, paint: SHALLOWS[family], urchin: false } as const;
};

/** The card with a short text, so that it can be large; the full text is beside the picture or a press away. */
export const inBrief = (face: CardFace): CardFace => ({ ...face, text: face.brief });

/** What the card of this id shows. Throws a `RangeError` for a card that is not in the box. */
export const cardFace = (id: string, components: Components, say: Say): CardFace => {
  const brief = capital(effectInWords({ components, say }, id));
  if (id === URCHIN)
    return {
      id,
      name: say('oteres-urchin'),
      text: say('oteres-urchin-text'),
      brief,
      ...URCHIN_SIGN,
      relief: 'none',
      stays: false,
    };
  const { name, text, effect, relief, stays } = actionCard({ components }, id);
  return { id, name, text, brief, ...signOf(effect), relief, stays };
};
