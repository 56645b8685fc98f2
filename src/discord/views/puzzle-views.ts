import type { Picture } from '../../canvas/picture.ts';
import { ownPageOf, sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import { notationsIn } from '../../lessons/puzzle.ts';
import { follow, type OpenPuzzle } from '../../lessons/solving.ts';

/** The pictures of a position for a seat: the table, what it holds, and its own side. The last one, above the question, helps most with it. */
export function puzzlePictures(match: PlayableMatch, seat: number, shown: TextContext): readonly Picture[] {
  const boards = match.boards(shown);
  const asked = match.openTo(seat)?.question(shown, seat)?.pictures ?? [];
  const own = ownPageOf(match.game.pages);
  const held = own === undefined ? [] : (match.page(own.name, seat, seat, shown)?.pictures ?? []);
  const hand = [...asked, ...held].slice(0, 1);
  const side = boards.length > 1 ? boards.slice(-1) : [];
  return [...boards.slice(0, 1), ...(asked.length > 0 ? [...side, ...hand] : [...hand, ...side])];
}

/** The pictures after the turn of a puzzle that is over, the solution's where `line` is none: the table, and one’s own side of it. */
export function picturesAfter(
  { match, puzzle: { seat, solutions } }: OpenPuzzle,
  line: readonly string[] | undefined,
  shown: TextContext,
): readonly Picture[] {
  const after = follow(match, seat, line ?? notationsIn(solutions[0].line)) ?? match;
  const sides = sidePageOf(match.game.pages);
  const boards = after.boards(shown);
  // The last board is about the player whose turn it is by now.
  const side =
    boards.length > 1 && sides !== undefined
      ? (after.page(sides.name, seat, seat, shown)?.pictures ?? [])
      : [];
  return [...boards.slice(0, 1), ...side];
}
