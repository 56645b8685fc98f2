import { nameOf, type Person } from '../../person.ts';

/** Letters of all names together that an alt text has room for, and the most and least of one. */
const ALL = 48;
const MOST = 24;

const letters = (text: string): readonly string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** The names of everybody by seat, as long as an alt text can afford; those that would be the same get their seat's number. */
export const shortNames = (people: readonly Person[]): readonly string[] => {
  const room = Math.min(MOST, Math.floor(ALL / Math.max(1, people.length)));
  const names = people.map((_, seat) => {
    const whole = letters(nameOf(people, seat));
    return whole.length <= room
      ? whole.join('')
      : `${whole
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`;
  });
  return names.map((name, seat) =>
    names.filter((other) => other === name).length === 1 ? name : `${name} (${seat + 1})`,
  );
};
