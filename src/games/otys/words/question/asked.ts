import type { Seat } from '../../../../engine/seat.ts';
import type * as spoken from '../../../wording.ts';
import { change, shortName } from '../../board/piece-words.ts';
import { wantsOf } from '../../rules/asking.ts';
import { feeOf } from '../../rules/divers.ts';
import type { Otys } from '../../rules/state.ts';
import type { OpenStep, OtysStep } from '../../rules/step.ts';
import type { DiverView } from '../../rules/view.ts';
import type { DiverName, Level } from '../../rules/vocabulary.ts';
import { isExpert, LEVELS, spaceOfLevel } from '../../rules/vocabulary.ts';
import { bestForXKey } from '../aim.ts';
import type { IconName } from '../icon-names.ts';
import { lacksInWords } from '../lacking.ts';
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

/**
 * What comes of an X key: it opens any level, and the sponsors, which are everybody's, move down; a player's own comes home with the other keys,
 * a neutral one does not. With the contract that only it could make ready now, where there is one.
 */
export function xKeyConsequence({ scene, seat }: Audience, neutral: boolean): string {
  const { say } = scene;
  const best = bestForXKey(scene, seat);
  const whose = neutral ? 'neutral' : 'own';
  return best === undefined
    ? say('otys-answer-x-consequence', { whose })
    : say('otys-answer-x-best', { ...best, whose });
}

/** The key of a level as an answer: who works there, and what that takes. */
export function keyAnswer(asked: Audience, level: Level): Worded {
  const { say } = asked.scene;
  const { diver, upgraded } = diverOn(asked, level);
  // As the picture above calls it, where one that is upgraded shines: the line has no room for more.
  const args = { level, diver: shortName(say, diver) };
  const fee = feeOf(diver, upgraded);
  return {
    label:
      fee > 0
        ? say('otys-answer-level-cost', { ...args, cost: change(say, 'credits', -fee) })
        : say(isExpert(diver) ? 'otys-answer-level-expert' : 'otys-answer-level', args),
    button: String(level),
    icon: diver,
  };
}

/** The key in play where it was the only one at hand, so that nobody was asked which; nothing where others are. */
export function onlyKeyPlayed({ scene, seat }: Audience): Level | undefined {
  const { active, sponsorUsed } = scene.view;
  const { keys, ownX, neutralX } = sideOf(scene, seat);
  const isOnly = keys.length === 0 && !ownX && neutralX === 0 && !sponsorUsed;
  return isOnly && typeof active?.token === 'number' ? active.token : undefined;
}

/** What is asked; if nothing else can be answered yet, what is lacking first, put into a question by `first`. */
export function orLacking(
  asked: Pick<Asked<OpenStep['kind']>, 'scene' | 'moves' | 'obstructed'>,
  question: string,
  first: (lacks: string) => string,
  diver?: DiverName,
): string {
  const lacks = wantsOf(asked);
  return lacks.length === 0 ? question : first(lacksInWords(asked.scene, lacks, keyLevel(asked), diver));
}

/** Leaving an optional effect; that it is all there is to answer means that nothing comes of it. */
export const skip = ({ scene, moves }: Pick<Asked<OtysStep['kind']>, 'scene' | 'moves'>): Worded => ({
  label: scene.say(moves.length === 1 ? 'otys-answer-go-on' : 'otys-answer-skip'),
  icon: 'skip',
  tone: 'pass',
});
