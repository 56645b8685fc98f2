import type { TextContext } from '../../src/games/presenter.ts';
import { say, texts } from '../texts/shipped.ts';

/** German as players read it. */
export const sayInGerman = texts.in('de');

/** The first so many of five people, one with the longest name that is shown, two with the same. */
export const textContextFor = (seats: number): TextContext => ({
  say,
  people: ['Ana', 'W'.repeat(32), 'Björn', 'Ana', 'Eve'].slice(0, seats).map((name) => ({ name })),
});

/** Four people at a table. */
export const fourPeople = textContextFor(4);

/** Five people at a table. */
export const fivePeople = textContextFor(5);
