import type { Chance } from './chance.ts';
import type { Notation } from './notation.ts';
import type { Seat, Viewer } from './seat.ts';

/**
 * The types of one game, plain readonly JSON: a `Step` is still to happen, a `Move` answers a question, a `Fact` has
 * happened and can be told. `Asking` names the kinds of steps that ask somebody.
 */
export interface GameTypes {
  readonly State: unknown;
  readonly Step: { readonly kind: string };
  readonly Asking: string;
  readonly Move: unknown;
  readonly View: unknown;
  readonly Fact: { readonly kind: string };
  /** What can stand against an answer; absent if the game does not say. */
  readonly Obstacle?: string;
}

/** What a rule brought about: the new state, the steps that follow at once, and what can be told of it. */
export interface Outcome<G extends GameTypes> {
  readonly state: G['State'];
  readonly steps?: readonly G['Step'][];
  readonly facts?: readonly G['Fact'][];
  /** A hidden thing was learned: as after a chance event, what led here can no longer be undone. */
  readonly reveals?: boolean;
}

/** One answer to a question, with the steps that giving it schedules in place of the step that asked. */
export interface Choice<G extends GameTypes> {
  readonly move: G['Move'];
  readonly steps: readonly G['Step'][];
  /** The answer that commits its seat to least, given for it on a timeout. At most one answer of a question. */
  readonly safest?: boolean;
  /** Why it cannot be given now, by what the asked seat knows: then it is no answer, and its steps never run. */
  readonly unless?: ObstacleOf<G> | undefined;
}

/** What can stand against an answer of one game. */
export type ObstacleOf<G extends GameTypes> = Exclude<G['Obstacle'], undefined>;

/** A question to one seat. */
export interface Ask<G extends GameTypes> {
  readonly seat: Seat;
  /** The question's answers. If none can be given it is skipped; a single one is taken, unless `neverSkip`. */
  readonly choices: readonly Choice<G>[];
  /** What the seat may do besides, like completing a contract: legal, but never a reason to ask. */
  readonly extraActions?: readonly Choice<G>[];
  /** Ask even when there is but one answer: giving it, or being spared it, means something. */
  readonly neverSkip?: boolean;
  /** The answers are for their seat alone. */
  readonly secret?: boolean;
  /** Its seat has answered, and may change that while the same step asks another seat; the match does not wait. */
  readonly isAnswered?: boolean;
}

/** A rule that needs nobody's answer. Chance is to be had here only, so that asking twice gives the same choices. */
export interface Happens<G extends GameTypes, S> {
  readonly happens: (state: G['State'], step: S, chance: Chance) => Outcome<G>;
}

/** A rule that asks; several seats at once if it returns several. */
export interface Asks<G extends GameTypes, S> {
  readonly asks: (state: G['State'], step: S) => readonly Ask<G>[];
}

/** One rule for each kind of step: a kind without its rule, or with one of the other sort, does not compile. */
export type Rules<G extends GameTypes> = {
  readonly [K in G['Step']['kind']]: K extends G['Asking'] ? Asks<G, StepOf<G, K>> : Happens<G, StepOf<G, K>>;
};

/** The steps of one kind. */
export type StepOf<G extends GameTypes, K extends G['Step']['kind']> = Extract<
  G['Step'],
  { readonly kind: K }
>;

/** The kinds of steps that ask somebody. */
export type AskingKind<G extends GameTypes> = Extract<G['Step']['kind'], G['Asking']>;

/** The steps that ask somebody. */
export type AskingStep<G extends GameTypes> = StepOf<G, AskingKind<G>>;

/** Something the table settles in the lobby: one of a few named ways to play, the usual one first. */
export interface TableOption {
  readonly name: string;
  readonly values: readonly [string, ...string[]];
}

/** The values chosen, by option. */
export type OptionValues = Readonly<Record<string, string>>;

/** Whose turn it is. `number` rises by one with each turn of the match, 1 first; `round` likewise. */
export interface Turn {
  readonly seat: Seat;
  readonly number: number;
  readonly round: number;
}

/** A turn to come as it would begin at once, to be planned. */
export interface TurnAhead<G extends GameTypes> {
  readonly state: G['State'];
  readonly agenda: readonly G['Step'][];
}

/** How a match ended. `scores` go by seat; several winners share the victory. */
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** The rules of one game, whole. All functions are pure. */
export interface Game<G extends GameTypes> {
  /** Lower case letters, digits and hyphens: used in commands, in the store, and for its folder and its texts. */
  readonly name: string;
  /** Rises when an old log would no longer replay to the same end. */
  readonly rulesVersion: number;
  /** The host's editable components, as text: a match keeps what it began with. Absent if there are none. */
  readonly components?: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly TableOption[];
  /** The state before the first question, and the first steps. `options` has a listed value for each option. */
  readonly setUp: (
    seats: number,
    options: OptionValues,
    chance: Chance,
  ) => { readonly state: G['State']; readonly agenda: readonly G['Step'][] };
  readonly rules: Rules<G>;
  readonly notation: Notation<G['Move']>;
  readonly turn: (state: G['State']) => Turn;
  /** What one viewer may know, built anew and sharing no secret. */
  readonly view: (state: G['State'], viewer: Viewer) => G['View'];
  /**
   * A state possible for what a viewer knows: the rest is dealt anew, each way as likely. It must not depend on how the
   * rest really lies: redealing a redealt state with the same chance gives the same. What is still to happen stays, so
   * steps hold nothing that the asked viewer cannot know.
   */
  readonly redeal: (state: G['State'], viewer: Viewer, chance: Chance) => G['State'];
  /** A state as if a seat's turn began now, with its steps and nothing drawn; undefined if it has no turn to come. */
  readonly turnAhead: (state: G['State'], seat: Seat) => TurnAhead<G> | undefined;
  /** What a plan assumes of the moment its turn begins, as text, by what its seat knows; absent if nothing. */
  readonly premise?: (state: G['State'], seat: Seat) => string;
  /** A fact as one viewer may know it; undefined if it is none of theirs. */
  readonly redact: (fact: G['Fact'], viewer: Viewer) => G['Fact'] | undefined;
  /** A move as one viewer may know it. `seat` made it. */
  readonly canSeeMove: (move: G['Move'], seat: Seat, viewer: Viewer) => boolean;
  /** Whether the game has come to its end. An agenda that runs out before is a broken rule. */
  readonly isOver: (state: G['State']) => boolean;
  readonly result: (state: G['State']) => Result;
}
