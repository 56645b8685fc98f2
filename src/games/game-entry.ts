import { SEAT_LOOKS } from '../canvas/theme.ts';
import type { Game, GameTypes, OptionValues } from '../engine/game.ts';
import type { DecisionOf } from '../engine/match.ts';
import type { Seat } from '../engine/seat.ts';
import { createPlayable, type Presented } from './create-playable.ts';
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
  /** Which extra actions stand among a question's answers, see `Presenter`; absent if none. `view`: the spectators'. */
  readonly offered?: (view: G['View'], decision: DecisionOf<G>) => readonly string[];
  /** Notations that a careful player chooses from, all if empty; absent if care shows only in extra actions. */
  readonly careful?: (view: G['View'], decision: DecisionOf<G>) => readonly string[];
  /** What somebody took or used, for somebody who checks whether all things of a game are worth as much. */
  readonly takes?: (fact: G['Fact']) => readonly Take[];
  /** Whether a move is the explicit word by which a turn ends, see `Presenter`. */
  readonly closes?: (move: G['Move']) => boolean;
  /** The answer that is given for its player, see `Presenter`. `view` is the spectators'. */
  readonly sure?: (view: G['View'], decision: DecisionOf<G>) => string | undefined;
}

/** A game of this house, its types closed over. */
export interface GameEntry {
  readonly playable: PlayableGame;
  /** Hands the rules with their types to what plays them without a table, with how it judges positions. */
  readonly simulate: <T>(
    by: <G extends GameTypes>(game: Game<G>, simulation: Simulation<G>, insight: Insight<G>) => T,
  ) => T;
}

/** Puts a game together; for `formerly` see `createPlayable`. Throws a `RangeError` for more seats than looks. */
export function gameEntry<G extends GameTypes, Own extends string>(
  game: Game<G>,
  presenter: Presenter<G, Own>,
  simulation: Simulation<G>,
  insight: Insight<G>,
  formerly?: Formerly<Presented<G, Own>>,
): GameEntry {
  if (game.seats.max > SEAT_LOOKS.length)
    throw new RangeError(
      `${game.name} is for ${game.seats.max}, and there are looks for ${SEAT_LOOKS.length}`,
    );
  return {
    playable: createPlayable(game, presenter, formerly),
    simulate: (by) => by(game, simulation, insight),
  };
}
