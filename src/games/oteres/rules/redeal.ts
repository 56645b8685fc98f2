import { type Chance, dealing } from '../../../engine/chance.ts';
import type { Viewer } from '../../../engine/seat.ts';
import { isKept } from './fact.ts';
import { redealCards } from './redeal-cards.ts';
import type { LearnedPearls, OteresState, Pearl } from './state.ts';
import { loosePearls, sideOf } from './table.ts';
import { factFor } from './viewing.ts';
import type { PearlColour } from './vocabulary.ts';

const isHidden = ({ knowers }: Pearl, viewer: Viewer): boolean =>
  viewer === 'spectator' || !knowers.includes(viewer);

/** Deals the values of the pearls that a viewer has not seen, those of the pool among them. */
function dealingValues(state: OteresState, viewer: Viewer, chance: Chance): (colour: PearlColour) => number {
  const { play, pool, seats } = state;
  const pearls = [...play.catch, ...seats.flatMap((side) => side.pearls)].filter((pearl) =>
    isHidden(pearl, viewer),
  );
  const valuesOf = (colour: PearlColour) =>
    dealing(
      [...pool[colour], ...pearls.filter((pearl) => pearl.colour === colour).map(({ value }) => value)],
      chance,
    );
  const deals: Readonly<Record<PearlColour, () => number>> = {
    white: valuesOf('white'),
    black: valuesOf('black'),
  };
  return (colour) => deals[colour]();
}

/** What was learned in secret as a viewer knows it: without what others alone have learned. */
const learnedBy = (recent: readonly LearnedPearls[], viewer: Viewer): readonly LearnedPearls[] =>
  recent.flatMap(({ fact, ...cause }): readonly LearnedPearls[] => {
    const told = factFor(fact, viewer);
    if (!isKept(told)) return [];
    const hasValue = viewer !== 'spectator' && 'value' in told;
    return [{ ...cause, fact: hasValue ? { ...told, knowers: [viewer] } : told }];
  });

/** Deals anew what a viewer cannot know: hands, deck, unseen values, the split, what others chose to pass. */
export function redeal(state: OteresState, viewer: Viewer, chance: Chance): OteresState {
  const { play, recent, seats, pool, turn } = state;
  const { hands, ...cards } = redealCards(state, viewer, chance);
  const value = dealingValues(state, viewer, chance);
  const other = (pearl: Pearl): Pearl =>
    isHidden(pearl, viewer) ? { ...pearl, value: value(pearl.colour) } : pearl;
  const poolOf = (colour: PearlColour): readonly number[] =>
    pool[colour].map(() => value(colour)).toSorted((one, two) => one - two);
  const { left, passing } = play;
  return {
    ...state,
    seats: seats.map((side, seat) => ({
      ...side,
      hand: hands[seat] ?? side.hand,
      pearls: side.pearls.map(other),
    })),
    ...cards,
    ...(recent !== undefined && { recent: learnedBy(recent, viewer) }),
    play: {
      ...play,
      catch: play.catch.map(other),
      ...(left !== undefined &&
        viewer !== turn.seat && {
          left: play.catch.filter(() => chance.below(2) === 0).map(({ mark }) => mark),
        }),
      ...(passing !== undefined && {
        passing: passing
          .toSorted(([one], [two]) => one - two)
          .map(([seat, mark]): readonly [number, number] => {
            const loose = loosePearls(sideOf(state, seat));
            return [seat, seat === viewer ? mark : (loose[chance.below(loose.length)]?.mark ?? mark)];
          }),
      }),
    },
    pool: { white: poolOf('white'), black: poolOf('black') },
  };
}
