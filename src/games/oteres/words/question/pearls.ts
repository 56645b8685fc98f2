import { nameOf } from '../../../person.ts';
import { inPaw, numbered, pearlInWords } from '../../board/piece-words.ts';
import { laidCard, type Scene, shownSide } from '../../board/scene.ts';
import type { OteresMove } from '../../rules/move.ts';
import { leftNeighbour, loosePearls, playersIn } from '../../rules/table.ts';
import { byNumber, isWarded, type OteresWordings, pearlFor, player, target, toWhom } from './asked.ts';

/** Ways to split in the order of what lies in the left paw: as many, then as they lie in the picture. */
const byLeftPaw = ({ view }: Scene) => {
  const numbers = (move: OteresMove): readonly number[] =>
    move.kind === 'split'
      ? view.catch.filter(({ mark }) => move.left.includes(mark)).map(({ number }) => number)
      : [];
  return (one: OteresMove, other: OteresMove): number => {
    const [first, second] = [numbers(one), numbers(other)];
    return first.length - second.length || Number(first.join('')) - Number(second.join(''));
  };
};

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
  'choose-split': {
    prompt: ({ scene }) => scene.say('oteres-ask-split'),
    note: ({ scene }) => scene.say('oteres-note-split'),
    order: ({ scene }, moves) => moves.toSorted(byLeftPaw(scene)),
    answers: {
      split: ({ scene }, { left }) => {
        const { view, say } = scene;
        const [one, other] = [true, false].map((isLeft) =>
          view.catch.filter(({ mark }) => left.includes(mark) === isLeft),
        );
        return {
          label: say('oteres-answer-split', {
            left: inPaw(scene, one ?? []),
            right: inPaw(scene, other ?? []),
          }),
          icon: 'split-paws',
        };
      },
    },
  },
  'choose-picker': {
    prompt: ({ scene }) => scene.say('oteres-ask-picker'),
    answers: { player },
  },
  'pick-paw': {
    prompt: ({ scene }) => scene.say('oteres-ask-paw', { name: nameOf(scene, scene.view.turn.seat) }),
    note: ({ scene }) => scene.say('oteres-note-paw', { count: scene.view.catch.length }),
    answers: {
      paw: ({ scene }, { paw }) => ({ label: scene.say(`oteres-board-paw-${paw}`), icon: `paw-${paw}` }),
    },
  },
  'choose-kept': {
    prompt: ({ scene }) => scene.say('oteres-ask-kept'),
    note: ({ scene }) => scene.say('oteres-note-kept'),
    answers: { pearl: pearlFor('keep') },
  },
  /** Who gets the next pearl; with a single other player, which pearl they get. */
  'choose-share': {
    prompt: ({ scene, seat, moves }) => {
      const { say, view } = scene;
      if (moves.some(({ kind }) => kind === 'pearl')) {
        const other = playersIn(scene.view).find((each) => each !== seat) ?? seat;
        return say('oteres-ask-share-which', { name: nameOf(scene, other) });
      }
      const [next] = numbered(view.catch);
      return say('oteres-ask-share-who', { pearl: next === undefined ? '' : pearlInWords(say, next) });
    },
    note: ({ scene, moves }) =>
      moves.some(({ kind }) => kind === 'pearl') ? scene.say('oteres-note-share-rest') : undefined,
    answers: { player, pearl: pearlFor('give') },
  },
} satisfies Partial<OteresWordings>;
