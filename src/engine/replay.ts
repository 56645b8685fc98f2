import { BrokenRule } from './agenda.ts';
import type { Game, GameTypes } from './game.ts';
import { type LogEntry, standing } from './log.ts';
import type { Advanced, BackRefusal, Match, Setup } from './match.ts';
import type { Seat } from './seat.ts';
import { BrokenLog, type LogReader, Trail } from './trail.ts';

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
  return new Trail(game, setup).at(log.length, log);
}

/**
 * A match gone back to before the standing move at ply `to`, as everybody has agreed. `log` is its whole log; where it does not lead to
 * this very match, because the rules or the box of the game have changed since, there is no way back. `trail` is as far as that log was
 * followed before.
 */
export function wentBack<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  to: number,
  log: readonly LogEntry<G['Fact']>[],
  trail?: Trail<G>,
): Advanced<G> | BackRefusal {
  if (match.result !== undefined) return 'over';
  if (!standing(log).some(({ ply }) => ply === to)) return 'too-long-ago';
  const then = asItWas(match, to, log, trail);
  return then === undefined ? 'too-long-ago' : match.back(seat, then);
}

/**
 * The match as it was at an earlier ply, to be looked at. `log` is its whole log; nothing where it does not lead to this very match,
 * because the rules or the box of the game have changed since. `trail` is as far as that log was followed before.
 */
export function asItWas<G extends GameTypes>(
  match: Match<G>,
  ply: number,
  log: LogReader<G['Fact']>,
  trail: Trail<G> = new Trail(match.game, match.snapshot),
): Match<G> | undefined {
  const { game, snapshot } = match;
  if (ply === match.ply) return match;
  if (snapshot.edition !== game.edition || log.length !== match.ply || ply > match.ply) return undefined;
  try {
    const led = trail.at(log.length, log);
    const same = written(led.snapshot.position) === written(snapshot.position);
    return same ? trail.at(ply, log) : undefined;
  } catch (error) {
    if ([BrokenLog, BrokenRule, RangeError].some((kind) => error instanceof kind)) return undefined;
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
