import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { partInSentences } from '../../description.ts';
import { asSentence } from '../../fitting.ts';
import { nameOf } from '../../person.ts';
import { listWithin, roomForChanges } from '../../room-for-changes.ts';
import type { Components } from '../rules/components.ts';
import { PEARL_COLOURS } from '../rules/vocabulary.ts';
import { cardFace } from './card-face.ts';
import type { Changes, PearlChange, SeatChanges } from './changes.ts';
import {
  catchInWords,
  choosingInWords,
  describeSide,
  discardsInWords,
  leftInWords,
  moodInWords,
  turnInWords,
} from './description.ts';
import { withoutFullStop } from './piece-words.ts';
import { asOnBoard, type Scene } from './scene.ts';
import type { Shown } from './shown.ts';

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
const changesWords = (
  { seats, pool, discarded }: Changes,
  { people, components, say }: Pick<Scene, 'people' | 'components' | 'say'>,
  most: number,
): readonly string[] => {
  const inPool = pearlParts(pool, say);
  const parts = [
    ...seats.flatMap((changes, seat) => {
      const parts = seatParts(changes, components, say);
      return parts.length === 0
        ? []
        : [say('alt-new-of', { name: nameOf({ people }, seat), changes: parts.join(' ') })];
    }),
    ...(inPool.length === 0 ? [] : [say('oteres-board-alt-new-pool', { changes: inPool.join(' ') })]),
    ...(discarded > 0 ? [say('oteres-board-alt-new-discards', { count: discarded })] : []),
  ];
  return parts.length === 0
    ? []
    : [withoutFullStop(say('oteres-board-alt-new', { news: listWithin(parts, most) }))];
};

/** What everybody may know: the picture may be shown to others than it was painted for. */
const openView = (view: Scene['view']): Scene['view'] => ({
  ...view,
  catch: view.catch.map(({ value, ...pearl }) => pearl),
  seats: view.seats.map(({ hand, ...side }) => ({
    ...side,
    pearls: side.pearls.map(({ value, ...pearl }) => pearl),
  })),
});

/** The table in words: turn, question, what is new, each side, the middle. At most 1,024 characters. */
export const tableAlt = (own: Scene, shown: Shown): string => {
  const scene = { ...own, view: asOnBoard(openView(own.view)) };
  const { say, view } = scene;
  const head = [
    turnInWords(scene, shown),
    ...shown.asked.map((prompt) => say('alt-asked', { prompt })),
    ...catchInWords(scene),
  ].map(asSentence);
  const sides = view.seats.map((side) => {
    const { title, lines } = describeSide(scene, side);
    return partInSentences({ title, lines: [...lines, ...choosingInWords(scene, side, shown)] }, say);
  });
  const middle = [leftInWords(scene), ...moodInWords(scene), ...discardsInWords(scene)].map(asSentence);
  const body = [...sides, ...middle];
  const changes = changesWords(shown.changes, scene, roomForChanges([...head, ...body]));
  return altText([...head, ...changes, ...body]);
};
