import type { GameTypes } from '../engine/game.ts';
import { type LogEntry, type MoveEntry, standing } from '../engine/log.ts';
import { allSeats, type Viewer } from '../engine/seat.ts';
import type { Steps } from '../engine/steps.ts';
import { recordMatch } from '../records/record-match.ts';
import { cachedPictures } from './cached-pictures.ts';
import type { PlayableMatch } from './playable.ts';
import type { FormerPeople, TextContext } from './presenter.ts';
import { readLogEntry } from './saved.ts';
import { type ShownMatch, viewOf } from './shown-match.ts';
import { withIconNames } from './table-icons.ts';
import { toldTo, withOpening } from './told-moves.ts';
import type { TurnSummary } from './turn-summary.ts';

/** What the log of a match tells, and what stands of it in a record. */
type Story = Pick<
  PlayableMatch,
  | 'happened'
  | 'justDone'
  | 'revealed'
  | 'moments'
  | 'canWait'
  | 'othersTurns'
  | 'takenBack'
  | 'ending'
  | 'record'
>;

/** The entries of a log, from the texts that the store has. */
export const entriesOf = <G extends GameTypes, Own extends string>(
  { rules }: ShownMatch<G, Own>,
  log: readonly string[],
): readonly LogEntry<G['Fact']>[] => log.map((text) => readLogEntry(rules, text));

/** Entries that are read in one step. */
export const ENTRIES_AT_ONCE = 20;

/** The same step by step. */
export function* entriesIn<G extends GameTypes, Own extends string>(
  shown: ShownMatch<G, Own>,
  log: readonly string[],
): Steps<readonly LogEntry<G['Fact']>[]> {
  const entries: LogEntry<G['Fact']>[] = [];
  for (let at = 0; at < log.length; at += ENTRIES_AT_ONCE) {
    entries.push(...entriesOf(shown, log.slice(at, at + ENTRIES_AT_ONCE)));
    yield;
  }
  return entries;
}

/** The words and people for what happened at a ply: those who sat at the table then. */
export function asOf({ say, people, before = [] }: TextContext, ply: number): TextContext {
  return { say, people: before.find(({ until }) => ply < until)?.people ?? people };
}

/** How a match came to stand as it does, told from its log. */
export function matchStory<G extends GameTypes, Own extends string>(shown: ShownMatch<G, Own>): Story {
  const { rules, presenter, cache, match } = shown;
  const movesOf = (log: readonly string[], until: number) =>
    withOpening(match, entriesOf(shown, log)).filter(({ ply }) => ply < until);
  const told = (log: readonly string[], viewer: Viewer, fromTurn: number, until = Number.POSITIVE_INFINITY) =>
    toldTo(rules, movesOf(log, until), viewer, fromTurn);
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
    happened: (log, viewer, fromTurn, textContext, until, fromPly = 0) =>
      turnsTold(
        // The set-up comes before the first ply, and is told with it.
        told(log, viewer, fromTurn, until).filter(({ ply }) => Math.max(0, ply) >= fromPly),
        textContext,
      ),
    justDone: (log, textContext) => {
      const { number } = match.turn;
      const last = toldTo(rules, standing(entriesOf(shown, log)), 'spectator', number).at(-1);
      return last && presenter.justDone?.(last, asOf(textContext, last.ply));
    },
    revealed: (log, textContext, until = Number.POSITIVE_INFINITY) =>
      match.result === undefined ? undefined : turnsTold(movesOf(log, until), textContext),
    moments: (log, textContext) => {
      const moves = told(log, 'spectator', 0);
      const latest = moves.at(-1)?.turn;
      const begun = moves.find(({ turn }) => turn === latest)?.ply ?? match.ply;
      const then = asOf(textContext, begun);
      const pictures = presenter.moments?.(moves, then);
      return pictures && cachedPictures(cache, ['moments', moves], then, pictures);
    },
    canWait: (log) => presenter.canWait?.(told(log, 'spectator', 0)) ?? false,
    othersTurns: (log, textContext) => {
      const { seat, number } = match.turn;
      const turns = turnsTold(told(log, 'spectator', 0), textContext).filter(
        ({ turn }) => turn >= (match.before?.turn ?? number) && turn < number,
      );
      return turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1);
    },
    takenBack: (log, textContext) =>
      turnsTold(toldTo(rules, standing(entriesOf(shown, log)), 'spectator', 0), textContext),
    ending: (log, textContext) => {
      const [view, moves] = [viewOf(shown, 'spectator', true), told(log, 'spectator', 0)];
      const known = match.result === undefined ? [] : allSeats(match.seats).map((seat) => told(log, seat, 0));
      const page = presenter.ending(view, moves, textContext, known);
      return {
        ...withIconNames(rules.name, page),
        pictures: cachedPictures(cache, ['ending', view, moves], textContext, page.pictures),
      };
    },
    record: (log, viewer, names) =>
      recordMatch(match, entriesOf(shown, log), match.result === undefined ? viewer : 'all', names),
  };
}
