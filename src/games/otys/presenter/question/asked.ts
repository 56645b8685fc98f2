import type { Seat } from '../../../../kernel/seat.ts';
import type * as spoken from '../../../wording.ts';
import type { Otys } from '../../state.ts';
import type { OtysStep } from '../../step.ts';
import type { DiverView } from '../../view.ts';
import type { Level } from '../../vocabulary.ts';
import { LEVELS, spaceOfLevel } from '../../vocabulary.ts';
import type { IconName } from '../icon-names.ts';
import { type Scene, sideOf } from '../scene.ts';

/** Who is asked, in which scene. */
export interface Audience {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** A question of Otys as it is being put. */
export type Asked<K extends OtysStep['kind']> = spoken.Asked<Otys, Scene, K>;

/** The words for one answer. */
export type Worded = spoken.Worded<IconName>;

/** How one kind of question is put. */
export type Wording<K extends OtysStep['kind']> = spoken.Wording<Otys, Scene, K, IconName>;

/** The diver that stands on a level of the asked seat's column. */
export function diverOn({ scene, seat }: Audience, level: Level): DiverView {
  const diver = sideOf(scene, seat).column[spaceOfLevel(level)];
  if (diver === undefined) throw new RangeError(`no diver on level ${level}`);
  return diver;
}

/** The level of the key in play; level 1 while there is none, when no question needs it. */
export const keyLevel = ({ scene }: Pick<Audience, 'scene'>): Level => scene.view.active?.level ?? LEVELS[0];

/** Leaving an optional effect. */
export const skip = ({ scene }: Pick<Audience, 'scene'>): Worded => ({
  label: scene.say('otys-answer-skip'),
  icon: 'skip',
  besideMenu: true,
});
