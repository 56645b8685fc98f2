import type { Game, GameTypes } from '../engine/game.ts';
import { type LogEntry, type MoveEntry, standingEntries } from '../engine/log.ts';
import type { Match } from '../engine/match.ts';
import type { Viewer } from '../engine/seat.ts';

/** The moves that stand; if the log is told from its start, the set-up's facts come first, as a move of nobody. */
export function withOpening<G extends GameTypes>(
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
export function toldTo<G extends GameTypes>(
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
