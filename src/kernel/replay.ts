import type { Game, GameTypes } from './game.ts';
import { type LogEntry, standing } from './log.ts';
import { type Advanced, type BackRefusal, type Match, openMatch, type Setup } from './match.ts';
import type { Seat } from './seat.ts';

/** A log that does not follow from its set-up: which ply, and what stood there. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}

/**
 * The match that a log leads to.
 *
 * Throws {@link BrokenLog} at the first entry that the rules refuse or that stands in the wrong place.
 */
export function replay<G extends GameTypes>(
  game: Game<G>,
  setup: Setup,
  log: readonly LogEntry<G['Fact']>[],
): Match<G> {
  return stops(game, setup, log).match;
}

/**
 * A match gone back to before the standing move at ply `to`, as everybody has agreed. `log` is its whole log; where it does not lead to
 * this very match, because the rules or the box of the game have changed since, there is no way back.
 */
export function wentBack<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  to: number,
  log: readonly LogEntry<G['Fact']>[],
): Advanced<G> | BackRefusal {
  if (match.result !== undefined) return 'over';
  if (!standing(log).some(({ ply }) => ply === to)) return 'too long ago';
  const then = retraced(match, log)[to];
  return then === undefined ? 'too long ago' : match.back(seat, then);
}

/**
 * The match as it was at an earlier ply, to be looked at. `log` is its whole log; nothing where it does not lead to this very match,
 * because the rules or the box of the game have changed since.
 */
export function asItWas<G extends GameTypes>(
  match: Match<G>,
  ply: number,
  log: readonly LogEntry<G['Fact']>[],
): Match<G> | undefined {
  return ply === match.ply ? match : retraced(match, log)[ply];
}

/** The match as it was before each entry of its whole log; nothing where that does not lead to it. */
function retraced<G extends GameTypes>(
  match: Match<G>,
  log: readonly LogEntry<G['Fact']>[],
): readonly Match<G>[] {
  const { game, snapshot } = match;
  if (snapshot.edition !== game.edition || log.length !== match.ply) return [];
  try {
    const replayed = stops(game, snapshot, log);
    const same = written(replayed.match.snapshot.position) === written(snapshot.position);
    return same ? replayed.before : [];
  } catch (error) {
    if (error instanceof BrokenLog || error instanceof RangeError) return [];
    throw error;
  }
}

/** JSON that does not tell in which order the parts of a thing were put together. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** The match that a log leads to, and as it was before each entry. */
function stops<G extends GameTypes>(
  game: Game<G>,
  setup: Setup,
  log: readonly LogEntry<G['Fact']>[],
): { readonly match: Match<G>; readonly before: readonly Match<G>[] } {
  let { match } = openMatch(game, setup);
  const before: Match<G>[] = [];
  for (const entry of log) {
    if (entry.ply !== match.ply)
      throw new BrokenLog(`ply ${match.ply} is missing: the log goes on with ${entry.ply}`);
    before.push(match);
    const next = follow(match, entry, before);
    if (typeof next === 'string') throw new BrokenLog(`ply ${entry.ply} does not follow: ${next}`);
    match = next.match;
  }
  return { match, before };
}

function follow<G extends GameTypes>(
  match: Match<G>,
  entry: LogEntry<G['Fact']>,
  before: readonly Match<G>[],
): Advanced<G> | string {
  switch (entry.kind) {
    case 'move':
      return match.play(entry.seat, entry.notation);
    case 'undo':
      return match.undo(entry.seat);
    case 'back': {
      const then = before[entry.to];
      return then === undefined ? 'too long ago' : match.back(entry.seat, then);
    }
  }
}
