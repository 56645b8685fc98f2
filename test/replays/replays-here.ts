import type { PlayableGame } from '../../src/games/playable.ts';
import { type KeptReplays, keptReplays } from '../../src/replays/kept-replays.ts';
import { replaysBy } from '../../src/replays/work.ts';
import { texts } from '../texts/shipped.ts';
import { tickingClock } from '../ticking-clock.ts';

/** Replays that are made where they are asked for, without a thread. */
export function replaysHere(
  games: readonly PlayableGame[],
  clock: { readonly now: () => number } = tickingClock(0),
): KeptReplays {
  let keys = 0;
  const freshKey = () => `replay-${++keys}`;
  return keptReplays({ replays: replaysBy(games, texts), freshKey, clock });
}
