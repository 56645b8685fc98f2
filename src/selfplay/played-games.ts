import { gameEntries } from '../games/index.ts';
import { type GameReport, playOne, type SelfplayRun } from './play-one.ts';

/** A game that can be played against itself, with its types closed over. */
export interface SelfPlayed {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly play: (run: SelfplayRun) => GameReport;
}

/** The games that self-play knows: all there are. */
export const playedGames: readonly SelfPlayed[] = gameEntries.map(
  ({ playable: { name, seats }, simulate }) => ({
    ...{ name, seats },
    play: (run) =>
      simulate((game, simulation) => playOne(game, simulation.options(run.number), simulation, run)),
  }),
);
