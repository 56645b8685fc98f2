import type { Foresee } from '../../../../engine/foresight.ts';
import { paysNothing, shownSide } from '../../board/scene.ts';
import { feeOf } from '../../rules/divers.ts';
import type { MoveOfKind, OtysMove } from '../../rules/move.ts';
import { otysNotation } from '../../rules/notation.ts';
import { effectOf, sponsorDoes, sponsorOn } from '../../rules/sponsors.ts';
import type { Otys } from '../../rules/state.ts';
import type { EffectStep } from '../../rules/step.ts';
import type { SponsorTile } from '../../rules/view.ts';
import { type Audience, askedDiver, askedKeyLevel } from './asked.ts';

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
