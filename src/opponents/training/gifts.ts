import type { Game, GameTypes } from '../../engine/game.ts';
import { numberOf, quickChance } from '../../engine/quick-chance.ts';
import { allSeats } from '../../engine/seat.ts';
import type { Gift } from '../../games/insight.ts';

/** The most gifts that a seat begins with. */
const MOST_GIFTS = 5;

/** The game with gifts for every seat at the start, so that rare things are learned from too. */
export const withGifts = <G extends GameTypes>(
  game: Game<G>,
  gifts: readonly Gift<G>[],
  seed: string,
): Game<G> => ({
  ...game,
  setUp: (seats, options, chance) => {
    const { state: dealt, agenda } = game.setUp(seats, options, chance);
    const drawn = quickChance(numberOf(`gifts ${seed}`));
    let state = dealt;
    for (const seat of allSeats(seats))
      for (let count = drawn.below(MOST_GIFTS + 1); count > 0; count -= 1)
        state = gifts[drawn.below(gifts.length)]?.give(state, seat, (bound) => drawn.below(bound)) ?? state;
    return { state, agenda };
  },
});
