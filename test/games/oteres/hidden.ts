import type { Viewer } from '../../../src/engine/seat.ts';
import type { OteresState } from '../../../src/games/oteres/rules/state.ts';
import { viewOf } from '../../../src/games/oteres/rules/viewing.ts';
import { PEARL_COLOURS, URCHIN } from '../../../src/games/oteres/rules/vocabulary.ts';
import type { Hidden } from '../what-is-told.ts';

/** The cards and the values of pearls that a viewer cannot see. Of sea urchins more is known: see `memory.test.ts`. */
export function hidden(state: OteresState, viewer: Viewer): readonly Hidden<OteresState>[] {
  const { handed } = viewOf(state, viewer);
  const sure = new Set(
    (state.memory?.depths ?? []).flatMap(([least, most]) => (least === most ? least : [])),
  );
  const cards = ({ deck, seats }: OteresState): readonly string[] => [
    ...deck.flat().filter((_, place) => !sure.has(place)),
    ...seats.flatMap(({ hand }, seat) =>
      seat === viewer ? [] : hand.slice(handed.filter(({ at }) => at === seat).length),
    ),
  ];
  const all = [
    ...state.deck.flat(),
    ...state.seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand)),
  ];
  for (const { card } of handed) all.splice(all.indexOf(card), 1);
  const values = ({ play, seats }: OteresState, colour: string): readonly number[] =>
    [...play.catch, ...seats.flatMap(({ pearls }) => pearls)]
      .filter((pearl) => pearl.colour === colour)
      .filter(({ knowers }) => viewer === 'spectator' || !knowers.includes(viewer))
      .map(({ value }) => value);
  return [
    { values: all.filter((card) => card !== URCHIN), places: cards },
    ...PEARL_COLOURS.map((colour) => ({
      values: [...state.pool[colour], ...values(state, colour)],
      places: (dealt: OteresState) => values(dealt, colour),
    })),
  ];
}
