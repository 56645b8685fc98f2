import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { shortened } from '../../../texts/shown-text.ts';
import { asSentence } from '../../fitting.ts';
import { nameOf, type Person } from '../../person.ts';
import { listWithin } from '../../room-for-changes.ts';
import type { Cubes, OtysView } from '../rules/view.ts';
import { COLOURS, SEA_LEVELS } from '../rules/vocabulary.ts';
import { type Changes, changesOf, type SeatChanges } from './changes.ts';
import { COMMA, change, cubeChange, diverName, diverTold, levelName } from './piece-words.ts';

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

const cubeChanges = (cubes: Cubes, say: Say): readonly string[] =>
  COLOURS.filter((colour) => cubes[colour] !== 0).map((colour) => cubeChange(say, colour, cubes[colour]));

const seatParts = (changes: SeatChanges, say: Say): readonly string[] => {
  const purse = [
    ['prestige', changes.prestige],
    ['credits', changes.credits],
    ['batteries', changes.batteries],
    ['neutral-x', changes.neutralX],
  ] as const;
  const counted = (count: number) => ({ count: Math.abs(count), sign: count < 0 ? '−' : '+' });
  const back = [...changes.keys, ...(changes.ownX ? ['X'] : [])];
  return [
    ...purse.flatMap(([of, count]) => (count === 0 ? [] : [change(say, of, count)])),
    ...(changes.contracts === 0 ? [] : [say('otys-board-alt-new-contracts', counted(changes.contracts))]),
    ...changes.cubes.flatMap((cubes, index) => {
      const words = cubeChanges(cubes, say);
      return words.length === 0
        ? []
        : [say('otys-happened-cubes', { changes: words.join(COMMA), place: levelName(say, index + 1) })];
    }),
    ...[...changes.moved].map(([diver, spaces]) =>
      say('otys-board-alt-new-moved', {
        diver: diverName(say, diver),
        spaces: Math.abs(spaces),
        way: spaces > 0 ? 'up' : 'down',
      }),
    ),
    ...[...changes.upgraded].map((diver) => say('otys-happened-upgraded', { diver: diverTold(say, diver) })),
    ...[...changes.rewards].map((level) => say('otys-board-alt-new-permanent', { level })),
    ...(back.length === 0
      ? []
      : [say('otys-board-alt-new-keys', { count: back.length, keys: back.join(', ') })]),
    ...(changes.reach === 0 ? [] : [say('otys-board-alt-new-reach', counted(changes.reach))]),
    ...(changes.hacker > 0 ? [say('otys-board-alt-new-hacker')] : []),
    ...(changes.laid.size > 0 ? [say('otys-board-alt-new-laid', { count: changes.laid.size })] : []),
  ];
};

/** A seat whose news is told, and its player's name, unless the picture has told it. */
interface TellSeat {
  readonly seat: Seat;
  readonly name?: string;
}

/** What is new on a picture, in a sentence with a list of limited length; empty if nothing is. */
export const changesWords = (
  changes: Changes,
  view: OtysView,
  seats: readonly TellSeat[],
  most: number,
  say: Say,
): readonly string[] => {
  const turnedUp = SEA_LEVELS.filter((level) =>
    (view.display[level - 1] ?? []).some((id) => changes.display.has(id)),
  );
  const store = cubeChanges(changes.store, say);
  const told = (named: boolean) =>
    seats
      .filter(({ name }) => (name !== undefined) === named)
      .map(({ seat, name }) => ({ name, words: seatParts(changesOf(changes, seat), say) }));
  const parts = [
    ...view.row.flatMap((id, index) =>
      changes.row.has(id) ? [say('otys-board-alt-new-contract', { number: index + 1 })] : [],
    ),
    ...(store.length === 0 ? [] : [say('otys-board-alt-new-store', { changes: store.join(COMMA) })]),
    ...told(false).flatMap(({ words }) => words),
    ...turnedUp.map((level) => say('otys-board-alt-new-display', { level })),
    ...(changes.sponsors.size === 0
      ? []
      : [say('otys-board-alt-new-sponsors', { levels: [...changes.sponsors].join(', ') })]),
    ...told(true).flatMap(({ name = '', words }) =>
      words.length === 0 ? [] : [say('alt-new-of', { name, changes: words.join(COMMA) })],
    ),
  ];
  return parts.length === 0 ? [] : [asSentence(say('otys-board-alt-new', { news: listWithin(parts, most) }))];
};
