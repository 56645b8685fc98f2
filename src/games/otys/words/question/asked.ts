import type { Foresee } from '../../../../engine/foresight.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type * as spoken from '../../../wording.ts';
import { lacksInWords, shortName } from '../../board/piece-words.ts';
import { paysNothing, type Scene, shownSide } from '../../board/scene.ts';
import { wantsOf } from '../../rules/asking.ts';
import { feeOf } from '../../rules/divers.ts';
import { type MoveOfKind, type OtysMove, otysNotation } from '../../rules/move.ts';
import { diverAt } from '../../rules/side.ts';
import { effectOf, sponsorDoes, sponsorOn } from '../../rules/sponsors.ts';
import type { Otys } from '../../rules/state.ts';
import type { EffectStep, OpenStep, OtysStep } from '../../rules/step.ts';
import type { DiverView, SponsorTile } from '../../rules/view.ts';
import { SEA_LEVELS, type SeaLevel } from '../../rules/vocabulary.ts';
import type { IconName } from '../icons.ts';

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
    label: say('label-value', { label: level, value: shortName(say, diver) }),
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

/** A dive, by itself or with what it settles. */
export type DiveMove = MoveOfKind<'dive'>;

/** Step 1 as it is asked, and what its seat can foresee there; nothing of that if nobody looks ahead. */
interface Preparing extends Audience {
  readonly moves: readonly OtysMove[];
  readonly foresee?: Foresee<Otys> | undefined;
}

const tileHere = ({ scene }: Pick<Audience, 'scene'>): SponsorTile =>
  sponsorOn(scene.view, askedKeyLevel({ scene }));

/** Whether the sponsor on the level of the key has an effect of this kind. */
export const sponsorHere = (asked: Pick<Audience, 'scene'>, kind: EffectStep['kind']): boolean =>
  sponsorDoes(tileHere(asked), kind);

/** For how often there are Credits that the diver on the level of the key works, twice at most. */
export function paidTimes(asked: Audience): 0 | 1 | 2 {
  const { scene, seat } = asked;
  const { diver, upgraded } = askedDiver(asked, askedKeyLevel(asked));
  const fee = paysNothing(scene, seat) ? 0 : feeOf(diver, upgraded);
  const { credits } = shownSide(scene, seat);
  return credits < fee ? 0 : credits < 2 * fee ? 1 : 2;
}

/** That all keys come home with the one played this turn. */
export function fillsTrack({ scene, seat }: Audience): boolean {
  const { track, homeAt } = shownSide(scene, seat);
  return track.length + 1 >= homeAt;
}

/** Whether a dive settles which of two equal things is had: a technician, or a token. */
export const isOneOfTwo = ({ deed }: DiveMove): boolean =>
  deed === 'up.m' || deed === 'up.h' || deed === 'r0' || deed === 'r1';

/** Whether a dive with the sponsor leads only where the sponsor alone does: then it does not stand out. */
const isRoundabout = ({ moves }: Preparing, { sponsor, deed }: DiveMove): boolean =>
  sponsor &&
  deed === undefined &&
  moves.some(({ kind }) => kind === 'sponsor') &&
  moves.some((move) => move.kind === 'dive' && (isOneOfTwo(move) || move.deed === 'cube.bonus'));

/** Whether step 1 offers the sponsor, alone or with the dive. */
export const offersSponsor = ({ moves }: Pick<Preparing, 'moves'>): boolean =>
  moves.some((move) => move.kind === 'sponsor' || (move.kind === 'dive' && move.sponsor));

/** Whether the sponsor would take a key from the track that the key in play fills: then no other key comes home. */
const keepsKeysOut = (asked: Preparing): boolean =>
  offersSponsor(asked) && sponsorHere(asked, 'return-key') && fillsTrack(asked);

/** Whether the dive's diver, with the sponsor first or without, would find nothing to do; false if nobody can tell. */
function isIdleAfter({ moves, foresee }: Preparing, sponsor: boolean): boolean {
  const dive = moves.find(
    (move) => move.kind === 'dive' && move.sponsor === sponsor && move.deed === undefined,
  );
  const foresight = dive && foresee?.(otysNotation.make(dive));
  if (foresight === undefined) return false;
  const { steps, next } = foresight;
  return (
    steps.some(({ entry }) => entry.facts.some((fact) => fact.kind === 'diver-idle')) ||
    next?.answers.every(({ move, isExtra }) => isExtra || move.kind === 'skip') === true
  );
}

/**
 * What most people want in step 1: a free sponsor with a dive that does something, or alone, or the dive. If the diver
 * finds nothing to do, the sponsor; never one that would keep keys out.
 */
export function accent(asked: Preparing): 'sponsored' | 'sponsor' | 'dive' | undefined {
  const { moves } = asked;
  const diving = isIdleAfter(asked, false) ? undefined : 'dive';
  const sponsored = moves.some((move) => move.kind === 'dive' && move.sponsor && !isRoundabout(asked, move))
    ? 'sponsored'
    : undefined;
  const alone = moves.some(({ kind }) => kind === 'sponsor') ? 'sponsor' : undefined;
  if (keepsKeysOut(asked)) return diving;
  if (sponsorHere(asked, 'act-twice'))
    return diving && paidTimes(asked) === 2 ? (sponsored ?? alone ?? diving) : diving;
  if (effectOf(tileHere(asked)).cost > 0 && diving !== undefined) return diving;
  return (isIdleAfter(asked, true) ? undefined : sponsored) ?? alone ?? sponsored ?? diving;
}

/** The first dive of step 1 that goes by way of its sponsor, or does not. */
export const firstDive = ({ moves }: Pick<Preparing, 'moves'>, sponsor: boolean): DiveMove | undefined =>
  moves.flatMap((move) => (move.kind === 'dive' && move.sponsor === sponsor ? [move] : [])).at(0);
