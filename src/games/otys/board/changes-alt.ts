import type { Say } from '../../../texts/say.ts';
import { asSentence } from '../../fitting.ts';
import { listWithin } from '../../room-for-changes.ts';
import type { Cubes, OtysView } from '../rules/view.ts';
import { COLOURS, LEVELS } from '../rules/vocabulary.ts';
import type { Changes, SeatChanges } from './changes.ts';
import { change, cubeChange, diverName, diverTold } from './piece-words.ts';

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
        : [say('otys-board-alt-new-cubes', { changes: words.join(' '), level: index + 1 })];
    }),
    ...[...changes.moved].map(([diver, spaces]) =>
      say('otys-board-alt-new-moved', {
        diver: diverName(say, diver),
        spaces: Math.abs(spaces),
        way: spaces > 0 ? 'up' : 'down',
      }),
    ),
    ...[...changes.upgraded].map((diver) =>
      say('otys-board-alt-new-upgraded', { diver: diverTold(say, diver) }),
    ),
    ...[...changes.rewards].map((level) => say('otys-board-alt-new-permanent', { level })),
    ...(back.length === 0
      ? []
      : [say('otys-board-alt-new-keys', { count: back.length, keys: back.join(', ') })]),
    ...(changes.reach === 0 ? [] : [say('otys-board-alt-new-reach', counted(changes.reach))]),
    ...(changes.hacker > 0 ? [say('otys-board-alt-new-hacker')] : []),
    ...(changes.laid > 0 ? [say('otys-board-alt-new-laid', { count: changes.laid })] : []),
  ];
};

/** What is new at a seat, in a sentence whose list takes at most so many characters; none where nothing is. */
export const seatChangesWords = (changes: SeatChanges, most: number, say: Say): readonly string[] => {
  const parts = seatParts(changes, say);
  return parts.length === 0 ? [] : [asSentence(say('otys-board-alt-new', { news: listWithin(parts, most) }))];
};

/** What is new on the Colony, of everybody but whose sea is beside it, as `seatChangesWords` says it. */
export const tableChangesWords = (
  changes: Changes,
  view: OtysView,
  others: readonly { readonly seat: number; readonly name: string }[],
  most: number,
  say: Say,
): readonly string[] => {
  const turnedUp = LEVELS.filter((level) =>
    (view.display[level - 1] ?? []).some((id) => changes.display.has(id)),
  );
  const store = cubeChanges(changes.store, say);
  const parts = [
    ...view.row.flatMap((id, index) =>
      changes.row.has(id) ? [say('otys-board-alt-new-contract', { number: index + 1 })] : [],
    ),
    ...(store.length === 0 ? [] : [say('otys-board-alt-new-store', { changes: store.join(' ') })]),
    ...turnedUp.map((level) => say('otys-board-alt-new-display', { level })),
    ...(changes.sponsors.size === 0
      ? []
      : [say('otys-board-alt-new-sponsors', { levels: [...changes.sponsors].join(', ') })]),
    ...others.flatMap(({ seat, name }) => {
      const of = changes.seats[seat];
      const words = of === undefined ? [] : seatParts(of, say);
      return words.length === 0 ? [] : [say('otys-board-alt-new-of', { name, changes: words.join(', ') })];
    }),
  ];
  return parts.length === 0 ? [] : [asSentence(say('otys-board-alt-new', { news: listWithin(parts, most) }))];
};
