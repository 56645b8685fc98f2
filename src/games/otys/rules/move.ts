import type { Colour, DiverName, OwnKey, SeaLevel, Technician } from './vocabulary.ts';

/** What a diver does that can be settled with the dive: the diver's own answer, as it is written. */
export const DEEDS = ['cube', 'cube.bonus', 'up.m', 'up.h', 'r0', 'r1', 'skip'] as const;
/** One of the deeds that a dive can settle. */
export type Deed = (typeof DEEDS)[number];

/** All answers of Otys; the rules decide which a question offers, and a move means the same wherever. */
export type OtysMove =
  /** Start the turn with a numbered key, on its own level. */
  | { readonly kind: 'key'; readonly level: SeaLevel }
  /** Start the turn with an X key: one's own or a neutral one; where to is asked next. */
  | { readonly kind: 'x-key'; readonly neutral: boolean }
  /** Answer "on which level": the X key's, or where a cube goes. */
  | { readonly kind: 'level'; readonly level: SeaLevel }
  /** Step 1: use the sponsor of the key's level. */
  | { readonly kind: 'sponsor' }
  /** Step 1: spend a Battery on a propeller; which diver is asked next. */
  | { readonly kind: 'propeller' }
  /** Go to step 2; `sponsor`: through the level's sponsor. `deed`: the dive settles what the diver does. */
  | { readonly kind: 'dive'; readonly sponsor: boolean; readonly deed?: Deed }
  | { readonly kind: 'diver'; readonly diver: DiverName }
  /** Where a propelled diver goes: a space of the column, 0 topmost. */
  | { readonly kind: 'space'; readonly space: number }
  /** An expert's cube; `bonus`: and the upgraded one's bonus with it. */
  | { readonly kind: 'cube'; readonly bonus?: true }
  /** An upgraded expert's bonus, a level's permanent reward: whatever the question names. */
  | { readonly kind: 'bonus' }
  /** Leave an optional effect, or the rest of it. */
  | { readonly kind: 'skip' }
  | { readonly kind: 'sell'; readonly colour: Colour }
  | { readonly kind: 'buy'; readonly colour: Colour }
  | { readonly kind: 'price'; readonly paidIn: 'credits' | 'prestige' }
  | { readonly kind: 'look' }
  | { readonly kind: 'copy'; readonly seat: number }
  | { readonly kind: 'keep'; readonly contract: string }
  | { readonly kind: 'improve'; readonly technician: Technician }
  /** Take or use one of the two rewards that lie at a level: 0 or 1. */
  | { readonly kind: 'reward'; readonly index: 0 | 1 }
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'return'; readonly key: OwnKey }
  /** Sponsor 5 advanced: the Battery rather than the move of a cube. */
  | { readonly kind: 'battery' }
  /** Sponsor 5 advanced: pick up a cube; where to is asked next when there is a choice. */
  | { readonly kind: 'carry'; readonly colour: Colour; readonly from: SeaLevel }
  /** Complete a contract from one level. `colours`: per number of a free card, in order; absent for other cards. */
  | {
      readonly kind: 'contract';
      readonly contract: string;
      readonly level: SeaLevel;
      readonly colours?: readonly Colour[];
    }
  /** End the turn; `stay`: spend a Battery on the oxygen reserve. */
  | { readonly kind: 'end'; readonly stay: boolean }
  /** Designer's variant, the copied opponent's choice: hold the copied diver for a Battery, or let it resurface. */
  | { readonly kind: 'hold'; readonly spend: boolean };

/** Whether a move is the explicit word by which a turn ends (ruling: a turn ends with the player's explicit word). */
export const endsTurn = ({ kind }: OtysMove): boolean => kind === 'end';
