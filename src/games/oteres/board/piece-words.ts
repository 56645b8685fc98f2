import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { nameOf } from '../../person.ts';
import { pearlCount } from '../rules/table.ts';
import type { PearlView } from '../rules/view.ts';
import { PEARL_COLOURS, type PearlColour, URCHIN } from '../rules/vocabulary.ts';
import { type PearlFace, valueText } from './pearl.ts';
import { actionCard, type Scene } from './scene.ts';

/** Joins what comes in a list. */
export const COMMA = ', ';

/** A pearl as words need it: with its number among those it lies with, as pictures show it, 1 first. */
export interface NumberedPearl extends Pick<PearlView, 'mark' | 'colour' | 'value'> {
  readonly number: number;
}

/** Pearls that lie together, each with its number: one that it keeps, or its place among them. */
export const numbered = <
  P extends Pick<PearlView, 'mark' | 'colour' | 'value'> & { readonly number?: number },
>(
  pearls: readonly P[],
): readonly (P & NumberedPearl)[] =>
  pearls.map((pearl, at) => ({ ...pearl, number: pearl.number ?? at + 1 }));

/** A pearl anywhere on the table, with its number. */
export function pearlNamed({ view }: Pick<Scene, 'view'>, mark: number): NumberedPearl {
  const named = [
    ...numbered(view.catch),
    ...view.seats.flatMap(({ pearls }): readonly NumberedPearl[] => numbered(pearls)),
  ].find((each) => each.mark === mark);
  if (named === undefined) throw new RangeError('a pearl that is not on the table');
  return named;
}

/** The name of a card, the sea urchin's too. */
export const cardName = (scene: Pick<Scene, 'components' | 'say'>, id: string): string =>
  id === URCHIN ? scene.say('oteres-urchin') : actionCard(scene, id).name;

/** A sentence that ends with a name which brings a mark of its own, "Which paw?", without the full stop after it. */
export const withoutFullStop = (words: string): string => words.replace(/([?!…][*\p{Cf}]*)\.$/u, '$1');

/** Words without the marks of a message: descriptions of pictures have none. */
export const unmarked = (words: string): string => words.replace(/^-#? /u, '').replaceAll('*', '');

/** What is printed on a card, the sea urchin's too. */
export const cardText = (scene: Pick<Scene, 'components' | 'say'>, id: string): string =>
  id === URCHIN ? scene.say('oteres-urchin-text') : actionCard(scene, id).text;

/** What a card does, in a few words. */
export const effectInWords = (scene: Pick<Scene, 'components' | 'say'>, id: string): string =>
  id === URCHIN
    ? scene.say('oteres-effect-urchin')
    : scene.say(`oteres-effect-${actionCard(scene, id).effect}`);

/** A name, with the number of the seat if several people have the same. */
export function playerLabel(scene: Scene, seat: Seat): string {
  const name = nameOf(scene, seat);
  const isShared = scene.people.filter((person) => person.name === name).length > 1;
  return isShared ? scene.say('oteres-answer-same-name', { name, seat: seat + 1 }) : name;
}

const PLUS = ' + ';

/** What lies in a paw: "3 + 1", or the word for nothing. */
export const inPaw = ({ say }: Pick<Scene, 'say'>, pearls: readonly Pick<PearlView, 'value'>[]): string =>
  pearls.length === 0 ? say('oteres-nothing') : pearls.map(({ value = 0 }) => valueText(value)).join(PLUS);

/** "white 3 (no. 2)"; "black pearl no. 4" if its value is not known. */
export const pearlInWords = (say: Say, { number, colour, value }: NumberedPearl): string =>
  value === undefined
    ? say(`oteres-pearl-${colour}`, { number })
    : say(`oteres-pearl-${colour}-worth`, { number, value: valueText(value) });

/** "3 white, 1 black", of those that there are; the word for none. */
export function countsInWords(say: Say, counts: Readonly<Record<PearlColour, number>>): string {
  const parts = PEARL_COLOURS.filter((colour) => counts[colour] > 0).map((colour) =>
    say(`oteres-count-${colour}`, { count: counts[colour] }),
  );
  return parts.length === 0 ? say('oteres-no-pearls') : parts.join(COMMA);
}

/** The same of the pearls of a player. */
export const pearlCounts = (say: Say, pearls: readonly Pick<PearlView, 'mark' | 'colour'>[]): string =>
  countsInWords(say, { white: pearlCount({ pearls }, 'white'), black: pearlCount({ pearls }, 'black') });

/** Cards in a list, several of a kind in one: "2 × Dive, Swap". */
export function cardsInWords(scene: Pick<Scene, 'components' | 'say'>, ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => scene.say('oteres-cards', { count, card: cardName(scene, id) }))
    .join(COMMA);
}

/** "white 3", "black −2"; "white" if its value is not known. */
export const pearlWords = ({ colour, value }: PearlFace, say: Say): string =>
  [say(`oteres-board-alt-${colour}`), ...(value === undefined ? [] : [valueText(value)])].join(' ');

/** A list with commas; the word for nothing if it is empty. */
export const listWords = (words: readonly string[], say: Say): string =>
  words.length === 0 ? say('oteres-nothing') : words.join(COMMA);

/** The name of a card in a sentence, marked as one: "Not mine!" does not read as a shout then. */
export const cardTold = (scene: Pick<Scene, 'components' | 'say'>, id: string): string =>
  scene.say('oteres-told-card', { card: cardName(scene, id) });

/** Names in a sentence: "Ana, Björn and Chidi". */
export const listTold = (say: Say, names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('oteres-told-list', { some: names.slice(0, -1).join(COMMA), last });
};

/** A pearl in a sentence: "a white pearl", "a white **3**". */
export const pearlTold = (say: Say, { colour, value }: PearlFace): string =>
  value === undefined
    ? say(`oteres-told-${colour}`)
    : say(`oteres-told-${colour}-worth`, { value: valueText(value) });

/** Pearls in a row; those of one colour with known values are grouped: "white pearls worth 4, 3 and 2". */
export function pearlsTold(say: Say, pearls: readonly PearlFace[]): string {
  const colours = [...new Set(pearls.map(({ colour }) => colour))];
  return colours
    .map((colour) => ({ colour, alike: pearls.filter((pearl) => pearl.colour === colour) }))
    .flatMap(({ colour, alike }) => {
      const values = alike.flatMap(({ value }) => (value === undefined ? [] : [`**${valueText(value)}**`]));
      return values.length < 2 || values.length < alike.length
        ? alike.map((pearl) => pearlTold(say, pearl))
        : [say(`oteres-told-${colour}s-worth`, { values: listTold(say, values) })];
    })
    .join(COMMA);
}
