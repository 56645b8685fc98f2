import type { Game, GameTypes } from './game.ts';
import type { LogEntry } from './log.ts';
import { type Match, openMatch, type Setup } from './match.ts';

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
  let { match } = openMatch(game, setup);
  for (const entry of log) {
    if (entry.ply !== match.ply)
      throw new BrokenLog(`ply ${match.ply} is missing: the log goes on with ${entry.ply}`);
    const next = entry.kind === 'move' ? match.play(entry.seat, entry.notation) : match.undo(entry.seat);
    if (typeof next === 'string') throw new BrokenLog(`ply ${entry.ply} does not follow: ${next}`);
    match = next.match;
  }
  return match;
}
