import type { Say } from '../../../texts/say.ts';
import { nameOf, type Person } from '../../person.ts';
import { listWithin } from '../../room-for-changes.ts';
import type { Components } from '../rules/components.ts';
import { PEARL_COLOURS } from '../rules/vocabulary.ts';
import { cardFace } from './card-face.ts';
import type { Changes, PearlChange, SeatChanges } from './changes.ts';
import { withoutFullStop } from './piece-words.ts';

const changed = (count: number) => ({ count: Math.abs(count), sign: count < 0 ? '−' : '+' });

const pearlParts = (change: PearlChange, say: Say): readonly string[] =>
  PEARL_COLOURS.flatMap((colour) =>
    change[colour] === 0 ? [] : [say(`oteres-board-alt-new-${colour}`, changed(change[colour]))],
  );

/** Pearls that are new at a seat that has no more of them than before: others went. */
const exchanged = ({ came, pearls }: SeatChanges): number =>
  came.size - PEARL_COLOURS.reduce((sum, colour) => sum + Math.max(0, pearls[colour]), 0);

const seatParts = (changes: SeatChanges, components: Components, say: Say): readonly string[] => [
  ...(changes.wentOut ? [say('oteres-board-alt-new-out')] : []),
  ...pearlParts(changes.pearls, say),
  ...(exchanged(changes) > 0 ? [say('oteres-board-alt-new-came', { count: exchanged(changes) })] : []),
  ...(changes.hand === 0 ? [] : [say('oteres-board-alt-new-cards', changed(changes.hand))]),
  ...[...changes.laid].map((id) =>
    say('oteres-board-alt-new-laid', { card: cardFace(id, components, say).name }),
  ),
];

/** What is new at the table, in a sentence whose list takes at most `most` characters; undefined if nothing is. */
export const changesWords = (
  { seats, pool, discarded }: Changes,
  people: readonly Person[],
  components: Components,
  most: number,
  say: Say,
): readonly string[] => {
  const inPool = pearlParts(pool, say);
  const parts = [
    ...seats.flatMap((changes, seat) => {
      const parts = seatParts(changes, components, say);
      return parts.length === 0
        ? []
        : [say('oteres-board-alt-new-of', { name: nameOf({ people }, seat), changes: parts.join(' ') })];
    }),
    ...(inPool.length === 0 ? [] : [say('oteres-board-alt-new-pool', { changes: inPool.join(' ') })]),
    ...(discarded > 0 ? [say('oteres-board-alt-new-discards', { count: discarded })] : []),
  ];
  return parts.length === 0
    ? []
    : [withoutFullStop(say('oteres-board-alt-new', { news: listWithin(parts, most) }))];
};
