import { shownSide } from '../scene.ts';
import { keyAnswer, type Wording } from './asked.ts';
import { fillsTrack } from './usual-dive.ts';

/** Which key the turn begins with. */
export const CHOOSE_KEY: Wording<'choose-key'> = {
  prompt: ({ scene }) => scene.say('otys-ask-key'),
  note: (asked) => (fillsTrack(asked) ? asked.scene.say('otys-note-keys-home') : undefined),
  answers: {
    key: (asked, { level }) => keyAnswer(asked, level),
    'x-key': ({ scene, seat }, { neutral }) => ({
      label: neutral
        ? scene.say('otys-answer-neutral-x', { count: Math.max(1, shownSide(scene, seat).neutralX) })
        : scene.say('otys-answer-own-x'),
      ...(neutral && { button: scene.say('otys-answer-neutral-x', { count: 1 }) }),
      icon: neutral ? 'neutral-x' : 'own-x',
    }),
  },
};

/** Which level an X key opens. */
export const CHOOSE_LEVEL: Wording<'choose-level'> = {
  prompt: ({ scene, seat, step }) => {
    const { keys, ownX, neutralX } = shownSide(scene, seat);
    const isOnly = keys.length === 0 && (step.neutral ? !ownX : neutralX === 0);
    return scene.say(isOnly ? 'otys-ask-level-only-key' : 'otys-ask-level');
  },
  note: ({ scene }) => scene.say('otys-note-sponsors-moved'),
  answers: {
    level: (asked, { level }) => keyAnswer(asked, level),
  },
};
