import type { Game, GameTypes } from '../engine/game.ts';
import { type LogEntry, type MoveEntry, standingEntries, waysBack } from '../engine/log.ts';
import type { Advanced, Match } from '../engine/match.ts';
import { asItWas, asItWent, wentBack } from '../engine/replay.ts';
import { allSeats, type Viewer } from '../engine/seat.ts';
import { atOnce, inSlices, type Steps } from '../engine/steps.ts';
import { recordMatch } from '../records/record-match.ts';
import { cachedPictures } from './cached-pictures.ts';
import type { LoggedMatch, PlayableMatch, PlayedOn } from './playable.ts';
import type { FormerPeople, TextContext } from './presenter.ts';
import { readLogEntry } from './saved.ts';
import { type ShownMatch, shownView } from './shown-match.ts';
import { withIconNames } from './table-icons.ts';
import type { TurnSummary } from './turn-summary.ts';

/** The moves that stand; if the log is told from its start, the set-up's facts come first, as a move of nobody. */
function withOpening<G extends GameTypes>(
  { snapshot: { opening }, ply }: Match<G>,
  log: readonly LogEntry<G['Fact']>[],
): readonly MoveEntry<G['Fact']>[] {
  const moves = standingEntries(log);
  const isWhole = log[0] === undefined ? ply === 0 : log[0].ply === 0;
  return opening !== undefined && isWhole
    ? [{ kind: 'move', ply: -1, notation: '', ...opening }, ...moves]
    : moves;
}

/** These moves, from a turn on, with their facts and notations as this viewer may know them. */
function toldTo<G extends GameTypes>(
  game: Game<G>,
  moves: readonly MoveEntry<G['Fact']>[],
  viewer: Viewer,
  fromTurn: number,
): readonly MoveEntry<G['Fact']>[] {
  return moves
    .filter((entry) => entry.turn >= fromTurn)
    .map((entry) => {
      const move = game.notation.parse(entry.notation);
      const open = move !== undefined && game.canSeeMove(move, entry.seat, viewer);
      return {
        ...entry,
        notation: open ? entry.notation : '',
        facts: entry.facts.flatMap((fact) => game.redact(fact, viewer) ?? []),
      };
    });
}

/** Entries that are read in one step. */
export const ENTRIES_AT_ONCE = 20;

function* entriesIn<G extends GameTypes>(
  rules: Game<G>,
  log: readonly string[],
): Steps<readonly LogEntry<G['Fact']>[]> {
  const entries: LogEntry<G['Fact']>[] = [];
  for (let at = 0; at < log.length; at += ENTRIES_AT_ONCE) {
    entries.push(...log.slice(at, at + ENTRIES_AT_ONCE).map((text) => readLogEntry(rules, text)));
    yield;
  }
  return entries;
}

/** The words and people for what happened at a ply: those who sat at the table then. */
export function asOf({ say, people, before = [] }: TextContext, ply: number): TextContext {
  return { say, people: before.find(({ until }) => ply < until)?.people ?? people };
}

/** A match with its log, read once. `playable` makes a match playable, `playedOn` one after a further entry. */
export function loggedMatch<G extends GameTypes, Own extends string>(
  shown: ShownMatch<G, Own>,
  log: readonly string[],
  playable: (match: Match<G>) => PlayableMatch,
  playedOn: (advanced: Advanced<G>) => PlayedOn,
): LoggedMatch {
  const { rules, presenter, cache, match } = shown;
  let read: readonly LogEntry<G['Fact']>[] | undefined;
  const entries = (): readonly LogEntry<G['Fact']>[] => {
    read ??= atOnce(entriesIn(rules, log));
    return read;
  };
  const entriesLater = async (): Promise<readonly LogEntry<G['Fact']>[]> => {
    read ??= await inSlices(entriesIn(rules, log));
    return read;
  };
  const movesOf = (until: number) => withOpening(match, entries()).filter(({ ply }) => ply < until);
  const told = (viewer: Viewer, fromTurn: number, until = Number.POSITIVE_INFINITY) =>
    toldTo(rules, movesOf(until), viewer, fromTurn);
  /** Turns in words, each of those who sat at the table when it began: what was told of it once stays so. */
  const turnsTold = (
    moves: readonly MoveEntry<G['Fact']>[],
    textContext: TextContext,
  ): readonly TurnSummary[] => {
    const turns = presenter.happened(moves, textContext);
    const { say, before = [] } = textContext;
    if (before.length === 0) return turns;
    const former = new Map<FormerPeople, readonly TurnSummary[]>();
    return turns.map((turn, at) => {
      const begun = moves.find((move) => move.turn === turn.turn)?.ply;
      const then = begun === undefined ? undefined : before.find(({ until }) => begun < until);
      if (then === undefined) return turn;
      const { people } = then;
      const told = former.get(then) ?? presenter.happened(moves, { say, people });
      former.set(then, told);
      return { ...(told[at] ?? turn), people };
    });
  };
  return {
    waysBack: async (seat) => waysBack(await entriesLater(), seat),
    goBack: async (seat, to) => {
      const advanced = await inSlices(wentBack(match, seat, to, await entriesLater()));
      return typeof advanced === 'string' ? advanced : playedOn(advanced);
    },
    asItWas: async (ply) => {
      const then = await inSlices(asItWas(match, ply, await entriesLater()));
      return then && playable(then);
    },
    asItWent: () => asItWent(match, entries())?.map(playable),
    happened: (viewer, fromTurn, textContext, until, fromPly = 0) =>
      turnsTold(
        // The set-up comes before the first ply, and is told with it.
        told(viewer, fromTurn, until).filter(({ ply }) => Math.max(0, ply) >= fromPly),
        textContext,
      ),
    justDone: (textContext) => {
      const { number } = match.turn;
      const last = toldTo(rules, standingEntries(entries()), 'spectator', number).at(-1);
      return last && presenter.justDone?.(last, asOf(textContext, last.ply));
    },
    revealed: (textContext, until = Number.POSITIVE_INFINITY) =>
      match.result === undefined ? undefined : turnsTold(movesOf(until), textContext),
    moments: (textContext) => {
      const moves = told('spectator', 0);
      const latest = moves.at(-1)?.turn;
      const begun = moves.find(({ turn }) => turn === latest)?.ply ?? match.ply;
      const then = asOf(textContext, begun);
      const pictures = presenter.moments?.(moves, then);
      return pictures && cachedPictures(cache, ['moments', moves], then, pictures);
    },
    canWait: () => presenter.canWait?.(told('spectator', 0)) ?? false,
    othersTurns: (textContext) => {
      const { seat, number } = match.turn;
      const turns = turnsTold(told('spectator', 0), textContext).filter(
        ({ turn }) => turn >= (match.before?.turn ?? number) && turn < number,
      );
      return turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1);
    },
    takenBack: (textContext) =>
      turnsTold(toldTo(rules, standingEntries(entries()), 'spectator', 0), textContext),
    ending: (textContext) => {
      const [view, moves] = [shownView(shown, 'spectator', true), told('spectator', 0)];
      const known = match.result === undefined ? [] : allSeats(match.seats).map((seat) => told(seat, 0));
      const page = presenter.ending(view, moves, textContext, known);
      return {
        ...withIconNames(rules.name, page),
        pictures: cachedPictures(cache, ['ending', view, moves], textContext, page.pictures),
      };
    },
    record: (viewer, names) =>
      recordMatch(match, entries(), match.result === undefined ? viewer : 'all', names),
  };
}
