import { shortened } from '../../../texts/shown-text.ts';
import { nameOf, type Person } from '../../person.ts';

/** Letters of all names together that an alt text has room for, and of one at most. */
const ALL_LETTERS = 48;
const LETTERS_OF_ONE = 24;

/** Everybody's names by seat, as long as alt texts can afford; equal ones get their seat's number. */
export const shortNames = (people: readonly Person[]): readonly string[] => {
  const room = Math.min(LETTERS_OF_ONE, Math.floor(ALL_LETTERS / Math.max(1, people.length)));
  const names = people.map((_, seat) => shortened(nameOf({ people }, seat), room));
  return names.map((name, seat) =>
    names.filter((other) => other === name).length === 1 ? name : `${name} (${seat + 1})`,
  );
};
