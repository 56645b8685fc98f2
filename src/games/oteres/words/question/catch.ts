import { nameOf } from '../../../person.ts';
import { inPaw, numbered, pearlInWords } from '../../board/piece-words.ts';
import type { Scene } from '../../board/scene.ts';
import type { OteresMove } from '../../rules/move.ts';
import { playersIn } from '../../rules/table.ts';
import { type OteresWordings, pearlFor, player } from './asked.ts';

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

/** The words of catch questions, by the kind of step. */
export const CATCH_WORDINGS = {
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
    answers: { player, pearl: pearlFor('share') },
  },
} satisfies Partial<OteresWordings>;
