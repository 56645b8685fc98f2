import type { GameTypes } from '../engine/game.ts';

/** What a game knows of its own positions, for those who think about what to play. */
export interface Insight<G extends GameTypes> {
  /**
   * How well each seat stands, in points: what it has and can hope for. Compare it with another's, or another
   * position's.
   */
  readonly worth: (state: G['State']) => readonly number[];
  /** The chance of each seat to win, by weights that were learned from games; together 1. */
  readonly chances: (state: G['State']) => readonly number[];
  /** The same for a player who multiplies each trait's weight by a factor: what is good stays good for them. */
  readonly chancesWith: (factorOf: (trait: string) => number) => (state: G['State']) => readonly number[];
  /** Whether a seat is out while the game goes on; absent if that cannot be. Nobody wants to be, at any chances. */
  readonly isOut?: (state: G['State'], seat: number) => boolean;
  /** How much a seat has that is hard to get back: who plays for somebody else spends none. Infinity at the end. */
  readonly lasting?: (state: G['State'], seat: number) => number;
  /** Whether one of the facts of an answer is what it was played for coming to nothing. */
  readonly isIdle: (fact: G['Fact'], at: number, facts: readonly G['Fact'][]) => boolean;
  readonly learning: Learning<G>;
  /** Whether so much lies open that it can be told what others will do in their turns. */
  readonly isOpen: boolean;
  /** What a seat brings about from one position to a later one; absent if no reason is told by it. */
  readonly deeds?: (from: G['State'], to: G['State'], seat: number) => Deeds;
  /** How much a seat lacks for each thing it could complete: 0 if it could at once, for free. Absent if none exist. */
  readonly lacking?: (state: G['State'], seat: number) => ReadonlyMap<string, number>;
}

/** What a seat has brought about in a stretch of a game. */
export interface Deeds {
  readonly points: number;
  readonly done: readonly string[];
}

/** Something that can only help the seat that gets it; every second training game begins with some. */
export interface Gift<G extends GameTypes> {
  readonly name: string;
  /** The position after giving a seat one; undefined if none is left, or it has no room. `below` draws a number. */
  readonly give: (
    state: G['State'],
    seat: number,
    below: (bound: number) => number,
  ) => G['State'] | undefined;
}

/** What a trait is worth at the beginning of a game and at its end, in points. */
export type TraitWeight = readonly [early: number, late: number];

/** Something that is counted of a seat's position. */
export interface Trait {
  readonly name: string;
  /** The least that it is worth: 0 or more for what is only good. No bound if absent. */
  readonly least?: TraitWeight;
}

/** What weights are learned from. A trait has a weight for the start of a game and one for its end; between, a mix. */
export interface Learning<G extends GameTypes> {
  readonly traits: readonly Trait[];
  /** By seat, how much of each trait there is in its position. */
  readonly count: (state: G['State']) => readonly (readonly number[])[];
  /** The part of the game that is still to come, from 1 down to 0. */
  readonly left: (state: G['State']) => number;
  readonly gifts: readonly Gift<G>[];
  /** The file of the learned weights, from the top of this project. */
  readonly fileName: string;
}
