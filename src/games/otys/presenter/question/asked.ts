import type { Seat } from '../../../../kernel/seat.ts';
import type * as spoken from '../../../wording.ts';
import type { Otys } from '../../state.ts';
import type { OpenStep, OtysStep } from '../../step.ts';
import type { DiverView } from '../../view.ts';
import type { DiverName, Level } from '../../vocabulary.ts';
import { LEVELS, spaceOfLevel } from '../../vocabulary.ts';
import type { IconName } from '../icon-names.ts';
import { lacksInWords } from '../lacking.ts';
import { type Scene, sideOf } from '../scene.ts';
import { shortName } from '../words.ts';

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

/** The key of a level as an answer: who waits there. */
export function keyAnswer(asked: Audience, level: Level): Worded {
  const { say } = asked.scene;
  const { diver, upgraded } = diverOn(asked, level);
  return {
    label: say(upgraded ? 'otys-answer-level-upgraded' : 'otys-answer-level', {
      level,
      diver: shortName(say, diver),
    }),
    button: String(level),
    icon: diver,
  };
}

/** What the open question lacks, in words; nothing where its answers are all there are. */
const lacking = (
  { scene, step }: Pick<Asked<OpenStep['kind']>, 'scene'> & { readonly step: OpenStep },
  diver?: DiverName,
): string | undefined =>
  step.lacks === undefined ? undefined : lacksInWords(scene, step.lacks, keyLevel({ scene }), diver);

/** What is asked; where nothing else can be answered yet, what is lacking first, put into a question by `first`. */
export function orLacking(
  asked: Pick<Asked<OpenStep['kind']>, 'scene'> & { readonly step: OpenStep },
  question: string,
  first: (lacks: string) => string,
  diver?: DiverName,
): string {
  const lacks = lacking(asked, diver);
  return lacks === undefined ? question : first(lacks);
}

/** Leaving an optional effect; that it is all there is to answer means that nothing comes of it. */
export const skip = ({ scene, moves }: Pick<Asked<OtysStep['kind']>, 'scene' | 'moves'>): Worded => ({
  label: scene.say(moves.length === 1 ? 'otys-answer-go-on' : 'otys-answer-skip'),
  icon: 'skip',
  besideMenu: true,
});
