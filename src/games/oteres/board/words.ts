import type { Say } from '../../../texts/say.ts';
import type { PearlView } from '../rules/view.ts';
import type { PearlFace } from './pearl.ts';
import { valueText } from './pearl.ts';

/** "2 white, 1 black". */
export const countWords = (pearls: readonly Pick<PearlView, 'colour'>[], say: Say): string =>
  say('oteres-board-alt-counts', {
    white: pearls.filter(({ colour }) => colour === 'white').length,
    black: pearls.filter(({ colour }) => colour === 'black').length,
  });

/** "white 3", "black −2", "white ?". */
export const pearlWords = ({ colour, value }: PearlFace, say: Say): string =>
  `${say(`oteres-board-alt-${colour}`)} ${value === undefined ? '?' : valueText(value)}`;

/** A list with commas; the word for nothing when it is empty. */
export const listWords = (words: readonly string[], say: Say): string =>
  words.length === 0 ? say('oteres-board-alt-nothing') : words.join(', ');
