import type { Seat } from '../../../engine/seat.ts';
import { packed } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import { moodOf } from '../board/index.ts';
import type { SeatView } from '../rules/view.ts';
import { type Scene, sideOf } from './scene.ts';
import { statusOf } from './status.ts';
import { COMMA, cardName, cardsInWords, numbered, pearlCounts, pearlInWords } from './words.ts';

/** The cards in front of a player, and what lies under them. */
export function frontLines(scene: Scene, { front, pearls }: SeatView): readonly string[] {
  const { say } = scene;
  return front.map(({ card, pearl: mark }) => {
    const pearl = numbered(pearls).find((each) => each.mark === mark);
    const args = { card: cardName(scene, card) };
    return pearl === undefined
      ? say('oteres-text-front', args)
      : say('oteres-text-front-pearl', { ...args, pearl: pearlInWords(say, pearl) });
  });
}

/** How many pearls of which colour, and what the reader knows of their values. */
function pearlLine({ say, view }: Scene, { pearls }: SeatView): string {
  if (pearls.length === 0) return say('oteres-text-no-pearls');
  const counts = pearlCounts(say, pearls);
  const known = numbered(pearls).filter(({ value }) => value !== undefined);
  return known.length === 0
    ? say('oteres-text-pearls', { counts })
    : say(view.result === undefined ? 'oteres-text-pearls-known' : 'oteres-text-pearls-shown', {
        counts,
        list: known.map((pearl) => pearlInWords(say, pearl)).join(COMMA),
      });
}

/** One player's side of the table in words: pearls, cards in front, and the hand where the reader may know it. */
export function sideLines(scene: Scene, seat: Seat): readonly string[] {
  const { say } = scene;
  const side = sideOf(scene, seat);
  const { hand, handSize, out } = side;
  return [
    out
      ? say('oteres-text-out')
      : hand === undefined || hand.length === 0
        ? say('oteres-text-hand', { count: handSize })
        : say('oteres-text-own-hand', { cards: cardsInWords(scene, hand) }),
    pearlLine(scene, side),
    ...frontLines(scene, side),
  ];
}

/** Kinds of cards in one line, so that none grows longer than a part. */
const KINDS_IN_LINE = 20;

/** The discards, which lie face up. */
function discardLines(scene: Scene): readonly string[] {
  const { say, view } = scene;
  if (view.discards.length === 0) return [say('oteres-text-no-discards')];
  const kinds = [...new Set(view.discards)];
  const latest = view.discards.slice(-2).toReversed();
  return [
    ...Array.from({ length: Math.ceil(kinds.length / KINDS_IN_LINE) }, (_, line) => {
      const told = kinds.slice(line * KINDS_IN_LINE, (line + 1) * KINDS_IN_LINE);
      const cards = view.discards.filter((card) => told.includes(card));
      return say('oteres-text-discards', { count: cards.length, cards: cardsInWords(scene, cards) });
    }),
    say('oteres-text-discarded-last', { cards: latest.map((card) => cardName(scene, card)).join(COMMA) }),
  ];
}

/** What lies in the middle. */
function tableLines(scene: Scene): readonly string[] {
  const { say, view } = scene;
  return [
    statusOf(scene),
    say('oteres-text-phase', {
      name: nameOf(scene, view.turn.seat),
      phase: view.phase,
      round: view.turn.round,
    }),
    ...(view.result === undefined
      ? []
      : [say('oteres-text-left', { deck: view.deckSize, white: view.pool.white, black: view.pool.black })]),
    ...(view.catch.length === 0
      ? []
      : [
          say('oteres-text-catch', {
            list: numbered(view.catch)
              .map((pearl) => pearlInWords(say, pearl))
              .join(COMMA),
          }),
        ]),
    say('oteres-text-first', { name: nameOf(scene, view.first) }),
    say(`oteres-board-otter-${moodOf(view, scene.components)}`),
    ...discardLines(scene),
  ];
}

/** The whole position in words: the middle, then every player from the one who is up on. */
export function boardTextOf(scene: Scene): readonly string[] {
  const { view, say } = scene;
  const order = view.seats.map((_, at) => (view.turn.seat + at) % view.seats.length);
  const sides = order.map((seat) =>
    [say('oteres-text-side', { name: nameOf(scene, seat) }), ...sideLines(scene, seat)].join('\n'),
  );
  return packed([...tableLines(scene), ...sides], LENGTHS.part);
}
