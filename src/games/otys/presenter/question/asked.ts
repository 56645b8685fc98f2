import type { StepOf } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { AnswerLabel } from '../../../presenter.ts';
import type { OtysMove } from '../../move.ts';
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

/** A question as it is being put: by which step, and to whom. */
export interface Asked<K extends OtysStep['kind']> extends Audience {
  readonly step: StepOf<Otys, K>;
}

/** The words for one answer. */
export interface Worded extends Omit<AnswerLabel, 'notation' | 'tone' | 'icon'> {
  readonly icon?: IconName;
  readonly tone?: AnswerLabel['tone'];
}

/** A move of one kind. */
export type MoveOf<M extends OtysMove['kind']> = Extract<OtysMove, { readonly kind: M }>;

/** How one kind of question is put: its words, and those of each move that answers it. */
export interface Wording<K extends OtysStep['kind']> {
  readonly prompt: (asked: Asked<K>) => string;
  readonly note?: (asked: Asked<K>) => string | undefined;
  readonly answers: { readonly [M in OtysMove['kind']]?: (asked: Asked<K>, move: MoveOf<M>) => Worded };
}

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
  icon: 'otys_skip',
  tone: 'leave',
});
