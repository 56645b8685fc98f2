import { URCHIN } from '../../vocabulary.ts';
import { cardIcon } from '../icon-names.ts';
import { cardName, effectInWords } from '../words.ts';
import { toWhom, type Wording } from './asked.ts';

/** Which card another player gets. */
export const CHOOSE_PASSED: Wording<'choose-passed'> = {
  prompt: (asked) => asked.scene.say('oteres-ask-passed', { name: toWhom(asked) }),
  note: ({ scene }) => scene.say('oteres-note-draw-after'),
  answers: {
    card: ({ scene }, { card }) => ({
      label: cardName(scene, card),
      consequence: effectInWords(scene, card),
      icon: cardIcon(scene, card),
    }),
    skip: ({ scene }) => ({
      label: scene.say('oteres-answer-nothing'),
      icon: 'skip',
      besideMenu: true,
    }),
  },
};

/** Which card leaves the hand. */
export const DISCARD_CARD: Wording<'discard-card'> = {
  prompt: ({ scene }) => scene.say('oteres-ask-discard'),
  note: ({ scene }) => scene.say('oteres-note-draw-after'),
  answers: {
    card: ({ scene }, { card }) => ({
      label: cardName(scene, card),
      consequence: scene.say(card === URCHIN ? 'oteres-answer-into-deck' : 'oteres-answer-to-discards'),
      icon: cardIcon(scene, card),
    }),
    skip: ({ scene }) => ({
      label: scene.say('oteres-answer-nothing'),
      icon: 'skip',
      besideMenu: true,
    }),
  },
};
