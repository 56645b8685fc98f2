import type { Picture } from '../../canvas/picture.ts';
import { ownPageOf, type PageOfGame, sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import { notationsIn } from '../../lessons/puzzle.ts';
import { follow, type OpenPuzzle } from '../../lessons/solving.ts';

/**
 * The pictures of a position for a seat: the others' sides, what it holds, the table, its own side, and what it is
 * asked about. The last ones, above the question, help most with it.
 */
export function puzzlePictures(match: PlayableMatch, seat: number, shown: TextContext): readonly Picture[] {
  const boards = match.boards(shown, seat);
  const asked = match.openTo(seat)?.question(shown, seat)?.pictures ?? [];
  const pageOf = (page: PageOfGame | undefined): readonly Picture[] =>
    (page && match.page(page.name, seat, seat, shown)?.pictures) ?? [];
  const held = asked.length > 0 ? [] : pageOf(ownPageOf(match.game.pages)).slice(0, 1);
  // Where one board shows it all, and where the question is about the others, these are in sight.
  const others = boards.length === 2 ? pageOf(sidePageOf(match.game.pages)).slice(1) : [];
  return [...others, ...held, ...boards, ...asked];
}

/** The table and one's own side after the turn of a finished puzzle; after the solution if `line` is undefined. */
export function picturesAfter(
  { match, puzzle: { seat, solutions } }: OpenPuzzle,
  line: readonly string[] | undefined,
  shown: TextContext,
): readonly Picture[] {
  const after = follow(match, seat, line ?? notationsIn(solutions[0].line)) ?? match;
  return after.boards(shown, seat);
}
