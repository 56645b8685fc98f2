import { shortened } from '../../../../texts/shown-text.ts';
import { LENGTHS } from '../../../lengths.ts';
import { valueText } from '../../board/pearl.ts';
import { cardName, effectInWords, numbered, sentence } from '../../board/piece-words.ts';
import { actionCard, sideOf } from '../../board/scene.ts';
import { handKinds, idleReason } from '../../rules/idle.ts';
import type { OteresMove } from '../../rules/move.ts';
import { loosePearls } from '../../rules/table.ts';
import { isDoomed } from '../../rules/urchins.ts';
import { type Effect, URCHIN } from '../../rules/vocabulary.ts';
import { cardIcon } from '../icon-names.ts';
import { outInWords, savesFrom, urchinWarning } from '../urchins.ts';
import { blocked, pearlsHeld, player, playerLabel, type Wording, wardOf } from './asked.ts';

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

/** Effects that a card in front of the player at whom they are aimed keeps off. */
const KEPT_OFF: readonly Effect[] = ['snatch', 'biggest-pile', 'swap'];

/** Whom a card is played at, and what will keep it off. What they have is told once below the question. */
function aimed({ scene }: Asked, { card, seat }: Extract<Play, { readonly kind: 'aim' }>) {
  const { effect } = actionCard(scene, card);
  const kept = KEPT_OFF.includes(effect) ? blocked(scene, seat) : undefined;
  if (kept !== undefined) return kept;
  const icon = cardIcon(scene, card);
  if (effect !== 'protect-pearl')
    return { consequence: effectInWords(scene, card), pictured: true as const, icon };
  return loosePearls(sideOf(scene, seat), 'white').length === 0
    ? { consequence: scene.say('oteres-idle-no-lock'), icon }
    : { consequence: scene.say('oteres-effect-protect-other'), pictured: true as const, icon };
}

/** A card about a pearl of one's own. */
function staked(asked: Asked, { card, mark }: Extract<Play, { readonly kind: 'stake' }>) {
  const pearl = numbered(sideOf(asked.scene, asked.seat).pearls).find((each) => each.mark === mark);
  if (pearl === undefined) throw new RangeError('a pearl that is not at its owner’s');
  const { number, value = 0, colour } = pearl;
  return {
    label: labelled(asked, card, (name) =>
      asked.scene.say('oteres-answer-stake', { card: name, number, value: valueText(value) }),
    ),
    icon: colour,
  };
}

/** What would do nothing now says so; with too many urchins in hand it is told which answers do not save. */
function fateOf(
  { scene, seat }: Asked,
  move: Play,
): { readonly consequence?: string; readonly pictured?: true } {
  const { components, view, say } = scene;
  const { hand = [] } = sideOf(scene, seat);
  const why = idleReason(components, view, seat, move.card);
  const idle = why === undefined ? {} : { consequence: say(`oteres-idle-${why}`), pictured: true as const };
  // The question says once what saves: no line for each answer that does not, and no colour: being out may be the better way.
  return isDoomed(hand) && !savesFrom(scene, hand, move)
    ? { consequence: outInWords(scene), pictured: true }
    : idle;
}

/** The cards at which others are aimed, and for whom it matters what these have. */
const AT_PEARLS: readonly Effect[] = [...KEPT_OFF, 'dark-gift', 'protect-pearl'];

/** The cards of the hand that would do nothing now, with why: a line each. */
const idleInLines = ({ scene, seat }: Asked): readonly string[] =>
  handKinds(scene.components, scene.view, seat).flatMap((card) => {
    const why = idleReason(scene.components, scene.view, seat, card);
    return why === undefined
      ? []
      : [
          scene.say('oteres-note-idle', {
            card: cardName(scene, card),
            why: scene.say(`oteres-idle-${why}`),
          }),
        ];
  });

/** What those have at whose pearls a card can be played, and whose are kept off by a card in front of them, in a line. */
function targetsInWords({ scene, moves }: Asked): string | undefined {
  const seats = new Set(
    moves.flatMap((move) =>
      move.kind === 'aim' && AT_PEARLS.includes(actionCard(scene, move.card).effect) ? [move.seat] : [],
    ),
  );
  if (seats.size === 0) return undefined;
  const held = scene.view.seats.flatMap(({ seat }) => {
    if (!seats.has(seat)) return [];
    const holds = { name: playerLabel(scene, seat), pearls: pearlsHeld(scene, seat) };
    const isToldSo = moves.some(
      (move) =>
        move.kind === 'aim' && move.seat === seat && KEPT_OFF.includes(actionCard(scene, move.card).effect),
    );
    const ward = isToldSo ? undefined : wardOf(scene, seat);
    return ward === undefined
      ? [scene.say('oteres-note-holds', holds)]
      : [scene.say('oteres-note-holds-warded', { ...holds, card: cardName(scene, ward) })];
  });
  return `-# ${scene.say('oteres-note-reach', { held: held.join(' · ') })}`;
}

/** In which order answers stand: as the cards do in the picture of the hand, and of one card what does nothing last. */
function byHand({ scene, seat }: Asked, moves: readonly OteresMove[]): readonly OteresMove[] {
  const kinds = handKinds(scene.components, scene.view, seat);
  const idle = (move: Play): number =>
    move.kind === 'aim' &&
    actionCard(scene, move.card).effect === 'protect-pearl' &&
    loosePearls(sideOf(scene, move.seat), 'white').length === 0
      ? 1
      : 0;
  const place = (move: OteresMove): number =>
    'card' in move && move.kind !== 'card' ? 2 * kinds.indexOf(move.card) + idle(move) : -1;
  return moves.toSorted((one, other) => place(one) - place(other));
}

/** Which card of the hand is played. */
export const CHOOSE_CARD: Wording<'choose-card'> = {
  prompt: ({ scene }) => scene.say('oteres-ask-card'),
  note: (asked) => {
    const { scene, seat } = asked;
    const { hand = [] } = sideOf(scene, seat);
    const stuck = hand.includes(URCHIN) && scene.view.pool.black === 0;
    const lines = [
      urchinWarning(scene, { hand }),
      stuck ? scene.say('oteres-note-stuck') : undefined,
      targetsInWords(asked),
      ...idleInLines(asked),
    ].filter((line) => line !== undefined);
    // The last lines say what pressing would show: they give way where names are long.
    const most = lines.findLastIndex((_, at) => lines.slice(0, at + 1).join('\n').length <= LENGTHS.note);
    return most < 0 ? undefined : lines.slice(0, most + 1).join('\n');
  },
  order: byHand,
  answers: {
    play: (asked, move) => ({
      label: cardName(asked.scene, move.card),
      consequence: effectInWords(asked.scene, move.card),
      pictured: true,
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
        asked.scene.say(move.shed === move.card ? 'oteres-answer-shed-same' : 'oteres-answer-shed', {
          card,
          shed: shortened(cardName(asked.scene, move.shed), HALF_LABEL),
        }),
      ),
      consequence: asked.scene.say(
        move.shed === URCHIN ? 'oteres-answer-into-deck' : 'oteres-answer-to-discards',
      ),
      pictured: true,
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
  note: ({ scene }) =>
    scene.view.played === undefined
      ? undefined
      : sentence(scene.say('oteres-note-played', { card: cardName(scene, scene.view.played) })),
  answers: {
    end: ({ scene, seat }) => ({
      label: scene.say('oteres-answer-end'),
      ...(isDoomed(sideOf(scene, seat).hand ?? []) ? { consequence: outInWords(scene) } : {}),
      icon: 'end',
      tone: 'main',
    }),
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
