import type { Game, GameTypes, OptionValues } from '../engine/game.ts';
import type { DecisionOf } from '../engine/match.ts';
import type { Seat } from '../engine/seat.ts';
import type { ClosingRules } from './closing.ts';
import { createPlayable } from './create-playable.ts';
import type { Formerly } from './former-components.ts';
import type { Insight } from './insight.ts';
import type { PlayableGame } from './playable.ts';
import type { Presenter } from './presenter.ts';

/** Something that a seat took or used of what a game has. */
export interface Take {
  readonly seat: Seat;
  readonly sort: string;
  readonly name: string;
}

/** What it takes to try a game without a table. */
export interface Simulation<G extends GameTypes> {
  /** The options of the game of this number in a series, so that the series meets all of them. */
  readonly options: (number: number) => OptionValues;
  /** What is wrong with a position, if anything; names nothing hidden. */
  readonly broken: (state: G['State']) => string | undefined;
  /** Notations that a careful player chooses from, all if empty; absent if care shows only in extra actions. */
  readonly careful?: (view: G['View'], decision: DecisionOf<G>) => readonly string[];
  /** What somebody took or used, for somebody who checks whether all things of a game are worth as much. */
  readonly takes?: (fact: G['Fact']) => readonly Take[];
  /** By which word a turn ends: `gameEntry` takes it from the presenter. */
  readonly closing?: ClosingRules<G> | undefined;
}

/** A game of this house, its types closed over. */
export interface GameEntry {
  readonly playable: PlayableGame;
  /** Hands the rules with their types to what plays them without a table, with how it judges positions. */
  readonly simulate: <T>(
    by: <G extends GameTypes>(game: Game<G>, simulation: Simulation<G>, insight: Insight<G>) => T,
  ) => T;
}

/** Puts a game together; for `formerly` see `createPlayable`. */
export function gameEntry<G extends GameTypes, Own extends string>(
  game: Game<G>,
  presenter: Presenter<G, Own>,
  simulation: Simulation<G>,
  insight: Insight<G>,
  formerly?: Formerly<PlayableGame>,
): GameEntry {
  return {
    playable: createPlayable(game, presenter, formerly),
    simulate: (by) => by(game, { ...simulation, closing: presenter.closing }, insight),
  };
}
