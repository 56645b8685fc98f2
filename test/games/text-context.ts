import { fileURLToPath } from 'node:url';
import type { TextContext } from '../../src/games/presenter.ts';
import { readTexts } from '../../src/texts/texts.ts';

const texts = readTexts(fileURLToPath(new URL('../../assets/texts', import.meta.url)));

/** English as players read it; a missing text throws. */
export const say = texts.in('en');
/** German as players read it. */
export const sayInGerman = texts.in('de');

/** The first so many of five people, one with the longest name that is shown, two with the same. */
export const textContextFor = (seats: number): TextContext => ({
  say,
  people: ['Ana', 'W'.repeat(32), 'Björn', 'Ana', 'Eve'].slice(0, seats).map((name) => ({ name })),
});
