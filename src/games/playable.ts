import type { Picture } from '../canvas/picture.ts';
import { Shelf } from '../canvas/shelf.ts';
import { type ForeseenEnd, foreseen } from '../engine/foresight.ts';
import type { Game, GameTypes, Result, TableOption, Turn } from '../engine/game.ts';
import { standing, type WayBack, waysBack } from '../engine/log.ts';
import {
  type Advanced,
  type BackRefusal,
  type DecisionOf,
  type Match,
  matchFrom,
  openMatch,
  type Refusal,
  type Setup,
  type UndoRefusal,
} from '../engine/match.ts';
import { asItWas, wentBack } from '../engine/replay.ts';
import { allSeats, type Seat, type Viewer } from '../engine/seat.ts';
import type { Say } from '../texts/say.ts';
import { type Closing, closingsOf } from './closing.ts';
import { FIRST_PLAYER } from './first-player.ts';
import { firstPlayerAbout, firstPlayerName, firstPlayerValue } from './first-player-words.ts';
import type { GameIcon } from './icon-tile.ts';
import { posterOf } from './poster.ts';
import type {
  AnswerLabel,
  EndPage,
  Guide,
  OptionWords,
  Page,
  Presenter,
  Question,
  ReadyAside,
  RulesTopic,
  Telling,
  Tip,
  TurnSummary,
} from './presenter.ts';
import { Recall } from './recall.ts';
import { readLogEntry, readSnapshot } from './saved.ts';
import { shelved } from './shelved.ts';
import { iconName, iconsOf } from './table-icons.ts';
import { toldTo, withOpening } from './told-moves.ts';

/** An open question as tables know it: who is asked, since when, and the notations that answer it. */
export interface OpenDecision {
  readonly seat: Seat;
  readonly opened: number;
  readonly secret: boolean;
  readonly answers: readonly { readonly notation: string; readonly aside: boolean }[];
}

/** A match after an entry: the entry as text for the store. */
export interface PlayedOn {
  readonly match: PlayableMatch;
  readonly ply: number;
  readonly entry: string;
}

/** What an answer leads to, in words for whoever is asked. */
export interface Prospect {
  /** The answer as its button names it, and what comes of it. */
  readonly label: string;
  readonly consequence: string | undefined;
  /** The names of the answers to go on with, as far as they can be foreseen. */
  readonly onward: readonly string[];
  /** Sentences: what comes of it all, and what is within reach then. */
  readonly words: readonly string[];
  /** Why nothing more can be told. */
  readonly end: ForeseenEnd;
}

/**
 * A match of any game: its generics are closed over, so that above it there are only strings and pages. Nothing that
 * takes a viewer tells what that viewer may not know.
 */
export interface PlayableMatch {
  readonly game: PlayableGame;
  readonly seats: number;
  readonly ply: number;
  readonly turn: Turn;
  /** The turn before the one under way; none in the first. */
  readonly turnBefore: Turn | undefined;
  readonly result: Result | undefined;
  /** The rules ask nobody anything though the match is not over: it stays as it is, unless something is taken back. */
  readonly broken: boolean;
  readonly decisions: readonly OpenDecision[];
  /** @throws {BrokenRule} where the rules lead nowhere from this answer; the match stays as it was */
  readonly play: (seat: Seat, notation: string) => PlayedOn | Refusal;
  /** The two answers that a seat may give by one press, from the notation of both; nothing where it may not. */
  readonly closing: (seat: Seat, notation: string) => Closing | undefined;
  readonly undo: (seat: Seat) => PlayedOn | UndoRefusal;
  readonly cannotUndo: (seat: Seat) => UndoRefusal | undefined;
  /** Where a seat may ask the others to go back to, nearest first; `log` is the whole log. */
  readonly waysBack: (seat: Seat, log: readonly string[]) => readonly WayBack[];
  /** Goes back to before the standing move at ply `to`, as everybody has agreed; `log` is the whole log. */
  readonly goBack: (seat: Seat, to: number, log: readonly string[]) => PlayedOn | BackRefusal;
  /** The match as it was at an earlier ply, to be looked at; `log` is the whole log. Nothing where it no longer leads there. */
  readonly asItWas: (ply: number, log: readonly string[]) => PlayableMatch | undefined;
  /** The match as it stands where its table has ended it: nobody is asked any more, also where the rules know of no end. To be looked at. */
  readonly stopped: () => PlayableMatch;
  /** Everything needed to go on, as text: secret as a whole, for the store alone. */
  readonly snapshot: () => string;

  /**
   * The seat's open question with its answers, asides that all may see among them; a secret one is for that seat's eyes alone. `reader` is
   * the seat itself where nobody else reads it, and everybody where it is absent.
   */
  readonly question: (
    seat: Seat,
    telling: Telling,
    reader?: Viewer,
  ) => (Question & { readonly pictures: readonly Picture[] }) | undefined;
  /**
   * What one of the seat's answers leads to together with those that it would go on with, as far as the seat can foresee it: for its eyes alone. `line` are
   * their notations. Nothing where the first is none of its answers.
   */
  readonly prospect: (seat: Seat, line: readonly string[], telling: Telling) => Prospect | undefined;
  /** What the seat's open question speaks of, in a line for those who are still learning the game. */
  readonly term: (seat: Seat, say: Say) => string | undefined;
  /** The tips that are of use to a seat now, for its eyes alone. */
  readonly tips: (seat: Seat, telling: Telling) => readonly Tip[];
  readonly boards: (telling: Telling) => readonly Picture[];
  readonly status: (telling: Telling) => string;
  /** The final standing; from the whole log also how it came about. */
  readonly ending: (log: readonly string[], telling: Telling) => EndPage;
  readonly hand: (seat: Seat, telling: Telling) => Page;
  /** What this seat has learned since its last turn that others do not know: sentences for its eyes alone. */
  readonly news: (seat: Seat, telling: Telling) => readonly string[];
  /** The round in which this seat may guess who wins, as its own game is over; nothing where it may not. */
  readonly guessRound: (seat: Seat) => number | undefined;
  /** Nothing where the game has no asides. */
  readonly asides: (viewer: Viewer, telling: Telling) => Page | undefined;
  /** What the button of the asides is called now; nothing where the game has none. */
  readonly asidesLabel: (say: Say) => { readonly label: string; readonly icon?: string } | undefined;
  /** Whether the hand is on a page of its own, and not on that of the asides. */
  readonly hasHandApart: boolean;
  /** The answer that undo would take back, in a word or two; nothing where not everybody may know it. */
  readonly undone: (telling: Telling) => string | undefined;
  /** What only this seat may know that it could do now, besides its question. */
  readonly ready: (seat: Seat, telling: Telling) => readonly ReadyAside[];
  readonly closer: (viewer: Viewer, seat: Seat, telling: Telling) => Page;
  /** What the pieces on the boards do; absent where the game has no such page. */
  readonly legend: ((viewer: Viewer, seat: Seat, telling: Telling) => Page) | undefined;
  readonly boardText: (viewer: Viewer, telling: Telling) => readonly string[];
  /**
   * What entries of the log tell this viewer, by turn, from a turn number on; where they begin with the first entry of all, also what the
   * set-up brought about.
   */
  readonly happened: (
    log: readonly string[],
    viewer: Viewer,
    fromTurn: number,
    telling: Telling,
  ) => readonly TurnSummary[];
  /** Pictures of the moments in these entries, for everybody; nothing where the game has none, and a former board keeps its picture. */
  readonly moments: (log: readonly string[], telling: Telling) => readonly Picture[] | undefined;
  /** From which ply on `othersTurns` wants the log; nothing where that is not known. */
  readonly othersFrom: number | undefined;
  /** What the others' turns brought since whoever is up had theirs, as everybody may know it. */
  readonly othersTurns: (log: readonly string[], telling: Telling) => readonly TurnSummary[];
  /** What would be undone with these entries, by turn, as everybody may know it. The set-up stays. */
  readonly takenBack: (log: readonly string[], telling: Telling) => readonly TurnSummary[];
}

/** A game that tables can be opened for. */
export interface PlayableGame {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly TableOption[];
  readonly icons: readonly GameIcon[];
  readonly title: (say: Say) => string;
  readonly tagline: (say: Say) => string;
  /** What the lobby shows of those who sit there already. */
  readonly poster: (telling: Telling) => readonly Picture[];
  readonly optionLabel: (option: string, say: Say) => string;
  /** What an option settles, in a sentence. */
  readonly optionAbout: (option: string, say: Say) => string;
  readonly valueLabel: (option: string, value: string, telling: Telling) => string;
  /** *How to play*. */
  readonly guide: (say: Say) => Guide;
  readonly rules: (say: Say) => readonly RulesTopic[];
  /** Throws a `RangeError` where seats or options do not fit. */
  readonly begin: (setup: Setup) => PlayableMatch;
  /** Throws `BrokenSave` when the text is not a snapshot of this game. */
  readonly resume: (snapshot: string) => PlayableMatch;
}

/** Joins the rules of a game with the way it is shown. */
export function playable<G extends GameTypes, Own extends string>(
  game: Game<G>,
  presenter: Presenter<G, Own>,
): PlayableGame {
  const shelf = new Shelf();
  const recall = new Recall<G>();
  const asidesLabel = presenter.asides?.label;
  /** With the icon by the name that its emoji has. */
  const withIcon = <Part extends { readonly icon?: string }>(part: Part): Part =>
    part.icon === undefined ? part : { ...part, icon: iconName(game.name, part.icon) };
  const withIcons = <Part extends { readonly answers: readonly AnswerLabel[] }>(part: Part): Part => ({
    ...part,
    answers: part.answers.map(withIcon),
  });
  const closed: PlayableGame = {
    name: game.name,
    seats: game.seats,
    options: game.options,
    icons: iconsOf(game.name, presenter.icons, game.seats.max),
    title: presenter.title,
    tagline: presenter.tagline,
    poster: (telling) => {
      const { people, say } = telling;
      const most = game.seats.max;
      const words = { title: presenter.title(say), tagline: presenter.tagline(say), people, most, say };
      const poster = presenter.poster?.(most, telling) ?? posterOf(game.name, words);
      return shelved(shelf, 'poster', telling, [poster]);
    },
    optionLabel: (option, say) =>
      option === FIRST_PLAYER ? firstPlayerName(say) : optionWords().name(option, say),
    optionAbout: (option, say) =>
      option === FIRST_PLAYER ? firstPlayerAbout(say) : optionWords().about(option, say),
    valueLabel: (option, value, telling) =>
      option === FIRST_PLAYER
        ? firstPlayerValue(value, telling)
        : optionWords().value(option, value, telling),
    guide: (say) => {
      const { picture, ...words } = presenter.guide(say);
      const [kept] = shelved(shelf, 'guide', { say, people: [] }, picture === undefined ? [] : [picture]);
      return kept === undefined ? words : { ...words, picture: kept };
    },
    rules: (say) =>
      presenter.rules(say).map((topic) => ({
        ...topic,
        pictures: shelved(shelf, topic.id, { say, people: [] }, topic.pictures ?? []),
      })),
    begin: (setup) => played(openMatch(game, setup).match),
    resume: (snapshot) => played(matchFrom(game, readSnapshot(game, snapshot))),
  };

  const { legend } = presenter;
  const optionWords = (): OptionWords => {
    if (presenter.optionWords === undefined)
      throw new RangeError(`${game.name} has no words for its options`);
    return presenter.optionWords;
  };

  /** `ended` tells whether nobody is asked any more, whatever the rules say. */
  function played(match: Match<G>, ended = false): PlayableMatch {
    const viewOf = (viewer: Viewer, over = ended): G['View'] => {
      const view = match.view(viewer);
      return over && match.result === undefined ? presenter.stopped(view) : view;
    };
    const decisions = () => (ended ? [] : match.decisions);
    const decisionOf = (seat: Seat) => decisions().find((decision) => decision.seat === seat);
    const onward = <R extends string>(next: Advanced<G> | R): PlayedOn | R =>
      typeof next === 'string'
        ? next
        : { match: played(next.match), ply: next.entry.ply, entry: JSON.stringify(next.entry) };
    const entries = (log: readonly string[]) => log.map((text) => readLogEntry(game, text));
    const told = (log: readonly string[], viewer: Viewer, fromTurn: number) =>
      toldTo(game, withOpening(match, entries(log)), viewer, fromTurn);
    const offeredIn = (decision: DecisionOf<G>, telling: Telling) =>
      decision.secret ? [] : (presenter.offered?.(viewOf('spectator'), decision, telling) ?? []);
    const closingsIn = (decision: DecisionOf<G>) =>
      presenter.closing === undefined || ended ? [] : closingsOf(match, decision, presenter.closing);
    /** An answer in words: of the question, or of what can be done besides. */
    const labelOf = (
      view: G['View'],
      decision: DecisionOf<G>,
      notation: string,
      telling: Telling,
    ): Pick<AnswerLabel, 'label' | 'consequence'> => {
      const named = presenter.question(view, decision, telling).answers;
      const besides = () => presenter.asides?.page(view, decision.seat, decision, telling).answers ?? [];
      const isIt = (answer: AnswerLabel): boolean => answer.notation === notation;
      const offered = () => presenter.offered?.(view, decision, telling) ?? [];
      return named.find(isIt) ?? offered().find(isIt) ?? besides().find(isIt) ?? { label: notation };
    };
    const onShelf = <P extends Page>(made: unknown, telling: Telling, page: P): P => ({
      ...withIcons(page),
      pictures: shelved(shelf, made, telling, page.pictures),
    });
    return {
      game: closed,
      seats: match.seats,
      ply: match.ply,
      get turn() {
        return match.turn;
      },
      get turnBefore() {
        const before = match.snapshot.turns.at(-2);
        return before && game.turn(before);
      },
      get result() {
        return match.result;
      },
      get broken() {
        return match.broken && !ended;
      },
      get decisions() {
        return decisions();
      },
      play: (seat, notation) => onward(match.play(seat, notation)),
      closing: (seat, notation) => {
        const decision = decisionOf(seat);
        if (decision === undefined || decision.answers.some((answer) => answer.notation === notation))
          return undefined;
        return closingsIn(decision).find((each) => each.notation === notation);
      },
      undo: (seat) => onward(match.undo(seat)),
      cannotUndo: (seat) => match.cannotUndo(seat),
      waysBack: (seat, log) => waysBack(entries(log), seat),
      goBack: (seat, to, log) => onward(wentBack(match, seat, to, entries(log), recall.trail(match, log))),
      asItWas: (ply, log) => {
        const reader = {
          length: log.length,
          at: (at: number) => log.slice(at, at + 1).map((text) => readLogEntry(game, text))[0],
        };
        const then = asItWas(match, ply, reader, recall.trail(match, log));
        return then && played(then);
      },
      stopped: () => played(match, true),
      snapshot: () => JSON.stringify(match.snapshot),
      question: (seat, telling, reader = 'spectator') => {
        const decision = decisionOf(seat);
        if (decision === undefined) return undefined;
        const view = viewOf(decision.secret ? seat : reader);
        const question = presenter.question(view, decision, telling);
        const closings = closingsIn(decision).flatMap(({ notation, first }): readonly AnswerLabel[] => {
          const answer = question.answers.find((each) => each.notation === first);
          if (answer === undefined) return [];
          const label = telling.say('answer-and-end', { answer: answer.button ?? answer.label });
          return [{ notation, label, tone: 'plain', isShortcut: true }];
        });
        const offered = offeredIn(decision, telling);
        return {
          ...withIcons({ ...question, answers: [...question.answers, ...closings, ...offered] }),
          pictures: shelved(
            shelf,
            ['question', view, decision.about],
            telling,
            presenter.questionPictures(view, decision, telling),
          ),
        };
      },
      prospect: (seat, line, telling) => {
        const { steps, view, end } = foreseen(match, seat, line);
        const [first] = steps;
        const move = first?.decision.answers.find(({ notation }) => notation === line[0])?.move;
        if (first === undefined || move === undefined) return undefined;
        const labels = steps.map(({ decision, view: seen, entry }) =>
          labelOf(seen, decision, entry.notation, telling),
        );
        const moves = steps.map(({ entry }) => entry);
        return {
          label: labels[0]?.label ?? '',
          consequence: labels[0]?.consequence,
          onward: labels.slice(1).map(({ label }) => label),
          words:
            presenter.leadsTo?.({ before: first.view, after: view, moves, move, end }, seat, telling) ?? [],
          end,
        };
      },
      term: (seat, say) => {
        const decision = decisionOf(seat);
        return decision && presenter.term?.(decision, say, viewOf(decision.secret ? seat : 'spectator'));
      },
      tips: (seat, telling) => presenter.tips?.(viewOf(seat), seat, decisionOf(seat), telling) ?? [],
      boards: (telling) => {
        const view = viewOf('spectator');
        const moment = {
          earlier: match.earlier('spectator'),
          asked: decisions()
            .filter(({ secret }) => !secret)
            .map((decision) => ({ ...decision, answers: decision.answers.filter(({ aside }) => !aside) })),
        };
        return shelved(shelf, ['boards', view, moment], telling, presenter.boards(view, moment, telling));
      },
      status: (telling) => presenter.status(viewOf('spectator'), telling),
      ending: (log, telling) => {
        const [view, moves] = [viewOf('spectator', true), told(log, 'spectator', 0)];
        const known =
          match.result === undefined ? [] : allSeats(match.seats).map((seat) => told(log, seat, 0));
        return onShelf(['ending', view, moves], telling, presenter.ending(view, moves, telling, known));
      },
      hand: (seat, telling) => {
        const view = viewOf(seat);
        return onShelf(['hand', view, seat], telling, presenter.hand(view, seat, telling));
      },
      news: (seat, telling) => presenter.news?.(viewOf(seat), seat, telling) ?? [],
      guessRound: (seat) =>
        ended || match.result !== undefined ? undefined : presenter.guessRound?.(viewOf('spectator'), seat),
      asides: (viewer, telling) => {
        const view = viewOf(viewer);
        const seat = viewer === 'spectator' ? undefined : viewer;
        const decision = seat === undefined ? undefined : decisionOf(seat);
        const page = presenter.asides?.page(view, seat, decision, telling);
        return page && onShelf(['asides', view, viewer], telling, page);
      },
      asidesLabel: (say) => {
        const people = Array.from({ length: match.seats }, () => ({ name: '' }));
        const offered = decisions().flatMap((decision) => offeredIn(decision, { say, people }));
        return asidesLabel && withIcon(asidesLabel(say, offered.length));
      },
      hasHandApart: presenter.asides?.withHand !== true,
      undone: (telling) => {
        const move = match.undoable;
        const isTold = move !== undefined && game.tellsMove(move, match.turn.seat, 'spectator');
        return isTold ? presenter.undone?.(move, telling) : undefined;
      },
      ready: (seat, telling) => presenter.asides?.ready?.(viewOf(seat), seat, telling) ?? [],
      closer: (viewer, seat, telling) => {
        const view = viewOf(viewer);
        return onShelf(['closer', view, seat], telling, presenter.closer(view, seat, telling));
      },
      legend: legend && ((viewer, seat, telling) => withIcons(legend(viewOf(viewer), seat, telling))),
      boardText: (viewer, telling) => presenter.boardText(viewOf(viewer), telling),
      happened: (log, viewer, fromTurn, telling) => presenter.happened(told(log, viewer, fromTurn), telling),
      moments: (log, telling) => {
        const moves = told(log, 'spectator', 0);
        const pictures = presenter.moments?.(moves, telling);
        return pictures && shelved(shelf, ['moments', moves], telling, pictures);
      },
      get othersFrom() {
        return match.before?.from;
      },
      othersTurns: (log, telling) => {
        const { seat, number } = match.turn;
        const turns = presenter
          .happened(told(log, 'spectator', 0), telling)
          .filter(({ turn }) => turn >= (match.before?.turn ?? number) && turn < number);
        return turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1);
      },
      takenBack: (log, telling) =>
        presenter.happened(toldTo(game, standing(entries(log)), 'spectator', 0), telling),
    };
  }
  return closed;
}
