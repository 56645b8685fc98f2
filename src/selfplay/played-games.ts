import { oteres, components as oteresBox } from '../games/oteres/index.ts';
import { brokenInvariant as brokenOteres } from '../games/oteres/invariants.ts';
import { components, otys } from '../games/otys/index.ts';
import { brokenInvariant } from '../games/otys/invariants.ts';
import type { Game, GameTypes, OptionValues } from '../kernel/game.ts';
import { playOne, type Report, type Run } from './play-one.ts';

/** A game that can be played against itself, with its types closed over. */
export interface SelfPlayed {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly play: (run: Run) => Report;
}

/**
 * @param options the table's options in the game of this number, so that a series meets all of them
 * @param broken what is wrong with a position, if anything
 */
function selfPlayed<G extends GameTypes>(
  game: Game<G>,
  options: (number: number) => OptionValues,
  broken: (state: G['State']) => string | undefined,
): SelfPlayed {
  return {
    name: game.name,
    seats: game.seats,
    play: (run) => playOne(game, options(run.number), broken, run),
  };
}

const SPONSOR_SIDES = ['basic', 'random', 'advanced'] as const;

/** The games that self-play knows. */
export const playedGames: readonly SelfPlayed[] = [
  selfPlayed(
    otys,
    (number) => ({
      sponsors: SPONSOR_SIDES[number % SPONSOR_SIDES.length] ?? 'basic',
      variant: number % 2 === 0 ? 'off' : 'on',
      first: 'random',
    }),
    (state) => brokenInvariant(components, state),
  ),
  selfPlayed(
    oteres,
    () => ({ first: 'random' }),
    (state) => brokenOteres(oteresBox, state),
  ),
];
