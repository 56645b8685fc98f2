import type { Seat } from '../../../../engine/seat.ts';
import { cardName } from '../../board/piece-words.ts';
import type { Scene } from '../../board/scene.ts';
import { handKinds } from '../../rules/idle.ts';
import type { OteresMove } from '../../rules/move.ts';
import { cardIcon } from '../icon-names.ts';
import { type OteresWordings, toWhom } from './asked.ts';

/** In the order in which the picture of the hand shows them. */
const byHand = (
  { scene, seat }: { readonly scene: Scene; readonly seat: Seat },
  moves: readonly OteresMove[],
): readonly OteresMove[] => {
  const kinds = handKinds(scene.components, scene.view, seat);
  const place = (move: OteresMove): number => (move.kind === 'card' ? kinds.indexOf(move.card) : -1);
  return moves.toSorted((one, other) => place(one) - place(other));
};

/** That a card is drawn afterwards; and why it is asked at all if there is one kind of card alone. */
const drawAfter = ({
  scene,
  moves,
}: {
  readonly scene: Scene;
  readonly moves: readonly OteresMove[];
}): string =>
  scene.say(
    moves.length === 1 && moves[0]?.kind === 'card' ? 'oteres-note-only-card' : 'oteres-note-draw-after',
  );

/** The words of cards questions, by the kind of step. */
export const CARD_WORDINGS = {
  /** Which card another player gets. */
  'choose-passed': {
    prompt: (asked) => asked.scene.say('oteres-ask-passed', { name: toWhom(asked) }),
    note: drawAfter,
    order: byHand,
    answers: {
      card: (asked, { card }) => ({
        label: asked.scene.say('oteres-label-pass-card', { card: cardName(asked.scene, card) }),
        icon: cardIcon(asked.scene, card),
      }),
      skip: ({ scene }) => ({
        label: scene.say('oteres-answer-nothing'),
        icon: 'skip',
        tone: 'pass',
      }),
    },
  },
  /** Which card leaves the hand. */
  'discard-card': {
    prompt: ({ scene }) => scene.say('oteres-ask-discard'),
    note: drawAfter,
    order: byHand,
    answers: {
      card: (asked, { card }) => ({
        label: asked.scene.say('oteres-label-discard-card', { card: cardName(asked.scene, card) }),
        icon: cardIcon(asked.scene, card),
      }),
      skip: ({ scene }) => ({
        label: scene.say('oteres-answer-nothing'),
        icon: 'skip',
        tone: 'pass',
      }),
    },
  },
} satisfies Partial<OteresWordings>;
