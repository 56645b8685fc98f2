import type { Seat } from '../../../engine/seat.ts';
import type { Purse } from './fact.ts';
import type { Deed } from './move.ts';
import type { Idle, Phase } from './view.ts';
import type { Colour, DiverName, OwnKey, SeaLevel, Technician, TrackToken } from './vocabulary.ts';

/** A diver's effect. `again`: it is the second use, by sponsor 2 basic. */
interface Working {
  readonly again?: true;
}

/** Part of an effect that nothing may interrupt, not even a contract. */
interface Closable {
  readonly closed?: true;
}

/** The order of a turn. */
export type TurnStep =
  | { readonly kind: 'begin-turn' }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'choose-key' }
  /** The sponsors move as soon as an X key is chosen, before its level is. */
  | { readonly kind: 'move-sponsors' }
  /** `moved`: the sponsors have; absent in a question that was put before they did so first. */
  | {
      readonly kind: 'choose-level';
      readonly neutral: boolean;
      readonly moved?: true;
    }
  | { readonly kind: 'play-key'; readonly token: TrackToken; readonly level: SeaLevel }
  | { readonly kind: 'prepare' }
  | { readonly kind: 'use-sponsor' }
  | { readonly kind: 'dive'; readonly deed?: Deed }
  /** The activated diver's effect. `again`: the second use, by sponsor 2 basic. `deed`: what it is settled to be. */
  | { readonly kind: 'act'; readonly again: boolean; readonly deed?: Deed }
  | { readonly kind: 'choose-end' }
  | { readonly kind: 'end-turn'; readonly stay: boolean }
  | { readonly kind: 'pass-turn' };

/** The propeller: which diver, where to, the move itself. Spaces count from 0, topmost. */
export type PropellerStep =
  | { readonly kind: 'propel' }
  | { readonly kind: 'propel-to'; readonly from: number }
  | { readonly kind: 'move-diver'; readonly from: number; readonly to: number };

/** Effects of sponsors, rewards and bonuses, data there and steps here: for the player whose turn it is. */
export type EffectStep =
  | { readonly kind: 'gain'; readonly purse: Purse; readonly by: number }
  | { readonly kind: 'return-key' }
  /** `optional` lets all divers be left as they are. */
  | ({
      readonly kind: 'upgrade';
      readonly among: 'activated' | 'surface' | 'any';
      readonly optional?: boolean;
      readonly reward?: string;
    } & Closable)
  /** Sponsor 4 basic: the diver on the key's level stays there until it is activated. */
  | { readonly kind: 'fix-diver' }
  | { readonly kind: 'resurface'; readonly level: SeaLevel }
  | { readonly kind: 'free-own' }
  | { readonly kind: 'act-twice' }
  | { readonly kind: 'pick-reward' }
  | { readonly kind: 'battery-or-carry' }
  | { readonly kind: 'look' }
  /** One of these cubes for the key's level; `optional` lets it be left. */
  | {
      readonly kind: 'choose-colour';
      readonly colours: readonly Colour[];
      readonly optional: boolean;
      readonly reward: string;
    };

/** What follows an answer to an effect. */
export type FollowStep =
  | { readonly kind: 'key-back'; readonly key: OwnKey }
  | { readonly kind: 'upgrade-diver'; readonly diver: DiverName }
  | { readonly kind: 'carry-to'; readonly colour: Colour; readonly from: SeaLevel }
  | { readonly kind: 'carry'; readonly colour: Colour; readonly from: SeaLevel; readonly to: SeaLevel }
  | { readonly kind: 'keep' }
  | { readonly kind: 'kept'; readonly contract: string }
  | { readonly kind: 'find-cube'; readonly colour: Colour }
  | { readonly kind: 'tell-reward'; readonly reward: string }
  /** Sponsor 2 advanced: the token used is discarded and replaced. */
  | { readonly kind: 'discard-reward'; readonly index: number }
  /** Explorer: the token goes to the player's board and is replaced. */
  | { readonly kind: 'place-reward'; readonly index: number };

/** A diver at work: one's own or a copied one. Costs are what is to be paid now. */
export type DiverStep =
  | ({
      readonly kind: 'expert';
      readonly colour: Colour;
      readonly cube: boolean;
      readonly bonus: boolean;
      /** One of the two was had. */
      readonly begun?: true;
    } & Working)
  | ({ readonly kind: 'trader'; readonly upgraded: boolean; readonly free: boolean } & Working)
  /** `via`: whose Spies were copied to come here. */
  | ({ readonly kind: 'spy'; readonly cost: number; readonly via: readonly Seat[] } & Working)
  | ({ readonly kind: 'engineer'; readonly cost: number } & Working)
  | ({ readonly kind: 'explorer'; readonly cost: number } & Working);

/** What follows an answer to a diver. */
export type DeedStep =
  /** A diver could do nothing: what it lacked, if it was only that. */
  | ({ readonly kind: 'idle' } & Idle)
  | { readonly kind: 'leave' }
  | { readonly kind: 'sell'; readonly colour: Colour }
  | { readonly kind: 'choose-price'; readonly credits: number; readonly prestige: number }
  | { readonly kind: 'buy'; readonly colour: Colour; readonly price: number }
  | {
      readonly kind: 'copy';
      readonly from: Seat;
      readonly cost: number;
      readonly via: readonly Seat[];
      /** The Spy is used the second time, and with it the diver that it copies. */
      readonly again?: true;
    }
  | { readonly kind: 'improve'; readonly technician: Technician };

/** Contracts, at any moment of one's turn. */
export type ContractStep =
  | {
      readonly kind: 'complete';
      readonly contract: string;
      readonly level: SeaLevel;
      readonly colours?: readonly Colour[];
    }
  | { readonly kind: 'permanent'; readonly reward: string }
  | { readonly kind: 'tell-permanent'; readonly reward: string };

/** Designer's variant: the copied opponent's answer. */
export type VariantStep =
  | { readonly kind: 'hold'; readonly seat: Seat }
  | { readonly kind: 'held'; readonly seat: Seat }
  | { readonly kind: 'lift'; readonly seat: Seat };

/** Everything that can be on the agenda of a match of Otys. */
export type OtysStep =
  | TurnStep
  | PropellerStep
  | EffectStep
  | FollowStep
  | DiverStep
  | DeedStep
  | ContractStep
  | VariantStep;

/** The kinds of steps that ask somebody. */
export type OtysAsking =
  | 'choose-key'
  | 'choose-level'
  | 'prepare'
  | 'propel'
  | 'propel-to'
  | 'choose-end'
  | 'hold'
  | 'expert'
  | 'trader'
  | 'choose-price'
  | 'spy'
  | 'engineer'
  | 'explorer'
  | 'return-key'
  | 'upgrade'
  | 'pick-reward'
  | 'battery-or-carry'
  | 'carry-to'
  | 'choose-colour'
  | 'keep'
  | 'permanent';

/** A step that asks the player whose turn it is and lets contracts be completed besides. */
export type OpenStep = StepOfKind<
  Exclude<OtysAsking, 'hold' | 'carry-to' | 'choose-colour' | 'keep' | 'permanent'>
>;

/** The step of one kind. */
export type StepOfKind<K extends OtysStep['kind']> = Extract<OtysStep, { readonly kind: K }>;
