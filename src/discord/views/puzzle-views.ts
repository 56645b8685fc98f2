import type { Picture } from '../../canvas/picture.ts';
import { ownPageOf, sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import { notationsIn } from '../../lessons/puzzle.ts';
import { follow, type OpenPuzzle } from '../../lessons/solving.ts';

/** A picture of the position, and what the button says that shows it. */
export interface PuzzleView {
  readonly key: string;
  readonly label: string;
  readonly picture: Picture;
}

const view = (key: string, label: string, picture: Picture | undefined): readonly PuzzleView[] =>
  picture === undefined ? [] : [{ key, label, picture }];

/** The pictures of a position for a seat: the boards for all to see, and what it holds. The last one helps most with the question. */
export function viewsOf(match: PlayableMatch, seat: number, shown: TextContext): readonly PuzzleView[] {
  const { say } = shown;
  const boards = match.boards(shown);
  const asked = match.openTo(seat)?.question(shown, seat)?.pictures ?? [];
  const own = ownPageOf(match.game.pages);
  const held = own === undefined ? [] : (match.page(own.name, seat, seat, shown)?.pictures ?? []);
  const ownLabel = own === undefined ? undefined : match.pageButton(own.name, say)?.label;
  const table = view('table', say('button-puzzle-table'), boards.at(0));
  const side = boards.length > 1 ? view('side', say('button-puzzle-side'), boards.at(-1)) : [];
  const hand = view('own', ownLabel ?? say('button-puzzle-side'), asked.at(0) ?? held.at(0));
  // What is asked about is looked at first; else one’s own side of the table.
  return asked.length > 0 || side.length === 0 ? [...table, ...side, ...hand] : [...table, ...hand, ...side];
}

/**
 * The pictures of a puzzle that is over: the position before the turn, and, last and first to be seen, the one after it, on one’s own side of the table where
 * the boards show sides. `line` are the notations of the turn.
 */
export function viewsAfter(
  { match, puzzle: { seat, solutions } }: OpenPuzzle,
  line: readonly string[] | undefined,
  shown: TextContext,
): readonly PuzzleView[] {
  const { say } = shown;
  const after = follow(match, seat, line ?? notationsIn(solutions[0].line)) ?? match;
  const sides = sidePageOf(match.game.pages);
  const boards = after.boards(shown);
  // The last board is about the player whose turn it is by now.
  const side =
    boards.length > 1 && sides !== undefined
      ? after.page(sides.name, seat, seat, shown)?.pictures
      : undefined;
  return [
    ...view('before', say('button-puzzle-before'), viewsOf(match, seat, shown).at(-1)?.picture),
    ...(side === undefined ? [] : view('table', say('button-puzzle-table'), boards.at(0))),
    ...view('after', say('button-puzzle-after'), (side ?? boards).at(0)),
  ];
}
