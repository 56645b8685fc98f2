import { EXPERTS, isExpert } from '../../rules/vocabulary.ts';
import type { IconName } from '../icon-names.ts';
import { askedDiver, askedKeyLevel, type OtysQuestion, type Worded } from './asked.ts';
import { improvement, tokenNamed } from './divers.ts';
import type { DiveMove } from './usual-dive.ts';

/** A dive as an answer, by itself or with what it settles. */
export function diveInWords(asked: OtysQuestion<'prepare'>, { sponsor, deed }: DiveMove): Worded {
  const { say } = asked.scene;
  // Where both gains can be had at once, the dive by itself is for the player who wants to choose.
  const picks =
    deed === undefined &&
    asked.moves.some(
      (move) => move.kind === 'dive' && move.sponsor === sponsor && move.deed === 'cube.bonus',
    );
  if (sponsor) {
    const kind = deed === 'skip' ? '-without' : picks ? '-pick' : '';
    return { label: say(`otys-answer-sponsor-dive${kind}`), icon: iconOf(asked, deed) };
  }
  switch (deed) {
    case 'up.m':
      return improvement(asked, 'mechanic');
    case 'up.h':
      return improvement(asked, 'hacker');
    case 'r0':
      return tokenNamed(asked, 0);
    case 'r1':
      return tokenNamed(asked, 1);
    default: {
      const kind = deed === 'skip' ? '-without' : deed === 'cube.bonus' ? '-both' : picks ? '-pick' : '';
      return { label: say(`otys-answer-dive${kind}`), icon: iconOf(asked, deed) };
    }
  }
}

/** The resource that a dive brings up, or else the dive. */
function iconOf(asked: OtysQuestion<'prepare'>, deed: DiveMove['deed']): IconName {
  const { diver } = askedDiver(asked, askedKeyLevel(asked));
  return isExpert(diver) && (deed === 'cube' || deed === 'cube.bonus') ? EXPERTS[diver] : 'dive';
}
