import type { Game, GameTypes } from '../../engine/game.ts';
import { numberOf, quickChance } from '../../engine/quick-chance.ts';
import { allSeats } from '../../engine/seat.ts';
import type { Gift, Insight } from '../../games/insight.ts';
import { type Knowledge, notationAt } from '../knowledge.ts';
import { type Played, type PlayedSeries, playOut } from '../played.ts';
import type { StandingBy } from '../standing.ts';
import { rankAnswers } from '../turn-search.ts';

const BUDGET = { answers: 400 };

/** One answer of so many is any legal one, so that positions come about that good players avoid. */
const ASTRAY = 40;

const MOST_GIFTS = 5;

/** The game with gifts for every seat at the start, so that rare things are learned from too. */
const withGifts = <G extends GameTypes>(game: Game<G>, gifts: readonly Gift<G>[], seed: string): Game<G> => ({
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

/** A series in which every second round of seatings begins with gifts. */
export function seriesWithGifts<G extends GameTypes>(
  series: PlayedSeries<G>,
  { learning: { gifts } }: Pick<Insight<G>, 'learning'>,
  number: number,
): PlayedSeries<G> {
  const { min, max } = series.game.seats;
  const round = Math.floor(number / (max - min + 1));
  return round % 2 === 0
    ? series
    : { ...series, game: withGifts(series.game, gifts, `${series.seed} ${number}`) };
}

/** Plays a training game of a series, reproducibly. Each turn is searched once, and anew if something intervenes. */
export function playItself<G extends GameTypes>(
  series: PlayedSeries<G>,
  standing: StandingBy<G>,
  number: number,
): Played {
  const astray = quickChance(numberOf(`${series.seed} ${number}`));
  let planned: readonly string[] = [];
  const goesOn = ({ decision }: Knowledge<G>): boolean =>
    decision.answers.some(({ notation }) => notation === planned[0]);
  return playOut(series, number, (known, seed) => {
    const { length } = known.decision.answers;
    if (astray.below(ASTRAY) === 0) {
      planned = [];
      return notationAt(known, astray.below(length));
    }
    if (known.answered === 0 || !goesOn(known)) {
      if (length === 1) return notationAt(known);
      const [best] = rankAnswers(known, standing, { deals: 1, ahead: 0, fade: 0.7 }, BUDGET, seed);
      planned = best?.line ?? [];
    }
    const [next, ...later] = planned;
    planned = later;
    return next ?? notationAt(known);
  });
}
