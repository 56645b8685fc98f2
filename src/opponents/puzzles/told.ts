import type { GameTypes } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import { writeSnapshot } from '../../games/saved.ts';
import { notationsIn, type PuzzlePlan } from '../../lessons/puzzle.ts';

/** Whether there are words for why the first of two plans is better. */
export type IsTold = (one: PuzzlePlan, other: PuzzlePlan) => boolean;

/** Says everything in keys: it is asked whether there are words, in no language. */
const KEYS: TextContext = { say: (key, ..._) => key, people: [] };

/** Asks a game for the words that a player of the puzzle reads: a turn whose reason they lack is none. */
export function linesTold<G extends GameTypes>(playable: PlayableGame, match: Match<G>, seat: Seat): IsTold {
  const shown = playable.resume(writeSnapshot(match.snapshot));
  return (one, other) => {
    const sequels = one.sequel && other.sequel && ([one.sequel, other.sequel] as const);
    const [line, otherLine] = [notationsIn(one.line), notationsIn(other.line)];
    return (shown.openTo(seat)?.compared(line, otherLine, KEYS, sequels)?.one ?? []).length > 0;
  };
}
