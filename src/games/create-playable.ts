import type { Picture } from '../canvas/picture.ts';
import { PictureCache } from '../canvas/picture-cache.ts';
import { foreseen } from '../engine/foresight.ts';
import type { Game, GameTypes } from '../engine/game.ts';
import { standing, waysBack } from '../engine/log.ts';
import { type Advanced, type DecisionOf, type Match, openMatch } from '../engine/match.ts';
import { planned, playPlan } from '../engine/planning.ts';
import { asItWas, asItWent, positionText, wentBack } from '../engine/replay.ts';
import { allSeats, type Seat, type Viewer } from '../engine/seat.ts';
import { BrokenRecord } from '../records/broken-record.ts';
import { followRecord } from '../records/follow-record.ts';
import { fingerprintOf, recordMatch } from '../records/record-match.ts';
import { cachedPictures } from './cached-pictures.ts';
import { closingsOf } from './closing.ts';
import { BrokenComponents } from './component-list.ts';
import { explain } from './explained.ts';
import { FIRST_PLAYER } from './first-player.ts';
import { firstPlayerAbout, firstPlayerName, firstPlayerValue } from './first-player-words.ts';
import { type Formerly, resuming } from './former-components.ts';
import { MOST_ON_BOARD, PAGE_NAME, type PageOfGame, type PageTraits, TAKEN_NAMES } from './pages.ts';
import type { PlayableGame, PlayableMatch, PlayedOn } from './playable.ts';
import { posterOf } from './poster.ts';
import type {
  AnswerLabel,
  GamePage,
  GamePages,
  OptionWords,
  Page,
  Presenter,
  TextContext,
} from './presenter.ts';
import { withDefaults } from './presenter-defaults.ts';
import { readLogEntry, writeSnapshot } from './saved.ts';
import { iconName, iconsOf } from './table-icons.ts';
import { toldTo, withOpening } from './told-moves.ts';

/** The rules of a game and the way it is shown. */
export interface Presented<G extends GameTypes, Own extends string> {
  readonly game: Game<G>;
  readonly presenter: Presenter<G, Own>;
}

/**
 * Joins the rules of a game with the way it is shown.
 *
 * @param formerly both for matches that began with other components; absent where a game has none that can be changed
 */
export function createPlayable<G extends GameTypes, Own extends string>(
  game: Game<G>,
  given: Presenter<G, Own>,
  formerly?: Formerly<Presented<G, Own>>,
): PlayableGame {
  const presenter = withDefaults(game, given);
  const pages = pagesOf(game.name, presenter.pages);
  const cache = new PictureCache();
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
    icons: iconsOf(game.name, presenter.icons ?? {}, game.seats.max),
    pages,
    title: presenter.title,
    tagline: presenter.tagline,
    poster: (textContext) => {
      const { people, say } = textContext;
      const most = game.seats.max;
      const words = { title: presenter.title(say), tagline: presenter.tagline(say), people, most, say };
      const poster = presenter.poster?.(most, textContext) ?? posterOf(game.name, words);
      return cachedPictures(cache, 'poster', textContext, [poster]);
    },
    optionLabel: (option, say) =>
      option === FIRST_PLAYER ? firstPlayerName(say) : optionWords().name(option, say),
    optionAbout: (option, say) =>
      option === FIRST_PLAYER ? firstPlayerAbout(say) : optionWords().about(option, say),
    valueLabel: (option, value, textContext) =>
      option === FIRST_PLAYER
        ? firstPlayerValue(value, textContext)
        : optionWords().value(option, value, textContext),
    guide: (say) => {
      const { picture, ...words } = presenter.guide(say);
      const [kept] = cachedPictures(
        cache,
        'guide',
        { say, people: [] },
        picture === undefined ? [] : [picture],
      );
      return kept === undefined ? words : { ...words, picture: kept };
    },
    rules: (say) =>
      presenter.rules(say).map((topic) => ({
        ...topic,
        pictures: cachedPictures(cache, topic.id, { say, people: [] }, topic.pictures ?? []),
      })),
    begin: (setup) => asPlayable(openMatch(game, setup).match),
    follow: (record) => {
      const played = record.components;
      if (
        game.components === undefined
          ? played === undefined
          : played?.fingerprint === fingerprintOf(game.components)
      ) {
        const { stops, log, isCutShort } = followRecord(game, record);
        return {
          stops: stops.map((match) => asPlayable(match)),
          log: log.map((entry) => JSON.stringify(entry)),
          isCutShort,
        };
      }
      if (played?.list === undefined || formerly === undefined) throw new BrokenRecord('components');
      const former = presentedBy(formerly, played.list);
      return createPlayable(former.game, former.presenter).follow(record);
    },
    resume: (snapshot) => {
      const resumed = resume(snapshot);
      return 'match' in resumed ? asPlayable(resumed.match) : resumed.former.resume(snapshot);
    },
  };
  const resume = resuming(
    game,
    formerly &&
      ((components) => {
        const former = formerly(components);
        return createPlayable(former.game, former.presenter);
      }),
  );

  const optionWords = (): OptionWords => {
    if (presenter.optionWords === undefined)
      throw new RangeError(`${game.name} has no words for its options`);
    return presenter.optionWords;
  };

  const pageNamed = (name: string): GamePage<G, Own> | undefined =>
    Object.hasOwn(presenter.pages, name) ? presenter.pages[name] : undefined;

  /** `ended` tells whether nobody is asked any more, whatever the rules say. */
  function asPlayable(match: Match<G>, ended = false): PlayableMatch {
    const viewOf = (viewer: Viewer, over = ended): G['View'] => {
      const view = match.view(viewer);
      return over && match.result === undefined ? presenter.stopped(view) : view;
    };
    const decisions = () => (ended ? [] : match.decisions);
    const decisionOf = (seat: Seat) => decisions().find((decision) => decision.seat === seat);
    const playedOn = ({ match: next, entry }: Advanced<G>): PlayedOn => ({
      match: asPlayable(next),
      ply: entry.ply,
      entry: JSON.stringify(entry),
      ...(entry.kind === 'move' ? {} : { to: entry.to }),
    });
    const onward = <R extends string>(next: Advanced<G> | R): PlayedOn | R =>
      typeof next === 'string' ? next : playedOn(next);
    const entries = (log: readonly string[]) => log.map((text) => readLogEntry(game, text));
    const movesOf = (log: readonly string[], until: number) =>
      withOpening(match, entries(log)).filter(({ ply }) => ply < until);
    const told = (
      log: readonly string[],
      viewer: Viewer,
      fromTurn: number,
      until = Number.POSITIVE_INFINITY,
    ) => toldTo(game, movesOf(log, until), viewer, fromTurn);
    const offeredIn = (decision: DecisionOf<G>, textContext: TextContext) =>
      decision.secret ? [] : (presenter.offered?.(viewOf('spectator'), decision, textContext) ?? []);
    const closingsIn = (decision: DecisionOf<G>) =>
      presenter.closing === undefined || ended ? [] : closingsOf(match, decision, presenter.closing);
    /** An answer in words: of the question, or of what can be done besides. */
    const labelOf = (
      view: G['View'],
      decision: DecisionOf<G>,
      notation: string,
      textContext: TextContext,
    ): Pick<AnswerLabel, 'label' | 'consequence'> => {
      const named = presenter.question(view, decision, textContext).answers;
      const { seat } = decision;
      const besides = () =>
        Object.values(presenter.pages).flatMap(
          ({ page }) => page(view, { reader: seat, side: seat, asked: decision }, textContext).answers,
        );
      const isIt = (answer: AnswerLabel): boolean => answer.notation === notation;
      const offered = () => presenter.offered?.(view, decision, textContext) ?? [];
      return named.find(isIt) ?? offered().find(isIt) ?? besides().find(isIt) ?? { label: notation };
    };
    /** The boards for all to see; `lit` is what a lesson points at. */
    const boardsWith = (
      pointed: { readonly lit?: readonly string[] },
      textContext: TextContext,
    ): readonly Picture[] => {
      const view = viewOf('spectator');
      const moment = {
        earlier: match.earlier('spectator'),
        asked: decisions()
          .filter(({ secret }) => !secret)
          .map((decision) => ({
            ...decision,
            answers: decision.answers.filter(({ isExtra }) => !isExtra),
          })),
        ...pointed,
      };
      return cachedPictures(
        cache,
        ['boards', view, moment],
        textContext,
        presenter.boards(view, moment, textContext),
      );
    };
    /** A line without an answer that the board may have no button for: the one that goes as far by others, if there is one. */
    const spelledOut = (seat: number, line: readonly string[]): readonly string[] => {
      const { length } = foreseen(match, seat, line).steps;
      return (
        presenter.longWays?.(line).find((way) => foreseen(match, seat, way).steps.length >= length) ?? line
      );
    };
    const withCachedPictures = <P extends Page>(made: unknown, textContext: TextContext, page: P): P => ({
      ...withIcons(page),
      pictures: cachedPictures(cache, made, textContext, page.pictures),
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
      answerAndEnd: (seat, notation) => {
        const decision = decisionOf(seat);
        if (decision === undefined || decision.answers.some((answer) => answer.notation === notation))
          return undefined;
        return closingsIn(decision).find((each) => each.notation === notation);
      },
      planned: (seat, line, textContext) => {
        const plan = ended ? undefined : planned(match, seat, line);
        if (plan === undefined) return undefined;
        const { answers, before, end, premise } = plan;
        return {
          ...{ end, premise, match: asPlayable(plan.match) },
          answers: answers.map((answer, at) => {
            const then = before[at];
            const decision = then?.decisions.find((each) => each.seat === seat);
            const named =
              then === undefined || decision === undefined
                ? { label: answer.notation }
                : labelOf(then.view(seat), decision, answer.notation, textContext);
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
      waysBack: (seat, log) => waysBack(entries(log), seat),
      goBack: (seat, to, log) => onward(wentBack(match, seat, to, entries(log))),
      asItWas: (ply, log) => {
        const then = asItWas(match, ply, entries(log));
        return then && asPlayable(then);
      },
      asItWent: (log) => asItWent(match, entries(log))?.map((then) => asPlayable(then)),
      stopped: () => asPlayable(match, true),
      snapshot: () => writeSnapshot(match.snapshot),
      position: () => positionText(match),
      question: (seat, textContext, reader = 'spectator') => {
        const decision = decisionOf(seat);
        if (decision === undefined) return undefined;
        const view = viewOf(decision.secret ? seat : reader);
        const question = presenter.question(view, decision, textContext);
        const closings = closingsIn(decision).flatMap(({ notation, first }): readonly AnswerLabel[] => {
          const answer = question.answers.find((each) => each.notation === first);
          if (answer === undefined) return [];
          const label = textContext.say('answer-and-end', { answer: answer.button ?? answer.label });
          return [{ notation, label, tone: 'plain', isShortcut: true }];
        });
        const offered = offeredIn(decision, textContext);
        const own = [...question.answers, ...closings];
        // What ends or gives away comes last.
        const answers = own.some(({ tone }) => tone === 'ends') ? [...offered, ...own] : [...own, ...offered];
        return {
          ...withIcons({ ...question, answers }),
          pictures: cachedPictures(
            cache,
            ['question', view, decision.about],
            textContext,
            presenter.questionPictures(view, decision, textContext),
          ),
        };
      },
      prospect: (seat, line, textContext) => {
        const shown = spelledOut(seat, line);
        const { steps, view, end } = foreseen(match, seat, shown);
        const [first] = steps;
        const move = first?.decision.answers.find(({ notation }) => notation === shown[0])?.move;
        if (first === undefined || move === undefined) return undefined;
        const labels = steps.map(({ decision, view: seen, entry }) =>
          labelOf(seen, decision, entry.notation, textContext),
        );
        const moves = steps.map(({ entry }) => entry);
        return {
          label: labels[0]?.label ?? '',
          consequence: labels[0]?.consequence,
          onward: labels.slice(1).map(({ label }) => label),
          words:
            presenter.leadsTo?.({ before: first.view, after: view, moves, move, end }, seat, textContext) ??
            [],
          end,
        };
      },
      explained: (seat, textContext) => {
        const decision = decisionOf(seat);
        if (decision === undefined) return undefined;
        const view = viewOf(seat);
        const { answers, ...question } = presenter.question(view, decision, textContext);
        const all = [...answers, ...offeredIn(decision, textContext)];
        return withIcons(explain(match, presenter, decision, { ...question, answers: all }, textContext));
      },
      pieces: (viewer, side, textContext) => {
        const reader = viewer === 'spectator' ? undefined : viewer;
        const found = presenter.pieces?.(viewOf(viewer), side, reader, textContext) ?? [];
        return found.map((group) => ({
          ...group,
          pieces: group.pieces.map(({ icon, ...piece }) => ({
            ...piece,
            ...(icon === undefined ? {} : { icon: iconName(game.name, icon) }),
          })),
        }));
      },
      term: (seat, say) => {
        const decision = decisionOf(seat);
        return decision && presenter.term?.(decision, say, viewOf(decision.secret ? seat : 'spectator'));
      },
      tips: (seat, textContext) => presenter.tips?.(viewOf(seat), seat, decisionOf(seat), textContext) ?? [],
      boards: (textContext) => boardsWith({}, textContext),
      pictures: (seat, lit, textContext) => {
        const [view, asked] = [viewOf(seat), decisionOf(seat)];
        const own = Object.entries(presenter.pages).find(([, { isOwn }]) => isOwn);
        const held =
          own?.[1].page(view, { reader: seat, side: seat, asked, lit }, textContext).pictures ?? [];
        const questions = asked === undefined ? [] : presenter.questionPictures(view, asked, textContext);
        return [
          ...boardsWith({ lit }, textContext),
          ...cachedPictures(cache, ['pictures', view, asked?.about, lit], textContext, [
            ...held,
            ...questions,
          ]),
        ];
      },
      summary: (textContext) => presenter.summary(viewOf('spectator'), textContext),
      ending: (log, textContext) => {
        const [view, moves] = [viewOf('spectator', true), told(log, 'spectator', 0)];
        const known =
          match.result === undefined ? [] : allSeats(match.seats).map((seat) => told(log, seat, 0));
        return withCachedPictures(
          ['ending', view, moves],
          textContext,
          presenter.ending(view, moves, textContext, known),
        );
      },
      page: (name, reader, side, textContext) => {
        const found = pageNamed(name);
        if (found === undefined || (found.isOwn && (reader === 'spectator' || reader !== side)))
          return undefined;
        const view = viewOf(reader);
        const seat = reader === 'spectator' ? undefined : reader;
        const subject = { reader: seat, side, asked: seat === undefined ? undefined : decisionOf(seat) };
        return withCachedPictures(
          ['page', name, view, reader, side],
          textContext,
          found.page(view, subject, textContext),
        );
      },
      pageButton: (name, say) => {
        const people = Array.from({ length: match.seats }, () => ({ name: '' }));
        const offered = decisions().flatMap((decision) => offeredIn(decision, { say, people }));
        const button = pageNamed(name)?.button(say, offered.length);
        return button && withIcon(button);
      },
      news: (seat, textContext) => presenter.news?.(viewOf(seat), seat, textContext) ?? [],
      guessRound: (seat) =>
        ended || match.result !== undefined ? undefined : presenter.guessRound?.(viewOf('spectator'), seat),
      isBehind: (seat) => {
        const points = presenter.points?.(viewOf('spectator')) ?? [];
        const own = points[seat];
        return own !== undefined && points.some(({ least }) => least > own.most);
      },
      undone: (textContext) => {
        const move = match.undoable;
        const isTold = move !== undefined && game.canSeeMove(move, match.turn.seat, 'spectator');
        return isTold ? presenter.undone?.(move, textContext) : undefined;
      },
      ready: (seat, textContext) =>
        Object.entries(presenter.pages).flatMap(([page, { ready }]) =>
          (ready?.(viewOf(seat), seat, decisionOf(seat), textContext) ?? []).map(({ answer, ...each }) => ({
            ...each,
            page,
            ...(answer === undefined ? {} : { answer: withIcon(answer) }),
          })),
        ),
      description: (viewer, textContext) => presenter.description(viewOf(viewer), textContext),
      happened: (log, viewer, fromTurn, textContext, until) =>
        presenter.happened(
          told(log, viewer, fromTurn, until),
          textContext,
          viewer === 'spectator' ? undefined : viewer,
        ),
      revealed: (log, textContext, until = Number.POSITIVE_INFINITY) =>
        match.result === undefined ? undefined : presenter.happened(movesOf(log, until), textContext),
      moments: (log, textContext) => {
        const moves = told(log, 'spectator', 0);
        const pictures = presenter.moments?.(moves, textContext);
        return pictures && cachedPictures(cache, ['moments', moves], textContext, pictures);
      },
      canWait: (log) => presenter.canWait?.(told(log, 'spectator', 0)) ?? false,
      get othersFrom() {
        return match.before?.from;
      },
      othersTurns: (log, textContext) => {
        const { seat, number } = match.turn;
        const turns = presenter
          .happened(told(log, 'spectator', 0), textContext)
          .filter(({ turn }) => turn >= (match.before?.turn ?? number) && turn < number);
        return turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1);
      },
      record: (log, viewer, names) =>
        recordMatch(match, entries(log), match.result === undefined ? viewer : 'all', names),
      takenBack: (log, textContext) =>
        presenter.happened(toldTo(game, standing(entries(log)), 'spectator', 0), textContext),
    };
  }
  return closed;
}

/**
 * A game with the components that a record brings along.
 *
 * @throws BrokenRecord where they cannot be read
 */
function presentedBy<T>(formerly: Formerly<T>, list: string): T {
  try {
    return formerly(list);
  } catch (error) {
    if (error instanceof BrokenComponents) throw new BrokenRecord('list');
    throw error;
  }
}

/**
 * Refuses pages that no table could show.
 *
 * @throws {RangeError} for a name that is taken or that the ids of buttons have no room for, and for more buttons than the board has room for
 */
const checkPages = (game: string, pages: Readonly<Record<string, PageTraits>>): void => {
  for (const name of Object.keys(pages)) {
    if (!PAGE_NAME.test(name)) throw new RangeError(`${game} has a page "${name}": no page can be called so`);
    if (TAKEN_NAMES.includes(name))
      throw new RangeError(`${game} has a page "${name}": every table has something of that name already`);
  }
  const onBoard = Object.keys(pages).filter((name) => !pages[name]?.offBoard && !pages[name]?.withRules);
  if (onBoard.length > MOST_ON_BOARD)
    throw new RangeError(
      `${game} has ${onBoard.length} pages with a button on the board (${onBoard.join(', ')}), and there is room for ${MOST_ON_BOARD}: \`offBoard\` leaves a button out`,
    );
};

/** The pages of a game as tables know them. */
const pagesOf = <G extends GameTypes, Own extends string>(
  game: string,
  pages: GamePages<G, Own>,
): readonly PageOfGame[] => {
  checkPages(game, pages);
  return Object.entries(pages).map(([name, { isOwn, hasSides, withRules, offBoard, button }]) => ({
    name,
    ...(isOwn ? { isOwn } : {}),
    ...(hasSides ? { hasSides } : {}),
    ...(withRules ? { withRules } : {}),
    ...(offBoard ? { offBoard } : {}),
    button: (say) => {
      const { label, icon } = button(say, 0);
      return icon === undefined ? { label } : { label, icon: iconName(game, icon) };
    },
  }));
};
