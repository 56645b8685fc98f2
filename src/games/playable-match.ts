import type { Picture } from '../canvas/picture.ts';
import type { GameTypes } from '../engine/game.ts';
import type { Advanced, Match } from '../engine/match.ts';
import { planned, playPlan } from '../engine/planning.ts';
import { positionText } from '../engine/replay.ts';
import type { Seat, Viewer } from '../engine/seat.ts';
import { askedDecision, labelOf } from './asked-decision.ts';
import { cachedPictures } from './cached-pictures.ts';
import { loggedMatch } from './logged-match.ts';
import type { AskedDecision, PlayableGame, PlayableMatch, PlayedOn } from './playable.ts';
import type { GamePage, Page, TextContext } from './presenter.ts';
import { writeSnapshot } from './saved.ts';
import {
  decisionOf,
  decisionsOf,
  offeredIn,
  type ShownGame,
  type ShownMatch,
  shownView,
} from './shown-match.ts';
import { withIconName, withIconNames } from './table-icons.ts';
import { wordedOnce } from './worded-once.ts';

type Pages = Pick<PlayableMatch, 'boards' | 'pictures' | 'page' | 'pageButton' | 'pieces'>;

/** The boards and pages of a match as it stands. */
function matchPages<G extends GameTypes, Own extends string>(shown: ShownMatch<G, Own>): Pages {
  const { rules, presenter, cache, match } = shown;
  const pageNamed = (name: string): GamePage<G, Own> | undefined =>
    Object.hasOwn(presenter.pages, name) ? presenter.pages[name] : undefined;
  const boardsWith = (
    pointed: { readonly lit?: readonly string[]; readonly of?: Seat },
    textContext: TextContext,
  ): readonly Picture[] => {
    const view = shownView(shown, 'spectator');
    const moment = {
      earlier: match.earlier('spectator'),
      asked: decisionsOf(shown)
        .filter(({ secret }) => !secret)
        .map((decision) => ({
          ...decision,
          answers: decision.answers.filter(({ isExtra }) => !isExtra),
        })),
      ...pointed,
    };
    const boards = presenter.boards(view, moment, textContext);
    return cachedPictures(cache, ['boards', view, moment], textContext, boards);
  };
  const pageOf = (name: string, reader: Viewer, side: Seat, textContext: TextContext): Page | undefined => {
    const found = pageNamed(name);
    if (found === undefined || (found.isOwn && (reader === 'spectator' || reader !== side))) return undefined;
    const view = shownView(shown, reader);
    const seat = reader === 'spectator' ? undefined : reader;
    const subject = { reader: seat, side, asked: seat === undefined ? undefined : decisionOf(shown, seat) };
    const page = found.page(view, subject, textContext);
    return {
      ...withIconNames(rules.name, page),
      pictures: cachedPictures(cache, ['page', name, view, reader, side], textContext, page.pictures),
    };
  };
  const pages = wordedOnce<Page | undefined>();
  const boards = wordedOnce<readonly Picture[]>();
  return {
    boards: (textContext, of) =>
      boards(textContext, `${of ?? ''}`, () => boardsWith(of === undefined ? {} : { of }, textContext)),
    pictures: (seat, lit, textContext) => {
      const [view, asked] = [shownView(shown, seat), decisionOf(shown, seat)];
      const all = Object.values(presenter.pages);
      const own = all.find(({ isOwn }) => isOwn) ?? all[0];
      const held = own?.page(view, { reader: seat, side: seat, asked, lit }, textContext).pictures ?? [];
      const questions = asked === undefined ? [] : presenter.questionPictures(view, asked, textContext);
      return [
        ...boardsWith({ lit }, textContext),
        ...cachedPictures(cache, ['pictures', view, asked?.about, lit], textContext, [...held, ...questions]),
      ];
    },
    page: (name, reader, side, textContext) =>
      pages(textContext, `${name} ${reader} ${side}`, () => pageOf(name, reader, side, textContext)),
    pageButton: (name, say) => {
      const people = Array.from({ length: match.seats }, () => ({ name: '' }));
      const offered = decisionsOf(shown).flatMap((decision) => offeredIn(shown, decision, { say, people }));
      const button = pageNamed(name)?.button(say, offered.length);
      return button && withIconName(rules.name, button);
    },
    pieces: (viewer, side, textContext) => {
      const reader = viewer === 'spectator' ? undefined : viewer;
      const groups = presenter.pieces?.(shownView(shown, viewer), side, reader, textContext) ?? [];
      return groups.map((group) => ({
        ...group,
        pieces: group.pieces.map((piece) => withIconName(rules.name, piece)),
      }));
    },
  };
}

/** A game as its matches are played and shown: `game` is what a match says that it is of. */
interface PlayedGame<G extends GameTypes, Own extends string> extends ShownGame<G, Own> {
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
    get undone() {
      return match.snapshot.undone;
    },
    play: (seat, notation, joined) => onward(match.play(seat, notation, joined)),
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
