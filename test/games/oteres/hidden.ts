import type { OteresState } from '../../../src/games/oteres/state.ts';
import { PEARL_COLOURS } from '../../../src/games/oteres/vocabulary.ts';
import type { Viewer } from '../../../src/kernel/seat.ts';
import type { Hidden } from '../conformance.ts';

const cardsOf = ({ deck, seats }: OteresState, viewer: Viewer): readonly string[] => [
  ...deck.flat(),
  ...seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand)),
];

/** The cards and the values of pearls that a viewer cannot see. */
export function hidden(state: OteresState, viewer: Viewer): readonly Hidden<OteresState>[] {
  const values = ({ play, seats }: OteresState, colour: string): readonly number[] =>
    [...play.catch, ...seats.flatMap(({ pearls }) => pearls)]
      .filter((pearl) => pearl.colour === colour)
      .filter(({ knowers }) => viewer === 'spectator' || !knowers.includes(viewer))
      .map(({ value }) => value);
  return [
    { values: cardsOf(state, viewer), places: (dealt) => cardsOf(dealt, viewer) },
    ...PEARL_COLOURS.map((colour) => ({
      values: [...state.pool[colour], ...values(state, colour)],
      places: (dealt: OteresState) => values(dealt, colour),
    })),
  ];
}
