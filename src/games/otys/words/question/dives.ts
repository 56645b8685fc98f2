import { LENGTHS } from '../../../lengths.ts';
import { BESIDE, diverEffect, diverName } from '../../board/piece-words.ts';
import type { Deed, OtysMove } from '../../rules/move.ts';
import { EXPERTS, isExpert } from '../../rules/vocabulary.ts';
import type { IconName } from '../icon-names.ts';
import { firstWithin } from '../offered.ts';
import { paysNothing, type Scene } from '../scene.ts';
import { idleAfterDive } from './ahead.ts';
import { type Asked, diverOn, keyLevel, type Worded } from './asked.ts';
import { expertGains, improvement, tokenTaken } from './divers.ts';
import { feeNow, idleConsequence, sponsoredConsequence, twiceByNow } from './sponsored.ts';

/** A dive, by itself or with what it settles. */
export type DiveMove = Extract<OtysMove, { readonly kind: 'dive' }>;

/** A dive as an answer: what is done with it, and what comes of that. */
export function diveInWords(asked: Asked<'prepare'>, { sponsor, deed }: DiveMove): Worded {
  const { say } = asked.scene;
  // Where both gains can be had at once, the dive by itself is for the player who wants to choose.
  const asks = asked.moves.some(
    (move) => move.kind === 'dive' && move.sponsor === sponsor && move.deed === 'cube.bonus',
  );
  const done = asks && deed === undefined ? choiceInWords(asked) : deedInWords(asked, deed);
  if (sponsor)
    return {
      label: nameOfSponsoredDive(say, deed, asks),
      consequence: sponsoredConsequence(asked, deed, done.gains),
      icon: done.icon,
    };
  return {
    ...nameOfDive(say, deed, done, asks),
    consequence: done.consequence,
    icon: done.icon,
  };
}

type Say = Scene['say'];

/** What a dive is called: by what it settles where that is one of several things; `asks` where only what was not settled is left to it. */
function nameOfDive(
  say: Say,
  deed: Deed | undefined,
  { what = '', button = what }: Pick<DeedWords, 'what' | 'button'>,
  asks: boolean,
): Pick<Worded, 'label' | 'button'> {
  switch (deed) {
    case 'skip':
      return { label: say('otys-answer-dive-without') };
    case 'cube.bonus':
      return { label: say('otys-answer-dive-both') };
    case 'up.m':
    case 'up.h':
    case 'r0':
    case 'r1':
      return { label: what, button };
    case 'cube':
      return { label: say('otys-answer-dive') };
    case undefined:
      return { label: say(asks ? 'otys-answer-dive-pick' : 'otys-answer-dive') };
  }
}

/** The same with the sponsor before it. */
function nameOfSponsoredDive(say: Say, deed: Deed | undefined, asks: boolean): string {
  if (deed === 'skip') return say('otys-answer-sponsor-dive-without');
  return say(deed === undefined && asks ? 'otys-answer-sponsor-dive-pick' : 'otys-answer-sponsor-dive');
}

/** What a dive settles, in words. */
interface DeedWords {
  /** The one of several things that it is: "Upgrade a diver". */
  readonly what?: string;
  /** The same on its button. */
  readonly button?: string;
  /** What is had by it, after the sponsor: "+1 Plant". */
  readonly gains?: string;
  readonly consequence: string;
  readonly icon: IconName;
}

/** A dive after which is chosen which of two gains to take, where both could be had at once. */
function choiceInWords(asked: Asked<'prepare'>): DeedWords {
  const { say } = asked.scene;
  const { diver } = diverOn(asked, keyLevel(asked));
  return {
    gains: say('otys-answer-pick'),
    consequence: say('otys-answer-dive-pick-consequence', { diver: diverName(say, diver) }),
    icon: 'dive',
  };
}

function deedInWords(asked: Asked<'prepare'>, deed: Deed | undefined): DeedWords {
  const { scene, seat } = asked;
  const { say } = scene;
  const standing = diverOn(asked, keyLevel(asked));
  const { diver, upgraded } = standing;
  const named = diverName(say, diver, upgraded);
  const byDiver = (deed: string): string =>
    firstWithin([say('otys-answer-deed', { diver: diverName(say, diver), deed }), deed], LENGTHS.consequence);
  switch (deed) {
    case 'cube':
    case 'cube.bonus': {
      const colour = isExpert(diver) ? EXPERTS[diver] : 'metal';
      const gains = expertGains(say, colour, deed === 'cube.bonus');
      return {
        gains,
        consequence: say('otys-answer-deed', { diver: named, deed: gains }),
        icon: colour,
      };
    }
    case 'up.m':
    case 'up.h': {
      const technician = deed === 'up.m' ? 'mechanic' : 'hacker';
      const {
        label: what,
        button: gains = what,
        consequence = '',
      } = improvement(asked, technician, feeNow('engineer', asked, upgraded));
      return { what, button: gains, gains, consequence: byDiver(consequence), icon: technician };
    }
    case 'r0':
    case 'r1': {
      const {
        label: what,
        button = what,
        consequence = '',
      } = tokenTaken(asked, deed === 'r0' ? 0 : 1, feeNow('explorer', asked, upgraded));
      return { what, button, gains: what, consequence: byDiver(consequence), icon: 'reward' };
    }
    case 'skip':
      return {
        consequence: say('otys-answer-dive-nothing', { diver: diverName(say, diver) }),
        icon: 'dive',
      };
    case undefined: {
      const lacks = idleAfterDive(asked, false);
      if (lacks !== undefined) return { consequence: idleConsequence(asked, lacks), icon: 'dive' };
      return {
        consequence:
          twiceByNow(asked) ?? named + BESIDE + diverEffect(say, standing, paysNothing(scene, seat)),
        icon: 'dive',
      };
    }
  }
}
