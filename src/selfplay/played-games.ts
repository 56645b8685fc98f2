import type { HouseGame } from '../games/game-entry.ts';
import { houseGames } from '../games/index.ts';
import { playOne, type Report, type Run } from './play-one.ts';

/** A game that can be played against itself, with its types closed over. */
export interface SelfPlayed {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly play: (run: Run) => Report;
}

const selfPlayed = ({ playable: { name, seats }, tried }: HouseGame): SelfPlayed => ({
  name,
  seats,
  play: (run) => tried((game, trial) => playOne(game, trial.options(run.number), trial, run)),
});

/** The games that self-play knows: all there are. */
export const playedGames: readonly SelfPlayed[] = houseGames.map(selfPlayed);
