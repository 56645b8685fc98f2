import type { GameTypes } from '../engine/game.ts';
import { MOST_ON_BOARD, PAGE_NAME, type PageOfGame, type PageTraits, TAKEN_NAMES } from './pages.ts';
import type { GamePages } from './presenter.ts';
import { withIconName } from './table-icons.ts';

/** The pages of a game as tables know them. Throws a `RangeError` for a bad name, or more buttons than have room. */
export function pagesOf<G extends GameTypes, Own extends string>(
  game: string,
  pages: GamePages<G, Own>,
): readonly PageOfGame[] {
  checkPages(game, pages);
  return Object.entries(pages).map(([name, { isOwn, hasSides, withRules, button }]) => ({
    name,
    ...(isOwn ? { isOwn } : {}),
    ...(hasSides ? { hasSides } : {}),
    ...(withRules ? { withRules } : {}),
    button: (say) => withIconName(game, button(say, 0)),
  }));
}

function checkPages(game: string, pages: Readonly<Record<string, PageTraits>>): void {
  for (const name of Object.keys(pages)) {
    if (!PAGE_NAME.test(name)) throw new RangeError(`${game} has a page "${name}": no page can be called so`);
    if (TAKEN_NAMES.includes(name))
      throw new RangeError(`${game} has a page "${name}": every table has something of that name already`);
  }
  const onBoard = Object.keys(pages).filter((name) => !pages[name]?.withRules);
  if (onBoard.length > MOST_ON_BOARD)
    throw new RangeError(
      `${game} has ${onBoard.length} pages with a button on the board (${onBoard.join(', ')}), and there is room for ${MOST_ON_BOARD}`,
    );
}
