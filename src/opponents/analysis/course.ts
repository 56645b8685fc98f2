import type { GameTypes } from '../../engine/game.ts';
import { standingEntries } from '../../engine/log.ts';
import type { Match } from '../../engine/match.ts';
import { asItWent } from '../../engine/replay.ts';
import type { Seat } from '../../engine/seat.ts';
import { readLogEntry } from '../../games/saved.ts';

/** A move of a match that was played, as it stands in the log. */
export interface PlayedMove {
  readonly ply: number;
  readonly seat: Seat;
  readonly notation: string;
}

/** A turn of a match that was played, with the moves that were not taken back. */
export interface PlayedTurn {
  readonly number: number;
  readonly round: number;
  readonly seat: Seat;
  readonly moves: readonly PlayedMove[];
  /** The ply at which the turn was over. */
  readonly until: number;
}

/** How a match went, from its first turn to its last. */
export interface MatchCourse<G extends GameTypes> {
  readonly turns: readonly PlayedTurn[];
  /** The match as it was at each ply, the last one as it ended. */
  readonly matches: readonly Match<G>[];
}

/** How a match went; undefined if its log does not lead to it. Throws `BrokenSave` for a text that is no entry. */
export function courseOf<G extends GameTypes>(
  match: Match<G>,
  log: readonly string[],
): MatchCourse<G> | undefined {
  const entries = log.map((text) => readLogEntry(match.game, text));
  const matches = asItWent(match, entries);
  if (matches === undefined) return undefined;
  const turns: (PlayedTurn & { readonly moves: PlayedMove[] })[] = [];
  for (const { ply, seat, turn, notation } of standingEntries(entries)) {
    const latest = turns.at(-1);
    if (latest?.number === turn) {
      latest.moves.push({ ply, seat, notation });
      continue;
    }
    const { seat: up, round } = (matches[ply] ?? match).turn;
    turns.push({ number: turn, round, seat: up, moves: [{ ply, seat, notation }], until: match.ply });
  }
  // A turn is over with the first move of the next one: what was taken back in between counts for nothing.
  const over = turns.map((turn, at) => ({ ...turn, until: turns[at + 1]?.moves[0]?.ply ?? turn.until }));
  return { turns: over, matches };
}
