import type { Picture } from '../../src/canvas/picture.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Presenter, TextContext } from '../../src/games/presenter.ts';

/** The boards of a match as the table sees them now: what has changed is marked, what is asked of all to see is lit. */
export const boardsOf = <G extends GameTypes, Own extends string>(
  presenter: Pick<Presenter<G, Own>, 'boards'>,
  match: Match<G>,
  textContext: TextContext,
): readonly Picture[] =>
  presenter.boards(
    match.view('spectator'),
    {
      earlier: match.earlier('spectator'),
      asked: match.decisions.filter(({ secret }) => !secret),
    },
    textContext,
  );
