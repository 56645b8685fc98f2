import { shortened } from '../../../../texts/shown-text.ts';
import { LENGTHS } from '../../../lengths.ts';
import { cardName, numbered, pearlInWords, withoutFullStop } from '../../board/piece-words.ts';
import { actionCard, shownSide } from '../../board/scene.ts';
import { handKinds } from '../../rules/idle.ts';
import type { OteresMove, PlayMove } from '../../rules/move.ts';
import { loosePearls } from '../../rules/table.ts';
import { URCHIN } from '../../rules/vocabulary.ts';
import { cardIcon } from '../icon-names.ts';
import { urchinWarning } from '../urchins.ts';
import { keptOffBy, type OteresWordings, player, playerLabel, skip, toWhom } from './asked.ts';

type Asked = Parameters<OteresWordings['choose-card']['prompt']>[0];

/** Letters of a card's name that fit beside another's on a button. */
const HALF_LABEL = 24;

/** What a card and what is said with it are called; a long name is cut if there is no room for both. */
function labelled({ scene }: Asked, card: string, words: (card: string) => string): string {
  const name = cardName(scene, card);
  const over = words(name).length - LENGTHS.label;
  return words(over <= 0 ? name : shortened(name, name.length - over));
}

function staked(asked: Asked, { card, mark }: Extract<PlayMove, { readonly kind: 'stake' }>) {
  const pearl = numbered(shownSide(asked.scene, asked.seat).pearls).find((each) => each.mark === mark);
  if (pearl === undefined) throw new RangeError('a pearl that is not at its owner’s');
  const { say } = asked.scene;
  return {
    label: labelled(asked, card, (name) =>
      say('oteres-answer-aim', { card: name, name: pearlInWords(say, pearl) }),
    ),
    icon: pearl.colour,
  };
}

const shedName = ({ scene }: Asked, { shed }: Extract<PlayMove, { readonly kind: 'shed' }>): string =>
  shortened(cardName(scene, shed), HALF_LABEL);

/** In which order answers stand: as the cards do in the picture of the hand, and of one card what does nothing last. */
function byHand(
  { scene, seat }: Pick<Asked, 'scene' | 'seat'>,
  moves: readonly OteresMove[],
): readonly OteresMove[] {
  const kinds = handKinds(scene.components, scene.view, seat);
  const isIdle = (move: OteresMove): boolean =>
    move.kind === 'aim' &&
    actionCard(scene, move.card).effect === 'protect-pearl' &&
    loosePearls(shownSide(scene, move.seat), 'white').length === 0;
  const place = (move: OteresMove): number =>
    'card' in move ? 2 * kinds.indexOf(move.card) + Number(isIdle(move)) : -1;
  return moves.toSorted((one, other) => place(one) - place(other));
}

/** That a card is drawn afterwards; and why it is asked at all if there is one kind of card alone. */
const drawAfter = ({ scene, moves }: Pick<Asked, 'scene' | 'moves'>): string =>
  scene.say(
    moves.length === 1 && moves[0]?.kind === 'card' ? 'oteres-note-only-card' : 'oteres-note-draw-after',
  );

/** A card that leaves the hand, by what becomes of it. */
const parting =
  (key: 'oteres-label-pass-card' | 'oteres-label-discard-card') =>
  ({ scene }: Pick<Asked, 'scene'>, { card }: Extract<OteresMove, { readonly kind: 'card' }>) => ({
    label: scene.say(key, { card: cardName(scene, card) }),
    icon: cardIcon(scene, card),
  });

/** The words of turn questions, by the kind of step. */
export const TURN_WORDINGS = {
  'choose-card': {
    prompt: ({ scene }) => scene.say('oteres-ask-card'),
    note: (asked) => {
      const { scene, seat } = asked;
      const { hand = [] } = shownSide(scene, seat);
      const stuck = hand.includes(URCHIN) && scene.view.pool.black === 0;
      const lines = [
        urchinWarning(scene, { hand }),
        stuck ? scene.say('oteres-note-stuck') : undefined,
      ].filter((line) => line !== undefined);
      return lines.length === 0 ? undefined : lines.join('\n');
    },
    order: byHand,
    answers: {
      play: (asked, move) => ({
        label: cardName(asked.scene, move.card),
        icon: cardIcon(asked.scene, move.card),
      }),
      aim: (asked, move) => ({
        label: labelled(asked, move.card, (card) =>
          asked.scene.say('oteres-answer-aim', { card, name: playerLabel(asked.scene, move.seat) }),
        ),
        icon:
          keptOffBy(asked.scene, move.card, move.seat) === undefined
            ? cardIcon(asked.scene, move.card)
            : 'ward',
      }),
      stake: staked,
      shed: (asked, move) => ({
        label: labelled(asked, move.card, (card) =>
          move.shed === move.card
            ? asked.scene.say('oteres-answer-shed-same', { card, shed: shedName(asked, move) })
            : asked.scene.say('oteres-answer-aim', { card, name: shedName(asked, move) }),
        ),
        icon: cardIcon(asked.scene, move.card),
      }),
      skip,
    },
  },
  'choose-end': {
    prompt: ({ scene }) => scene.say('ask-end'),
    note: ({ scene }) =>
      scene.view.played === undefined
        ? undefined
        : withoutFullStop(scene.say('oteres-note-played', { card: cardName(scene, scene.view.played) })),
    answers: {
      end: ({ scene }) => ({
        label: scene.say('oteres-answer-end'),
        icon: 'end',
        tone: 'main',
      }),
    },
  },
  /** To whom a further protecting card goes. */
  'choose-protected': {
    prompt: ({ scene }) => scene.say('oteres-ask-protected'),
    note: ({ scene }) => scene.say('oteres-note-protected'),
    answers: { player },
  },
  'pass-card': {
    prompt: ({ scene }) => scene.say('oteres-ask-pass-to'),
    answers: { player },
  },
  'choose-passed': {
    prompt: (asked) => asked.scene.say('oteres-ask-passed', { name: toWhom(asked) }),
    note: drawAfter,
    order: byHand,
    answers: { card: parting('oteres-label-pass-card'), skip },
  },
  'discard-card': {
    prompt: ({ scene }) => scene.say('oteres-ask-discard'),
    note: drawAfter,
    order: byHand,
    answers: { card: parting('oteres-label-discard-card'), skip },
  },
} satisfies Partial<OteresWordings>;
