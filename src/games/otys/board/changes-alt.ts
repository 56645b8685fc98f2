import type { Say } from '../../../texts/say.ts';
import { listWithin } from '../../room-for-changes.ts';
import type { Cubes, OtysView } from '../rules/view.ts';
import { COLOURS, LEVELS } from '../rules/vocabulary.ts';
import type { News, SeatNews } from './changes.ts';
import { change, cubeChange, diverName } from './piece-words.ts';

const cubeChanges = (cubes: Cubes, say: Say): readonly string[] =>
  COLOURS.filter((colour) => cubes[colour] !== 0).map((colour) => cubeChange(say, colour, cubes[colour]));

const seatParts = (news: SeatNews, say: Say): readonly string[] => {
  const purse = [
    ['prestige', news.prestige],
    ['credits', news.credits],
    ['batteries', news.batteries],
    ['neutral-x', news.neutralX],
  ] as const;
  const counted = (count: number) => ({ count: Math.abs(count), sign: count < 0 ? '−' : '+' });
  const back = [...news.keys, ...(news.ownX ? ['X'] : [])];
  return [
    ...purse.flatMap(([of, count]) => (count === 0 ? [] : [change(say, of, count)])),
    ...(news.contracts === 0 ? [] : [say('otys-board-alt-new-contracts', counted(news.contracts))]),
    ...news.cubes.flatMap((cubes, index) => {
      const changes = cubeChanges(cubes, say);
      return changes.length === 0
        ? []
        : [say('otys-board-alt-new-cubes', { changes: changes.join(' '), level: index + 1 })];
    }),
    ...[...news.moved].map(([diver, spaces]) =>
      say('otys-board-alt-new-moved', {
        diver: diverName(say, diver),
        spaces: Math.abs(spaces),
        way: spaces > 0 ? 'up' : 'down',
      }),
    ),
    ...[...news.upgraded].map((diver) =>
      say('otys-board-alt-new-upgraded', { diver: diverName(say, diver) }),
    ),
    ...[...news.rewards].map((level) => say('otys-board-alt-new-permanent', { level })),
    ...(back.length === 0 ? [] : [say('otys-board-alt-new-keys', { keys: back.join(', ') })]),
    ...(news.reach === 0 ? [] : [say('otys-board-alt-new-reach', counted(news.reach))]),
    ...(news.hacker > 0 ? [say('otys-board-alt-new-hacker')] : []),
    ...(news.laid > 0 ? [say('otys-board-alt-new-laid', { count: news.laid })] : []),
    ...(news.played ? [say('otys-board-alt-new-played')] : []),
  ];
};

/** What is new at a seat, in a sentence whose list takes at most so many characters; none where nothing is. */
export const seatNewsWords = (news: SeatNews, most: number, say: Say): readonly string[] => {
  const parts = seatParts(news, say);
  return parts.length === 0 ? [] : [say('otys-board-alt-new', { news: listWithin(parts, most) })];
};

/** What is new on the Colony, of everybody but whose sea is beside it, as `seatNewsWords` says it. */
export const tableNewsWords = (
  news: News,
  view: OtysView,
  others: readonly { readonly seat: number; readonly name: string }[],
  most: number,
  say: Say,
): readonly string[] => {
  const turnedUp = LEVELS.filter((level) =>
    (view.display[level - 1] ?? []).some((id) => news.display.has(id)),
  );
  const store = cubeChanges(news.store, say);
  const parts = [
    ...view.row.flatMap((id, index) =>
      news.row.has(id) ? [say('otys-board-alt-new-contract', { number: index + 1 })] : [],
    ),
    ...(store.length === 0 ? [] : [say('otys-board-alt-new-store', { changes: store.join(' ') })]),
    ...turnedUp.map((level) => say('otys-board-alt-new-display', { level })),
    ...(news.sponsors.size === 0
      ? []
      : [say('otys-board-alt-new-sponsors', { levels: [...news.sponsors].join(', ') })]),
    ...others.flatMap(({ seat, name }) => {
      const of = news.seats[seat];
      const changes = of === undefined ? [] : seatParts(of, say);
      return changes.length === 0
        ? []
        : [say('otys-board-alt-new-of', { name, changes: changes.join(', ') })];
    }),
  ];
  return parts.length === 0 ? [] : [say('otys-board-alt-new', { news: listWithin(parts, most) })];
};
