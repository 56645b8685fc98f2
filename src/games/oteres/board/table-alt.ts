import { altText } from '../../../canvas/picture.ts';
import { briefSentences, partInBrief } from '../../description.ts';
import { roomForChanges } from '../../room-for-changes.ts';
import { changesWords } from './changes-alt.ts';
import { describe } from './description.ts';
import type { Scene } from './scene.ts';
import type { Shown } from './shown.ts';

/**
 * The table in words: whose turn it is, what is played and asked, what is new, then everybody's side, then what lies between.
 * At most 1,024 characters.
 */
export const tableAlt = (scene: Scene, shown: Shown): string => {
  const { turn, sides, middle } = describe(scene, shown);
  const head = briefSentences(turn);
  const body = [...sides.map((side) => partInBrief(side, scene.say)), ...briefSentences(middle)];
  const changes = changesWords(
    shown.changes,
    scene.people,
    scene.components,
    roomForChanges([...head, ...body]),
    scene.say,
  );
  return altText([...head, ...changes, ...body]);
};
