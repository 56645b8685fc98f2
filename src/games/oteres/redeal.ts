import { type Chance, dealing } from '../../kernel/chance.ts';
import { deckCards } from '../../kernel/deck.ts';
import type { Viewer } from '../../kernel/seat.ts';
import type { OteresState, Pearl } from './state.ts';
import { loosePearls, sideOf } from './table.ts';
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

/**
 * A position of Öterés with everything dealt anew that a viewer cannot know: hands and deck, values of pearls that they have not seen, the split
 * over the paws, what others have chosen to pass (rulings on colour, number and values).
 */
export function redeal(state: OteresState, viewer: Viewer, chance: Chance): OteresState {
  const { play, seats, pool, deck, turn } = state;
  const card = dealing(
    [...deckCards(deck), ...seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))],
    chance,
  );
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
      hand: seat === viewer ? side.hand : side.hand.map(card),
      pearls: side.pearls.map(other),
    })),
    // Where in the deck a sea urchin went is nobody's to know.
    deck: [deckCards(deck).map(card)].filter((layer) => layer.length > 0),
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
