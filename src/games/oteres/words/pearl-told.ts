import type { Say } from '../../../texts/say.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA } from '../board/piece-words.ts';
import type { PearlColour } from '../rules/vocabulary.ts';
import { listTold } from './list-told.ts';

/** A pearl as a sentence speaks of it: with its value if the reader knows it. */
export interface PearlSpokenOf {
  readonly colour: PearlColour;
  readonly value?: number | undefined;
}

/** A pearl in a sentence: "a white pearl", "a white **3**". */
export const pearlTold = (say: Say, { colour, value }: PearlSpokenOf): string =>
  value === undefined
    ? say('oteres-told-pearl', { colour })
    : say('oteres-told-pearl-worth', { colour, value: valueText(value) });

/** Pearls in a row; those of one colour with known values are grouped: "white pearls worth 4, 3 and 2". */
export function pearlsTold(say: Say, pearls: readonly PearlSpokenOf[]): string {
  const colours = [...new Set(pearls.map(({ colour }) => colour))];
  return colours
    .map((colour) => ({ colour, alike: pearls.filter((pearl) => pearl.colour === colour) }))
    .flatMap(({ colour, alike }) => {
      const values = alike.flatMap(({ value }) => (value === undefined ? [] : [`**${valueText(value)}**`]));
      return values.length < 2 || values.length < alike.length
        ? alike.map((pearl) => pearlTold(say, pearl))
        : [say('oteres-told-pearls-worth', { colour, values: listTold(say, values) })];
    })
    .join(COMMA);
}
