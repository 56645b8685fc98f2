import type { GameTypes } from '../engine/game.ts';
import type { Advanced, Match } from '../engine/match.ts';
import { planned, playPlan } from '../engine/planning.ts';
import { positionText } from '../engine/replay.ts';
import type { Seat } from '../engine/seat.ts';
import { askedDecision, labelOf } from './asked-decision.ts';
import { loggedMatch } from './logged-match.ts';
import { matchPages } from './match-pages.ts';
import type { AskedDecision, PlayableGame, PlayableMatch, PlayedOn } from './playable.ts';
import { writeSnapshot } from './saved.ts';
import { decisionOf, decisionsOf, type ShownGame, shownView } from './shown-match.ts';

/** A game as its matches are played and shown: `game` is what a match says that it is of. */
export interface PlayedGame<G extends GameTypes, Own extends string> extends ShownGame<G, Own> {
  readonly game: PlayableGame;
}

/** A match with its game's words and pictures, its types closed over; `isStopped` if nobody is asked any more. */
export function playableMatch<G extends GameTypes, Own extends string>(
  played: PlayedGame<G, Own>,
  match: Match<G>,
  isStopped = false,
): PlayableMatch {
  const { game, rules, presenter, cache } = played;
  const shown = { rules, presenter, cache, match, isStopped };
  /** What is foreseen of answers is foreseen once, in however many languages they are read. */
  const askedBefore = new Map<Seat, AskedDecision>();
  const playedOn = ({ match: next, entry }: Advanced<G>): PlayedOn => ({
    match: playableMatch(played, next),
    ply: entry.ply,
    entry: JSON.stringify(entry),
    ...(entry.kind === 'move' ? {} : { to: entry.to }),
  });
  const onward = <R extends string>(next: Advanced<G> | R): PlayedOn | R =>
    typeof next === 'string' ? next : playedOn(next);
  return {
    ...matchPages(shown),
    game,
    seats: match.seats,
    ply: match.ply,
    get turn() {
      return match.turn;
    },
    get turnBefore() {
      const before = match.snapshot.turns.at(-2);
      return before && rules.turn(before);
    },
    get result() {
      return match.result;
    },
    get broken() {
      return match.broken && !isStopped;
    },
    get decisions() {
      return decisionsOf(shown);
    },
    openTo: (seat) => {
      const decision = decisionOf(shown, seat);
      const asked = askedBefore.get(seat) ?? (decision && askedDecision(shown, decision));
      if (asked !== undefined) askedBefore.set(seat, asked);
      return asked;
    },
    get othersFrom() {
      return match.before?.from;
    },
    play: (seat, notation) => onward(match.play(seat, notation)),
    planned: (seat, line, textContext) => {
      const plan = isStopped ? undefined : planned(match, seat, line);
      if (plan === undefined) return undefined;
      const { answers, before, end, premise } = plan;
      return {
        ...{ end, premise, match: playableMatch(played, plan.match) },
        answers: answers.map((answer, at) => {
          const then = before[at];
          const decision = then?.decisions.find((each) => each.seat === seat);
          const named =
            then === undefined || decision === undefined
              ? { label: answer.notation }
              : labelOf(shown, then.view(seat), decision, answer.notation, textContext);
          return { ...answer, label: named.label };
        }),
      };
    },
    playPlan: (seat, plan) => {
      const { advanced, ...rest } = playPlan(match, seat, plan);
      return { ...rest, entries: advanced.map(playedOn) };
    },
    undo: (seat) => onward(match.undo(seat)),
    cannotUndo: (seat) => match.cannotUndo(seat),
    logged: (log) => loggedMatch(shown, log, (then) => playableMatch(played, then), playedOn),
    stopped: () => playableMatch(played, match, true),
    snapshot: () => writeSnapshot(match.snapshot),
    position: () => positionText(match),
    summary: (textContext) => presenter.summary(shownView(shown, 'spectator'), textContext),
    description: (viewer, textContext) => presenter.description(shownView(shown, viewer), textContext),
    news: (seat, textContext) => presenter.news?.(shownView(shown, seat), seat, textContext) ?? [],
    guessRound: (seat) =>
      isStopped || match.result !== undefined
        ? undefined
        : presenter.guessRound?.(shownView(shown, 'spectator'), seat),
    isBehind: (seat) => {
      const points = presenter.points?.(shownView(shown, 'spectator')) ?? [];
      const own = points[seat];
      return own !== undefined && points.some(({ least }) => least > own.most);
    },
  };
}
