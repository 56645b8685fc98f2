import type { Seat } from '../../../../engine/seat.ts';
import type * as spoken from '../../../wording.ts';
import { shortName } from '../../board/piece-words.ts';
import { type Scene, shownSide } from '../../board/scene.ts';
import { wantsOf } from '../../rules/asking.ts';
import { diverAt } from '../../rules/side.ts';
import type { Otys } from '../../rules/state.ts';
import type { OpenStep, OtysStep } from '../../rules/step.ts';
import type { DiverView } from '../../rules/view.ts';
import { SEA_LEVELS, type SeaLevel } from '../../rules/vocabulary.ts';
import type { IconName } from '../icons.ts';
import { lacksInWords } from '../lacking.ts';

/** Who is asked, in which scene. */
export interface Audience {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** A question of Otys as it is being put. */
export type OtysQuestion<K extends OtysStep['kind']> = spoken.AskedQuestion<Otys, Scene, K>;

/** The words for one answer. */
export type Worded = spoken.WordedAnswer<IconName>;

/** How each kind of question is put. */
export type OtysWordings = spoken.Wordings<Otys, Scene, IconName>;

/** The diver that stands on a level of the asked seat's column. */
export const askedDiver = ({ scene, seat }: Audience, level: SeaLevel): DiverView =>
  diverAt(shownSide(scene, seat), level);

/** The level of the key in play; level 1 while there is none, when no question needs it. */
export const askedKeyLevel = ({ scene }: Pick<Audience, 'scene'>): SeaLevel =>
  scene.view.active?.level ?? SEA_LEVELS[0];

/** The key of a level as an answer: who works there. */
export function keyAnswer(asked: Audience, level: SeaLevel): Worded {
  const { say } = asked.scene;
  const { diver } = askedDiver(asked, level);
  // As the picture above calls it, which shows an upgraded one: the line has no room for more.
  return {
    label: say('otys-answer-numbered', { number: level, what: shortName(say, diver) }),
    button: String(level),
    icon: diver,
  };
}

/** The key in play if it was the only one at hand, so that nobody was asked which. */
export function onlyKeyPlayed({ scene, seat }: Audience): SeaLevel | undefined {
  const { active, sponsorUsed } = scene.view;
  const { keys, ownX, neutralX } = shownSide(scene, seat);
  const isOnly = keys.length === 0 && !ownX && neutralX === 0 && !sponsorUsed;
  return isOnly && typeof active?.token === 'number' ? active.token : undefined;
}

/** What is asked; if nothing else can be answered yet, what is lacking first, put into a question by `first`. */
export function orLacking(
  asked: Pick<OtysQuestion<OpenStep['kind']>, 'scene' | 'moves' | 'obstructed'>,
  question: string,
  first: (lacks: string) => string,
): string {
  const lacks = wantsOf(asked);
  return lacks.length === 0 ? question : first(lacksInWords(asked.scene, lacks, askedKeyLevel(asked)));
}

/** Leaving an optional effect; that it is all there is to answer means that nothing comes of it. */
export const skip = ({ scene, moves }: Pick<OtysQuestion<OtysStep['kind']>, 'scene' | 'moves'>): Worded => ({
  label: scene.say(moves.length === 1 ? 'otys-answer-go-on' : 'otys-answer-skip'),
  icon: 'skip',
  tone: 'pass',
});
