import { diverName, levelOfSpace, shortName } from '../../board/piece-words.ts';
import { SURFACE_SPACES } from '../../rules/vocabulary.ts';
import { shownSide } from '../scene.ts';
import { orLacking, skip, type Wording } from './asked.ts';
import { diveInWords } from './dives.ts';
import { accent, firstDive, isOneOfTwo, keepsKeysOut } from './usual-dive.ts';

/** Step 1: sponsor, propellers, dive. */
export const PREPARE: Wording<'prepare'> = {
  prompt: (asked) =>
    orLacking(asked, asked.scene.say('otys-ask-prepare'), (lacks) =>
      asked.scene.say('otys-ask-prepare-lacking', { lacks }),
    ),
  note: (asked) => (keepsKeysOut(asked) ? asked.scene.say('otys-note-keys-stay') : undefined),
  answers: {
    sponsor: (asked) => ({
      label: asked.scene.say('otys-answer-sponsor-first'),
      icon: 'sponsor',
      ...(accent(asked) === 'sponsor' && { tone: 'main' }),
    }),
    propeller: ({ scene }) => ({ label: scene.say('otys-answer-propeller'), icon: 'propeller' }),
    dive: (asked, move) => {
      const accented = accent(asked);
      const wanted = accented === 'sponsored' ? move.sponsor : accented === 'dive' && !move.sponsor;
      const isFirst = firstDive(asked, move.sponsor) === move;
      return { ...diveInWords(asked, move), ...(wanted && isFirst && !isOneOfTwo(move) && { tone: 'main' }) };
    },
  },
};

/** Which diver a propeller moves. */
export const PROPEL: Wording<'propel'> = {
  prompt: ({ scene }) => scene.say('otys-ask-propel'),
  note: ({ scene, seat }) => scene.say('otys-note-reach', { reach: shownSide(scene, seat).reach }),
  answers: {
    // The picture above shows where each stands.
    diver: ({ scene }, { diver }) => ({ label: shortName(scene.say, diver), icon: diver }),
    skip,
  },
};

/** Where a propelled diver goes. */
export const PROPEL_TO: Wording<'propel-to'> = {
  prompt: ({ scene, seat, step }) => {
    const diver = shownSide(scene, seat).column[step.from];
    return scene.say('otys-ask-propel-to', {
      diver: diver === undefined ? '' : diverName(scene.say, diver.diver),
    });
  },
  answers: {
    space: ({ scene }, { space }) => {
      const level = levelOfSpace(space);
      return {
        label:
          level === undefined
            ? scene.say('otys-answer-to-surface', { place: SURFACE_SPACES - space })
            : scene.say('otys-answer-to-level', { level }),
        icon: level === undefined ? 'surface' : 'propeller',
      };
    },
    skip,
  },
};
