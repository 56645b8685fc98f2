import { gamePage } from '../../src/discord/views/game-page.ts';
import type { Looker, MessageContext } from '../../src/discord/views/message-context.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import type { TableNow } from '../../src/tables/model/table.ts';

/** A page of a game as this viewer is shown it. */
export function pageOfGame(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  look: string,
  context: MessageContext,
  { seat, part }: { readonly seat?: number; readonly part?: number } = {},
) {
  const page = gamePage(now, match, viewer, { look, seat, part }, context);
  if (typeof page === 'string') throw new Error(`${look} for ${viewer}: ${page}`);
  return page;
}
