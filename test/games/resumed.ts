import type { GameTypes } from '../../src/engine/game.ts';
import type { Snapshot } from '../../src/engine/match.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { writeSnapshot } from '../../src/games/saved.ts';
import { gameNamed } from '../records/played.ts';

/** A match as tables play it: with the words and boards of its game. */
export function resumed<G extends GameTypes>(name: string, snapshot: Snapshot<G>): PlayableMatch {
  return gameNamed(name).resume(writeSnapshot(snapshot));
}
