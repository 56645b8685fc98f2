import { LENGTHS } from '../../../lengths.ts';
import { amount, change, diverName, sponsorEffect } from '../../board/piece-words.ts';
import { feeOf } from '../../rules/divers.ts';
import type { Deed } from '../../rules/move.ts';
import { SPONSOR_EFFECTS } from '../../rules/sponsors.ts';
import type { SponsorTile } from '../../rules/state.ts';
import type { DiverName, Lack, Level } from '../../rules/vocabulary.ts';
import { whyIdle } from '../lacking.ts';
import { firstWithin } from '../offered.ts';
import { paysNothing, type Scene, sideOf } from '../scene.ts';
import { idleAfterDive } from './ahead.ts';
import { type Asked, type Audience, diverOn, keyLevel } from './asked.ts';

/** The sponsor on a level. Throws a `RangeError` for a level without one. */
export function sponsorOn({ view }: Scene, level: Level): SponsorTile {
  const sponsor = view.sponsors[level - 1];
  if (sponsor === undefined) throw new RangeError(`no sponsor on level ${level}`);
  return sponsor;
}

/** What the sponsor on the level of the key takes, in Credits. */
function sponsorCost(asked: Audience): number {
  const { sponsor, side } = sponsorOn(asked.scene, keyLevel(asked));
  return SPONSOR_EFFECTS[sponsor][side].cost;
}

/** Whether the sponsor on the level of the key costs nothing. */
export const isFree = (asked: Audience): boolean => sponsorCost(asked) === 0;

/** What a diver takes before it acts; nothing where a sponsor lets it. */
export const feeNow = (diver: DiverName, asked: Asked<'prepare'>, upgraded: boolean): number =>
  paysNothing(asked.scene, asked.seat) ? 0 : feeOf(diver, upgraded);

/** That the diver would find nothing to do, and what it lacks. */
export function idleConsequence(asked: Asked<'prepare'>, lacks: readonly Lack[]): string {
  const { say } = asked.scene;
  const level = keyLevel(asked);
  const { diver } = diverOn(asked, level);
  const name = diverName(say, diver);
  const why = whyIdle(asked.scene, { diver, lacks }, level);
  const wordings = why === '' ? [] : [say('otys-answer-dive-idle-why', { diver: name, why })];
  return firstWithin([...wordings, say('otys-answer-dive-idle', { diver: name })], LENGTHS.consequence);
}

/** What comes of the sponsor and the dive after it, and what both cost. `gains` is what the dive settles, in words. */
export function sponsoredConsequence(
  asked: Asked<'prepare'>,
  deed: Deed | undefined,
  gains: string | undefined,
): string {
  const tile = sponsorOn(asked.scene, keyLevel(asked));
  const wordings = sponsorWordings(asked.scene.say, tile).flatMap((sponsor) =>
    thenWordings(asked, sponsor, deed, gains),
  );
  return firstWithin(wordings, LENGTHS.consequence);
}

/** Whether the sponsor on the level of the key lets the diver work twice (sponsor 2, basic). */
export function worksTwice(asked: Audience): boolean {
  const { sponsor, side } = sponsorOn(asked.scene, keyLevel(asked));
  return SPONSOR_EFFECTS[sponsor][side].effects.some(({ kind }) => kind === 'act-twice');
}

/** Whether there are Credits enough for the diver to work twice. */
export function canPayTwice(asked: Asked<'prepare'>): boolean {
  const { diver, upgraded } = diverOn(asked, keyLevel(asked));
  return sideOf(asked.scene, asked.seat).credits >= 2 * feeNow(diver, asked, upgraded);
}

/** Wordings of the same, among which one is chosen. */
type AtLeastOne = readonly [string, ...string[]];

/** Something that is done, with the Credits that it takes, if any. */
const workFor = (say: Scene['say'], work: string, cost: number): string =>
  cost > 0 ? say('otys-answer-work-for', { work, credits: amount(say, 'credits', cost) }) : work;

/** What a sponsor does, in full and in few words; each has what it costs. */
const sponsorWordings = (say: Scene['say'], { sponsor, side }: SponsorTile): AtLeastOne => [
  sponsorEffect(say, sponsor, side),
  SPONSOR_EFFECTS[sponsor][side].cost > 0
    ? say('otys-sponsor-upgrade-brief')
    : say(`otys-brief-sponsor-${sponsor}-${side}`),
];

/** What the sponsor takes: "−2 Credits". */
const feeTold = (asked: Audience): string => change(asked.scene.say, 'credits', -sponsorCost(asked));

/** What a sponsor does and what comes of the dive after it, the longer wording first. */
function thenWordings(
  asked: Asked<'prepare'>,
  sponsor: string,
  deed: Deed | undefined,
  gains: string | undefined,
): AtLeastOne {
  const { say } = asked.scene;
  const level = keyLevel(asked);
  const standing = diverOn(asked, level);
  const diver = diverName(say, standing.diver);
  if (deed === 'skip') return [say('otys-answer-sponsor-then-nothing', { sponsor, diver })];
  const lacks = idleAfterDive(asked, true);
  if (deed === undefined && lacks !== undefined) {
    const why = whyIdle(asked.scene, { diver: standing.diver, lacks }, level);
    const idle = say('otys-answer-sponsor-then-idle', { sponsor, diver });
    return why === ''
      ? [idle]
      : [
          say('otys-answer-sponsor-then-idle-why', { sponsor, diver, why }),
          say('otys-answer-sponsor-then-why', { sponsor, diver, why }),
          idle,
          ...(isFree(asked)
            ? []
            : [say('otys-answer-sponsor-then-idle', { sponsor: feeTold(asked), diver })]),
        ];
  }
  const fee = feeAfterSponsor(asked);
  if (worksTwice(asked)) return twiceWordings(say, diver, fee, canPayTwice(asked));
  const work = gains ?? diverName(say, standing.diver, standing.upgraded);
  const paid = workFor(say, work, fee);
  return [
    say('otys-answer-sponsor-then', { sponsor, deed: paid }),
    say('otys-answer-sponsor-then-brief', { sponsor, deed: paid }),
  ];
}

/** That the diver at the key works twice once its sponsor was used for that, with what that takes; nothing where it does not. */
export function twiceByNow(asked: Asked<'prepare'>): string | undefined {
  const { scene, seat } = asked;
  if (!scene.view.sponsorUsed || !worksTwice(asked)) return undefined;
  const { diver, upgraded } = diverOn(asked, keyLevel(asked));
  const fee = feeNow(diver, asked, upgraded);
  const isPaid = sideOf(scene, seat).credits >= 2 * fee;
  return firstWithin(twiceWordings(scene.say, diverName(scene.say, diver), fee, isPaid), LENGTHS.consequence);
}

/** That a diver works twice, and what each time takes, the longer wording first; where there are Credits for one time alone, that. */
function twiceWordings(say: Scene['say'], diver: string, fee: number, isPaid: boolean): AtLeastOne {
  if (fee === 0) return [say('otys-answer-twice', { diver })];
  const credits = amount(say, 'credits', fee);
  return isPaid
    ? [say('otys-answer-twice-for', { diver, credits }), say('otys-brief-twice-for', { credits })]
    : [say('otys-answer-once-for', { credits }), say('otys-brief-once-for', { credits })];
}

/** What the diver at the key takes before it acts, once the sponsor has been used: that may free it of cost, or upgrade it. */
export function feeAfterSponsor(asked: Asked<'prepare'>): number {
  const level = keyLevel(asked);
  const { sponsor, side } = sponsorOn(asked.scene, level);
  const { diver, upgraded } = diverOn(asked, level);
  const kinds = SPONSOR_EFFECTS[sponsor][side].effects.map(({ kind }) => kind);
  if (kinds.includes('free-own')) return 0;
  return feeNow(diver, asked, upgraded || kinds.includes('upgrade'));
}
