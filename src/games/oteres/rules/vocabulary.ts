/** The two kinds of pearls; the colour of each is open to all, its value is not. */
export const PEARL_COLOURS = ['white', 'black'] as const;
/** The colour of a pearl. */
export type PearlColour = (typeof PEARL_COLOURS)[number];

/** What a card can do; each card of the deck names one (rulebook, "Specific card descriptions"; house cards). */
export const EFFECTS = [
  'protect-pearl',
  'split-paws',
  'biggest-pile',
  'pass-left',
  'share-out',
  'ward',
  'take-white',
  'trade-in',
  'swap',
  'snatch',
  'pass-card',
  'discard-card',
  'dark-gift',
] as const;
/** What a card does when it is played. */
export type CardEffect = (typeof EFFECTS)[number];

/** What a card does that a card in front of the player at whom it is aimed keeps off. */
export const KEPT_OFF: readonly CardEffect[] = ['snatch', 'biggest-pile', 'swap'];

/** No white pearl in the pool; its player has no pearl, or none that may move; no pearl or no card to aim at. */
export const NO_EFFECT_REASONS = ['empty-pool', 'own-none', 'own-locked', 'no-pearl', 'no-card'] as const;
/** Why a card does nothing. */
export type NoEffectReason = (typeof NO_EFFECT_REASONS)[number];

/** Why an answer cannot be given. */
export const OBSTACLES = [
  'out',
  'no-pearl',
  'no-white',
  'locked',
  'not-most',
  'served',
  'under-card',
  'not-white',
  'not-black',
  'nothing-back',
  'no-relief',
  'no-black-left',
] as const;
/** Why an answer cannot be given. */
export type Obstacle = (typeof OBSTACLES)[number];

/** What a card with the crossed-out sea urchin lets one do with an urchin (rulebook, "Playing cards"). */
export const RELIEFS = ['none', 'discard', 'pass'] as const;
/** The urchin relief of a card. */
export type Relief = (typeof RELIEFS)[number];

/** The two hands that pearls are split over. */
export const PAWS = ['left', 'right'] as const;
/** One of the two. */
export type Paw = (typeof PAWS)[number];

/** The sea urchin among the ids of cards. */
export const URCHIN = 'urchin';
/** This many sea urchins at the end of one's own turn, or more, and one is out (rulebook, "Gameplay"). */
export const URCHINS_OUT = 2;
/** Pearls taken to be split or shared (rulebook, "Specific card descriptions"). */
export const CATCH = 3;
