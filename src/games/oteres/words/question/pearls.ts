import { nameOf } from '../../../person.ts';
import { numbered, pearlInWords } from '../../board/piece-words.ts';
import { laidCard, shownSide } from '../../board/scene.ts';
import { leftNeighbour, loosePearls } from '../../rules/table.ts';
import { byNumber, isWarded, type OteresWordings, pearlFor, player, target, toWhom } from './asked.ts';

/** The words of pearls questions, by the kind of step. */
export const PEARL_WORDINGS = {
  snatch: {
    prompt: ({ scene }) => scene.say('oteres-ask-snatch'),
    note: ({ scene }) => scene.say('oteres-note-blind'),
    answers: { player: target },
  },
  /** Of those tied for the most white pearls, whose is taken. */
  'biggest-pile': {
    prompt: ({ scene }) => scene.say('oteres-ask-biggest'),
    note: ({ scene }) => scene.say('oteres-note-biggest'),
    answers: { player: target },
  },
  swap: {
    prompt: ({ scene }) => scene.say('oteres-ask-swap'),
    note: ({ scene }) => scene.say('oteres-note-swap'),
    answers: { player: target },
  },
  'choose-swapped': {
    prompt: ({ scene, step }) => scene.say('oteres-ask-swapped', { name: nameOf(scene, step.seat) }),
    note: ({ scene }) => scene.say('oteres-note-swapped'),
    order: byNumber,
    answers: { pearl: pearlFor('give') },
  },
  'trade-in': {
    prompt: ({ scene }) => scene.say('oteres-ask-trade-in'),
    note: ({ scene }) =>
      scene.say(scene.view.pool.white > 0 ? 'oteres-note-trade-in' : 'oteres-note-trade-in-empty'),
    order: byNumber,
    answers: { pearl: pearlFor('return') },
  },
  /** Who gets a black pearl, or whose pearl is looked at. */
  'dark-gift': {
    prompt: ({ scene, seat }) =>
      scene.say(
        loosePearls(shownSide(scene, seat), 'black').length > 0 ? 'oteres-ask-gift-to' : 'oteres-ask-look-of',
      ),
    answers: { player },
  },
  'choose-gift': {
    prompt: (asked) => asked.scene.say('oteres-ask-gift', { name: toWhom(asked) }),
    order: byNumber,
    answers: { pearl: pearlFor('give') },
  },
  'choose-look': {
    prompt: ({ scene, step }) => scene.say('oteres-ask-look', { name: nameOf(scene, step.of) }),
    note: ({ scene }) => scene.say('oteres-note-look'),
    order: byNumber,
    answers: { pearl: pearlFor('look') },
  },
  /** Whether the pearl that was looked at is swapped, and for which. */
  'choose-exchange': {
    prompt: ({ scene, step }) => {
      const seen = numbered(shownSide(scene, step.of).pearls).find(({ mark }) => mark === step.mark);
      return scene.say('oteres-ask-exchange', {
        name: nameOf(scene, step.of),
        pearl: seen === undefined ? '' : pearlInWords(scene.say, seen),
      });
    },
    note: ({ scene, step }) =>
      scene.say('oteres-note-exchange', {
        name: nameOf(scene, step.of),
        warded: isWarded(scene, step.of) ? 'yes' : 'no',
      }),
    order: byNumber,
    answers: {
      leave: ({ scene }) => ({
        label: scene.say('oteres-answer-leave'),
        icon: 'end',
      }),
      pearl: pearlFor('give'),
    },
  },
  'gather-passing': {
    prompt: ({ scene, seat }) =>
      scene.say(scene.view.passes === undefined ? 'oteres-ask-pass-left' : 'oteres-ask-pass-left-again', {
        name: nameOf(scene, leftNeighbour(scene.view, seat)),
      }),
    note: ({ scene }) =>
      scene.say(scene.view.passes === undefined ? 'oteres-note-pass-left' : 'oteres-note-pass-left-again'),
    order: byNumber,
    answers: { pearl: pearlFor('pass') },
  },
  'choose-pearl-under': {
    prompt: ({ scene, seat }) => scene.say('oteres-ask-under', { card: laidCard(scene, seat) }),
    note: ({ scene }) => scene.say('oteres-note-under'),
    order: byNumber,
    answers: { pearl: pearlFor('lock') },
  },
} satisfies Partial<OteresWordings>;
