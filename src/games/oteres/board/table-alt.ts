import { altText } from '../../../canvas/picture.ts';
import { partInSentences } from '../../description.ts';
import { asSentence } from '../../fitting.ts';
import { roomForChanges } from '../../room-for-changes.ts';
import { changesWords } from './changes-alt.ts';
import {
  catchInWords,
  choosingInWords,
  describeSide,
  discardsInWords,
  leftInWords,
  moodInWords,
  turnInWords,
} from './description.ts';
import { asOnBoard, type Scene } from './scene.ts';
import type { Shown } from './shown.ts';

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
    ...shown.asked.map((prompt) => say('oteres-board-alt-asked', { prompt })),
    ...catchInWords(scene),
  ].map(asSentence);
  const sides = view.seats.map((side) => {
    const { title, lines } = describeSide(scene, side);
    return partInSentences({ title, lines: [...lines, ...choosingInWords(scene, side, shown)] }, say);
  });
  const middle = [leftInWords(scene), ...moodInWords(scene), ...discardsInWords(scene)].map(asSentence);
  const body = [...sides, ...middle];
  const changes = changesWords(
    shown.changes,
    scene.people,
    scene.components,
    roomForChanges([...head, ...body]),
    say,
  );
  return altText([...head, ...changes, ...body]);
};
