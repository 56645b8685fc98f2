import { shortened } from '../../../../texts/shortened.ts';
import { LENGTHS } from '../../../lengths.ts';
import type { Tone } from '../../../presenter.ts';
import type { OteresMove } from '../../move.ts';
import { type Effect, URCHIN } from '../../vocabulary.ts';
import { cardIcon } from '../icon-names.ts';
import { actionCard, sideOf } from '../scene.ts';
import { isDoomed, savesFrom, urchinWarning } from '../urchins.ts';
import { cardName, effectInWords, numbered, pearlCounts, points } from '../words.ts';
import { isWarded, player, playerLabel, type Wording } from './asked.ts';

type Play = Extract<OteresMove, { readonly kind: 'play' | 'aim' | 'shed' | 'stake' }>;
type Asked = Parameters<Wording<'choose-card'>['prompt']>[0];

/** Letters of a card's name that fit beside another's on a button. */
const HALF_LABEL = 24;

/** What a card and what is said with it are called; a long name of the card is cut where there is no room for both. */
function labelled({ scene }: Asked, card: string, words: (card: string) => string): string {
  const name = cardName(scene, card);
  const over = words(name).length - LENGTHS.label;
  return words(over <= 0 ? name : shortened(name, name.length - over));
}

/** Effects that a card in front of whoever they are aimed at keeps off. */
const KEPT_OFF: readonly Effect[] = ['snatch', 'biggest-pile', 'swap'];

/** Whom a card is played at. What they have is seen on the board: told is only where a card in front of them keeps it off. */
function aimed({ scene }: Asked, { card, seat }: Extract<Play, { readonly kind: 'aim' }>) {
  const pearls = pearlCounts(scene.say, sideOf(scene, seat).pearls);
  const kept = KEPT_OFF.includes(actionCard(scene, card).effect) && isWarded(scene, seat);
  return kept
    ? { consequence: scene.say('oteres-answer-kept', { pearls }), icon: 'ward' as const }
    : { icon: cardIcon(scene, card) };
}

/** A card about a pearl of one's own. */
function staked(asked: Asked, { card, mark }: Extract<Play, { readonly kind: 'stake' }>) {
  const pearl = numbered(sideOf(asked.scene, asked.seat).pearls).find((each) => each.mark === mark);
  if (pearl === undefined) throw new RangeError('a pearl that is not at its owner’s');
  const { number, value = 0, colour } = pearl;
  return {
    label: labelled(asked, card, (name) =>
      asked.scene.say('oteres-answer-stake', { card: name, number, value: points(value) }),
    ),
    icon: colour,
  };
}

/** With too many urchins in hand: which answers save, and which do not. */
function fateOf({ scene, seat }: Asked, move: Play): { readonly tone?: Tone; readonly consequence?: string } {
  const { hand = [] } = sideOf(scene, seat);
  if (!isDoomed(hand)) return {};
  return savesFrom(scene, hand, move)
    ? { tone: 'gain' }
    : { tone: 'ends', consequence: scene.say('oteres-answer-out') };
}

/** Which card of the hand is played. */
export const CHOOSE_CARD: Wording<'choose-card'> = {
  prompt: ({ scene }) => scene.say('oteres-ask-card'),
  note: ({ scene, seat }) => {
    const { hand = [] } = sideOf(scene, seat);
    const stuck = hand.includes(URCHIN) && scene.view.pool.black === 0;
    const lines = [urchinWarning(scene, { hand }), stuck ? scene.say('oteres-note-stuck') : undefined];
    const told = lines.filter((line) => line !== undefined);
    return told.length === 0 ? undefined : told.join(' ');
  },
  answers: {
    play: (asked, move) => ({
      label: cardName(asked.scene, move.card),
      consequence: effectInWords(asked.scene, move.card),
      icon: cardIcon(asked.scene, move.card),
      ...fateOf(asked, move),
    }),
    aim: (asked, move) => ({
      ...aimed(asked, move),
      label: labelled(asked, move.card, (card) =>
        asked.scene.say('oteres-answer-aim', { card, name: playerLabel(asked.scene, move.seat) }),
      ),
      ...fateOf(asked, move),
    }),
    stake: (asked, move) => ({
      ...staked(asked, move),
      ...fateOf(asked, move),
    }),
    shed: (asked, move) => ({
      label: labelled(asked, move.card, (card) =>
        asked.scene.say('oteres-answer-shed', {
          card,
          shed: shortened(cardName(asked.scene, move.shed), HALF_LABEL),
        }),
      ),
      consequence: asked.scene.say(
        move.shed === URCHIN ? 'oteres-answer-into-deck' : 'oteres-answer-to-discards',
      ),
      icon: cardIcon(asked.scene, move.card),
      ...fateOf(asked, move),
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
