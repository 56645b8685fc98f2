import type { GameTypes } from '../../src/engine/game.ts';
import type { DecisionOf } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { AnyIcon, Page, Presenter, TextContext } from '../../src/games/presenter.ts';

/** A page of a game about a seat, as that seat reads it, or whoever else has this view. */
export function pageOf<G extends GameTypes, Own extends string>(
  presenter: Pick<Presenter<G, Own>, 'pages'>,
  name: string,
  view: G['View'],
  side: Seat,
  textContext: TextContext,
  asked?: DecisionOf<G>,
): Page<AnyIcon<Own>> {
  const found = presenter.pages?.[name];
  if (found === undefined) throw new Error(`the game has no page ${name}`);
  return found.page(view, { reader: side, side, asked }, textContext);
}
