import { URCHIN } from '../../vocabulary.ts';
import { urchinWarning } from '../hand.ts';
import { cardIcon } from '../icon-names.ts';
import { sideOf } from '../scene.ts';
import { cardName, effectInWords } from '../words.ts';
import { player, type Wording } from './asked.ts';

/** Which card of the hand is played. */
export const CHOOSE_CARD: Wording<'choose-card'> = {
  prompt: ({ scene }) => scene.say('oteres-ask-card'),
  note: ({ scene, seat }) => {
    const { hand = [] } = sideOf(scene, seat);
    const stuck = hand.includes(URCHIN) && scene.view.pool.black === 0;
    const lines = [urchinWarning(scene, hand), stuck ? scene.say('oteres-note-stuck') : undefined];
    const told = lines.filter((line) => line !== undefined);
    return told.length === 0 ? undefined : told.join(' ');
  },
  answers: {
    play: ({ scene }, { card }) => ({
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

/** The last word of a turn. */
export const CHOOSE_END: Wording<'choose-end'> = {
  prompt: ({ scene }) => scene.say('oteres-ask-end'),
  note: ({ scene }) => scene.say('oteres-note-end'),
  answers: {
    end: ({ scene }) => ({ label: scene.say('oteres-answer-end'), icon: 'end', tone: 'main' }),
  },
};

/** To whom a further protecting card goes. */
export const CHOOSE_PROTECTED: Wording<'choose-protected'> = {
  prompt: ({ scene }) => scene.say('oteres-ask-protected'),
  note: ({ scene }) => scene.say('oteres-note-protected'),
  answers: { player },
};

/** Who gets a card of one's hand. */
export const PASS_CARD: Wording<'pass-card'> = {
  prompt: ({ scene }) => scene.say('oteres-ask-pass-to'),
  answers: { player },
};
