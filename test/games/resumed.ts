import type { GameTypes } from '../../src/engine/game.ts';
import type { Snapshot } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { writeSnapshot } from '../../src/games/saved.ts';

/** A match as tables play it: with the words and boards of its game. */
export function resumed<G extends GameTypes>(name: string, snapshot: Snapshot<G>): PlayableMatch {
  const game = games.find((each) => each.name === name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game.resume(writeSnapshot(snapshot));
}
