import { BrokenRule } from './agenda.ts';
import type { Game, GameTypes } from './game.ts';
import { type LogEntry, standingEntries } from './log.ts';
import {
  type Advanced,
  type BackRefusal,
  type ChanceSource,
  type Match,
  openMatch,
  type Setup,
} from './match.ts';
import type { Seat } from './seat.ts';
import { atOnce, type Steps } from './steps.ts';

/** A log that does not follow from its set-up: which ply, and what stood there. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}

/** The match that a log leads to. Throws {@link BrokenLog} at the first entry that the rules refuse. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  setup: Setup,
  log: readonly LogEntry<G['Fact']>[],
): Match<G> {
  const led = atOnce(follow(game, setup, log))[log.length];
  if (led === undefined) throw new RangeError('a log leads nowhere');
  return led;
}

/** The match before each entry of its log, and after the last one. Throws {@link BrokenLog} as {@link replay} does. */
function* follow<G extends GameTypes>(
  game: Game<G>,
  setup: Setup,
  log: readonly LogEntry<G['Fact']>[],
  source?: ChanceSource,
): Steps<readonly Match<G>[]> {
  let { match } = openMatch(game, setup, source);
  const before = [match];
  for (const entry of log) {
    if (entry.ply !== match.ply)
      throw new BrokenLog(`ply ${match.ply} is missing: the log goes on with ${entry.ply}`);
    const next = after(match, entry, before);
    if (typeof next === 'string') throw new BrokenLog(`ply ${entry.ply} does not follow: ${next}`);
    match = next.match;
    before.push(match);
    yield;
  }
  return before;
}

function after<G extends GameTypes>(
  match: Match<G>,
  entry: LogEntry<G['Fact']>,
  before: readonly Match<G>[],
): Advanced<G> | string {
  switch (entry.kind) {
    case 'move':
      return match.play(entry.seat, entry.notation, entry.joined);
    case 'undo':
      return match.undo(entry.seat);
    case 'back': {
      const then = entry.to < match.ply ? before[entry.to] : undefined;
      return then === undefined ? 'too-long-ago' : match.back(entry.seat, then);
    }
  }
}

/** A match back before the standing move at ply `to`; undefined if the whole `log` no longer leads to this match. */
export function* wentBack<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  to: number,
  log: readonly LogEntry<G['Fact']>[],
): Steps<Advanced<G> | BackRefusal> {
  if (match.result !== undefined) return 'over';
  if (!standingEntries(log).some(({ ply }) => ply === to)) return 'too-long-ago';
  const then = yield* asItWas(match, to, log);
  return then === undefined ? 'too-long-ago' : match.back(seat, then);
}

/** The match at an earlier ply, for viewing; undefined if the whole `log` no longer leads to this match. */
export function* asItWas<G extends GameTypes>(
  match: Match<G>,
  ply: number,
  log: readonly LogEntry<G['Fact']>[],
): Steps<Match<G> | undefined> {
  return ply === match.ply ? match : (yield* stops(match, log))?.[ply];
}

/** The match at each of its plies, now last; undefined if {@link asItWas} is. `source` may note what is drawn. */
export const asItWent = <G extends GameTypes>(
  match: Match<G>,
  log: readonly LogEntry<G['Fact']>[],
  source?: ChanceSource,
): readonly Match<G>[] | undefined => atOnce(stops(match, log, source));

function* stops<G extends GameTypes>(
  match: Match<G>,
  log: readonly LogEntry<G['Fact']>[],
  source?: ChanceSource,
): Steps<readonly Match<G>[] | undefined> {
  const { game, snapshot } = match;
  if (snapshot.rulesVersion !== game.rulesVersion || log.length !== match.ply) return undefined;
  try {
    const before = yield* follow(game, snapshot, log, source);
    const led = before[log.length];
    return led !== undefined && positionText(led) === positionText(match) ? before : undefined;
  } catch (error) {
    if ([BrokenLog, BrokenRule, RangeError].some((kind) => error instanceof kind)) return undefined;
    throw error;
  }
}

/** The position of a match as text: the same whichever way it came about. */
export const positionText = <G extends GameTypes>({ snapshot }: Match<G>): string =>
  written(snapshot.position);

const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
