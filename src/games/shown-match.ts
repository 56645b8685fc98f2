import type { PictureCache } from '../canvas/picture-cache.ts';
import type { Game, GameTypes } from '../engine/game.ts';
import type { DecisionOf, Match } from '../engine/match.ts';
import type { Seat, Viewer } from '../engine/seat.ts';
import type { AnswerLabel, TextContext } from './presenter.ts';
import type { WholePresenter } from './presenter-defaults.ts';

/** The rules of a game, the way it is shown, and the pictures that were painted of it. */
export interface ShownGame<G extends GameTypes, Own extends string> {
  readonly rules: Game<G>;
  readonly presenter: WholePresenter<G, Own>;
  readonly cache: PictureCache;
}

/** A match with what it takes to show it. */
export interface ShownMatch<G extends GameTypes, Own extends string> extends ShownGame<G, Own> {
  readonly match: Match<G>;
  /** Whether its table has ended it: nobody is asked any more, whatever the rules say. */
  readonly isStopped: boolean;
}

/** The position as a viewer may know it. `isOver` shows nobody to be up, even if the rules know of no end. */
export function shownView<G extends GameTypes, Own extends string>(
  { match, presenter, isStopped }: ShownMatch<G, Own>,
  viewer: Viewer,
  isOver = isStopped,
): G['View'] {
  const view = match.view(viewer);
  return isOver && match.result === undefined ? presenter.stopped(view) : view;
}

/** The questions that are open. */
export const decisionsOf = <G extends GameTypes, Own extends string>({
  match,
  isStopped,
}: ShownMatch<G, Own>): readonly DecisionOf<G>[] => (isStopped ? [] : match.decisions);

/** The question that a seat may answer: an open one, or one that it may answer anew. */
export const decisionOf = <G extends GameTypes, Own extends string>(
  shown: ShownMatch<G, Own>,
  seat: Seat,
): DecisionOf<G> | undefined =>
  [...decisionsOf(shown), ...(shown.isStopped ? [] : shown.match.changeable)].find(
    (decision) => decision.seat === seat,
  );

/** The extra actions that stand among the answers of a question that all see. */
export const offeredIn = <G extends GameTypes, Own extends string>(
  shown: ShownMatch<G, Own>,
  decision: DecisionOf<G>,
  textContext: TextContext,
): readonly AnswerLabel[] =>
  decision.secret
    ? []
    : (shown.presenter.offered?.(shownView(shown, 'spectator'), decision, textContext) ?? []);
