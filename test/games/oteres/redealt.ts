import type { OteresState, Pearl } from '../../../src/games/oteres/state.ts';
import { loosePearls, sideOf } from '../../../src/games/oteres/table.ts';
import { PEARL_COLOURS, type PearlColour } from '../../../src/games/oteres/vocabulary.ts';
import type { Viewer } from '../../../src/kernel/seat.ts';

/** Takes entries out of a list one by one, in the order of chance. */
function dealing<T>(entries: readonly T[], below: (bound: number) => number): () => T {
  const rest = [...entries];
  return () => {
    const [entry] = rest.splice(below(rest.length), 1);
    if (entry === undefined) throw new Error('the components do not add up');
    return entry;
  };
}

/**
 * A position of Öterés with everything that this viewer cannot know dealt differently: hands, deck, values of pearls that it
 * has not seen, the split over the paws, what others have chosen to pass.
 */
export function redealt(state: OteresState, viewer: Viewer, below: (bound: number) => number): OteresState {
  const { play, seats, pool, deck } = state;
  const hides = ({ knowers }: Pearl): boolean => viewer === 'spectator' || !knowers.includes(viewer);
  const card = dealing(
    [...deck.flat(), ...seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))],
    below,
  );
  const pearls = [...play.catch, ...seats.flatMap((side) => side.pearls)].filter(hides);
  const valuesOf = (colour: PearlColour): (() => number) =>
    dealing(
      [...pool[colour], ...pearls.filter((pearl) => pearl.colour === colour).map(({ value }) => value)],
      below,
    );
  const values = Object.fromEntries(PEARL_COLOURS.map((colour) => [colour, valuesOf(colour)]));
  const value = (colour: PearlColour): number => values[colour]?.() ?? 0;
  const other = (pearl: Pearl): Pearl => (hides(pearl) ? { ...pearl, value: value(pearl.colour) } : pearl);
  const { left, passing } = play;
  return {
    ...state,
    deck: deck.map((layer) => layer.map(card)),
    seats: seats.map((side, seat) => ({
      ...side,
      hand: seat === viewer ? side.hand : side.hand.map(card),
      pearls: side.pearls.map(other),
    })),
    pool: { white: pool.white.map(() => value('white')), black: pool.black.map(() => value('black')) },
    play: {
      ...play,
      catch: play.catch.map(other),
      ...(left !== undefined && {
        left:
          viewer === state.turn.seat ? left : play.catch.filter(() => below(2) === 0).map(({ mark }) => mark),
      }),
      ...(passing !== undefined && {
        passing: passing.map(([seat, mark]): readonly [number, number] => {
          const loose = loosePearls(sideOf(state, seat));
          return [seat, seat === viewer ? mark : (loose[below(loose.length)]?.mark ?? mark)];
        }),
      }),
    },
  };
}
