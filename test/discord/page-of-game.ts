import { gamePage } from '../../src/discord/views/game-page.ts';
import type { MatchView } from '../../src/discord/views/table-view.ts';

/** A page of a game as this viewer is shown it. */
export function pageOfGame(
  view: MatchView,
  look: string,
  wanted: { readonly seat?: number; readonly part?: number } = {},
) {
  const page = gamePage(view, { look, ...wanted });
  if (typeof page === 'string') throw new Error(`${look} for ${view.viewer}: ${page}`);
  return page;
}
