import type { GameTypes } from '../engine/game.ts';

/** What a game knows of its own positions, for those who think about what to play. */
export interface Insight<G extends GameTypes> {
  /**
   * How well each seat stands, in points of the game: what it has, and what it may hope for from how it stands. One seat's worth is
   * compared with another's, or with its own in another position.
   */
  readonly worth: (state: G['State']) => readonly number[];
  /** The chance of each seat to win, by weights that were learned from games; together 1. */
  readonly chances: (state: G['State']) => readonly number[];
  /** The same by somebody who takes each trait for so many times what it is worth: what is good is good for them, too. */
  readonly chancesWith: (factorOf: (trait: string) => number) => (state: G['State']) => readonly number[];
  /** Whether a seat has no more part in a game that goes on; absent where that cannot be. Nobody wants to get there, whatever the chances say. */
  readonly isOut?: (state: G['State'], seat: number) => boolean;
  /**
   * How much a seat has that cannot be had again once it is spent, or hardly: it is left alone by those who play for somebody else. Unbounded where
   * the game is over, as nothing is of use any more. Absent where there is no such thing.
   */
  readonly lasting?: (state: G['State'], seat: number) => number;
  /** What such weights are learned from. */
  readonly learning: Learning<G>;
  /** Whether so much lies open that it can be told what others will do in their turns. */
  readonly isOpen: boolean;
  /** What a seat brings about from one position to a later one. Absent where no reason is told by it. */
  readonly deeds?: (from: G['State'], to: G['State'], seat: number) => Deeds;
  /** How much a seat lacks for each thing that it could complete, where it could: 0 where it could at once, for nothing. Absent where there is no such thing. */
  readonly lacking?: (state: G['State'], seat: number) => ReadonlyMap<string, number>;
}

/** What a seat has brought about in a stretch of a game. */
export interface Deeds {
  /** The points that it has gained. */
  readonly points: number;
  /** What it has completed, as the game's data names it. */
  readonly done: readonly string[];
}

/** Something that is only good for a seat that is given it; every second round of the games to learn from begins with some. */
export interface Gift<G extends GameTypes> {
  readonly name: string;
  /** The position in which a seat has one more of it; undefined if there is none left, or no room for it. `below` draws a whole number below a bound. */
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
  /** The least that it is worth: of what is only good nothing, or more. Without bound if it is absent. */
  readonly least?: TraitWeight;
}

/** What weights are learned from: each counts for one trait at the beginning of a game and at its end, and in between in proportion. */
export interface Learning<G extends GameTypes> {
  /** What is counted. The first is in points; by it all others are measured. */
  readonly traits: readonly Trait[];
  /** By seat, how much of each trait there is in its position. */
  readonly count: (state: G['State']) => readonly (readonly number[])[];
  /** The part of the game that is still to come, from 1 down to 0. */
  readonly left: (state: G['State']) => number;
  readonly gifts: readonly Gift<G>[];
  /** The file of the learned weights, from the top of this project. */
  readonly fileName: string;
}
