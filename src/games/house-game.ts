import type { Game, GameTypes, OptionValues } from '../kernel/game.ts';
import { type PlayableGame, playable } from './playable.ts';
import type { Presenter } from './presenter.ts';

/** What it takes to try a game without a table. */
export interface Trial<G extends GameTypes> {
  /** The options of the game of this number in a series, so that the series meets all of them. */
  readonly options: (number: number) => OptionValues;
  /** What is wrong with a position, if anything; names nothing hidden. */
  readonly broken: (state: G['State']) => string | undefined;
}

/** A game of this house, its types closed over. */
export interface HouseGame {
  /** As tables play it. */
  readonly playable: PlayableGame;
  /** Hands the rules with their types to whoever plays them without a table. */
  readonly tried: <T>(by: <G extends GameTypes>(game: Game<G>, trial: Trial<G>) => T) => T;
}

/** Puts together all that there is of a game. */
export const houseGame = <G extends GameTypes>(
  game: Game<G>,
  presenter: Presenter<G>,
  trial: Trial<G>,
): HouseGame => ({ playable: playable(game, presenter), tried: (by) => by(game, trial) });
