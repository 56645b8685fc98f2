import type { Seat } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
import type { Deed } from './move.ts';
import type { Idle, Phase, Purse } from './view.ts';
import type { Colour, DiverName, OwnKey, SeaLevel, Technician, TrackToken } from './vocabulary.ts';

/** Divers at work, one's own or copied ones. Costs are to be paid now; `again`: the second use, by sponsor 2 basic. */
interface Divers {
  /** `begun`: one of the two was had. */
  expert: { colour: Colour; cube: boolean; bonus: boolean; begun?: true; again?: true };
  trader: { upgraded: boolean; free: boolean; again?: true };
  /** `via`: whose Spies were copied to come here. */
  spy: { cost: number; via: readonly Seat[]; again?: true };
  engineer: { cost: number; again?: true };
  explorer: { cost: number; again?: true };
}

/** Effects of sponsors, rewards and bonuses that ask: for the player whose turn it is. */
interface AskingEffects {
  'return-key': object;
  /** `optional` lets all divers be left as they are; nothing may interrupt what is `closed`, not even a contract. */
  upgrade: { among: 'activated' | 'surface' | 'any'; optional?: boolean; reward?: string; closed?: true };
  'pick-reward': object;
  'battery-or-carry': object;
}

interface OpenQuestions extends Divers, AskingEffects {
  'choose-key': object;
  /** `moved`: the sponsors have; absent in a question that was put before they did so first. */
  'choose-level': { neutral: boolean; moved?: true };
  prepare: object;
  /** The propeller: which diver. */
  propel: object;
  /** Where to. Spaces count from 0, topmost. */
  'propel-to': { from: number };
  'choose-price': { credits: number; prestige: number };
  'choose-end': object;
}

interface CubeChoice {
  /** One of these cubes for the key's level; `optional` lets it be left. */
  'choose-colour': { colours: readonly Colour[]; optional: boolean; reward: string };
}

interface Questions extends OpenQuestions, CubeChoice {
  'carry-to': { colour: Colour; from: SeaLevel };
  keep: object;
  permanent: { reward: string };
  /** Designer's variant: the copied opponent's answer. */
  hold: { seat: Seat };
}

/** Effects that happen, data with sponsors and rewards, and steps here. */
interface Effects {
  gain: { purse: Purse; by: number };
  /** Sponsor 4 basic: the diver on the key's level stays there until it is activated. */
  'fix-diver': object;
  resurface: { level: SeaLevel };
  'free-own': object;
  'act-twice': object;
  look: object;
}

interface Steps extends Questions, Effects {
  'begin-turn': object;
  phase: { phase: Phase };
  /** The sponsors move as soon as an X key is chosen, before its level is. */
  'move-sponsors': object;
  'play-key': { token: TrackToken; level: SeaLevel };
  'use-sponsor': object;
  'move-diver': { from: number; to: number };
  dive: { deed?: Deed };
  /** The activated diver's effect. `again`: the second use, by sponsor 2 basic. `deed`: what it is settled to be. */
  act: { again: boolean; deed?: Deed };
  'end-turn': { stay: boolean };
  'pass-turn': object;
  'key-back': { key: OwnKey };
  'upgrade-diver': { diver: DiverName };
  carry: { colour: Colour; from: SeaLevel; to: SeaLevel };
  kept: { contract: string };
  'find-cube': { colour: Colour };
  'tell-reward': { reward: string };
  /** Sponsor 2 advanced: the token used is discarded and replaced. */
  'discard-reward': { index: number };
  /** Explorer: the token goes to the player's board and is replaced. */
  'place-reward': { index: number };
  /** A diver could do nothing: what it lacked, if it was only that. */
  idle: Idle;
  leave: object;
  sell: { colour: Colour };
  buy: { colour: Colour; price: number };
  /** `again`: the Spy is used the second time, and with it the diver that it copies. */
  copy: { from: Seat; cost: number; via: readonly Seat[]; again?: true };
  improve: { technician: Technician };
  complete: { contract: string; level: SeaLevel; colours?: readonly Colour[] };
  'tell-permanent': { reward: string };
  held: { seat: Seat };
  lift: { seat: Seat };
}

/** Everything that can be on the agenda of a match of Otys. */
export type OtysStep = Kinds<Steps>;
/** The kinds of steps that ask somebody. */
export type OtysAsking = keyof Questions;
/** A diver at work. */
export type DiverStep = Kinds<Divers>;
/** What sponsors, rewards and bonuses do. */
export type EffectStep = Kinds<AskingEffects & Effects & CubeChoice>;
/** A step that asks the player whose turn it is and lets contracts be completed besides. */
export type OpenStep = Kinds<OpenQuestions>;

/** The step of one kind. */
export type StepOfKind<K extends OtysStep['kind']> = Extract<OtysStep, { readonly kind: K }>;
