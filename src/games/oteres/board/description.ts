import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import type { DescribedPart } from '../../description.ts';
import { asSentence, capital } from '../../fitting.ts';
import { nameOf } from '../../person.ts';
import { loosePearls } from '../rules/table.ts';
import type { PearlView, SeatView } from '../rules/view.ts';
import type { Piece, Shown } from './focus.ts';
import { moodOf } from './otter.ts';
import { pointsOf, valueText } from './pearl.ts';
import {
  COMMA,
  cardName,
  cardsInWords,
  cardText,
  type NumberedPearl,
  numbered,
  pearlCounts,
  pearlInWords,
  withoutFullStop,
} from './piece-words.ts';
import { type Scene, shownSide } from './scene.ts';

/** What a seat is about. */
export interface Status {
  readonly words: string;
  /** Whether the others wait for it, or it has done what they wait for; neither is drawn for the rest. */
  readonly sign?: 'awaited' | 'done';
}

const passing = (side: SeatView, chosen: readonly Seat[], say: Say): Status => {
  const loose = loosePearls(side);
  if (chosen.includes(side.seat))
    return {
      words: say(loose.length === 1 ? 'oteres-board-status-only' : 'oteres-board-status-chosen'),
      sign: 'done',
    };
  return loose.length > 0
    ? { words: say('oteres-board-status-choosing'), sign: 'awaited' }
    : { words: say('oteres-board-status-nothing') };
};

/** What a seat is about, as everybody may know it. */
export const seatStatus = (
  { view, components, say }: Pick<Scene, 'view' | 'components' | 'say'>,
  seat: Seat,
  focus: readonly Piece[],
): Status => {
  const side = shownSide({ view }, seat);
  if (side.out) return { words: say('oteres-board-status-out') };
  if (view.phase === 'over') return { words: say('status-over') };
  if (view.chosen !== undefined) return passing(side, view.chosen, say);
  const picking = focus.some(({ kind }) => kind === 'paws');
  if (picking && focus.some((piece) => piece.kind === 'seat' && piece.seat === seat))
    return { words: say('oteres-board-status-picks'), sign: 'awaited' };
  if (view.laid === seat) return { words: say('oteres-board-status-choosing'), sign: 'awaited' };
  // Everybody but the one who is up waits: that goes without saying.
  if (view.turn.seat !== seat) return { words: '' };
  if (view.phase === 'action') {
    const card = view.card === undefined ? undefined : components.cards.get(view.card);
    return {
      words:
        card === undefined
          ? say('oteres-board-status-laid')
          : say('oteres-board-status-action', { card: card.name }),
    };
  }
  return { words: say(`oteres-board-status-${view.phase}`) };
};

function handInWords(scene: Scene, { hand = [], handSize, out }: SeatView): string {
  const { say } = scene;
  if (out) return say('oteres-text-out');
  return hand.length === 0
    ? say('oteres-text-hand', { count: handSize })
    : say('oteres-text-own-hand', { cards: cardsInWords(scene, hand) });
}

function pearlsInWords({ say, view }: Scene, { pearls }: SeatView): string {
  if (pearls.length === 0) return capital(say('oteres-no-pearls'));
  const counts = pearlCounts(say, pearls);
  const known = numbered(pearls).filter(({ value }) => value !== undefined);
  if (known.length === 0) return say('oteres-text-pearls', { counts });
  const list = known.map((pearl) => pearlInWords(say, pearl)).join(COMMA);
  return say(view.result === undefined ? 'oteres-text-pearls-known' : 'oteres-text-pearls-shown', {
    counts,
    list,
  });
}

/** The cards in front of a player, and what lies under them; undefined if there are none. */
export function frontInWords(scene: Scene, side: SeatView): readonly string[] {
  const { say } = scene;
  const cards = side.front.map(({ card, pearl: mark }) => {
    const pearl = numbered(side.pearls).find((each) => each.mark === mark);
    const name = cardName(scene, card);
    return pearl === undefined
      ? name
      : say('oteres-text-front-pearl', { card: name, pearl: pearlInWords(say, pearl) });
  });
  const kinds = [...new Set(cards)].map((card) =>
    say('oteres-cards', { card, count: cards.filter((other) => other === card).length }),
  );
  return kinds.length === 0 ? [] : [say('oteres-text-front', { cards: kinds.join(COMMA) })];
}

/** One player's side of the table: hand, pearls, cards in front. */
export const describeSide = (scene: Scene, side: SeatView): DescribedPart => ({
  title: nameOf(scene, side.seat),
  lines: [handInWords(scene, side), pearlsInWords(scene, side), ...frontInWords(scene, side)],
});

/** What a player chooses, whose turn it is not: in the description of the picture. */
export function choosingInWords({ view, components, say }: Scene, { seat, out }: SeatView, shown: Shown) {
  const { words } = seatStatus({ view, components, say }, seat, shown.focus);
  return out || view.phase === 'over' || seat === view.turn.seat || words === '' ? [] : [words];
}

/** Pearls that are still to be given out. */
export const catchInWords = ({ view, say }: Scene): readonly string[] =>
  view.catch.length === 0
    ? []
    : [
        say('oteres-text-catch', {
          list: numbered(view.catch)
            .map((pearl) => pearlInWords(say, pearl))
            .join(COMMA),
        }),
      ];

/** The discards, which lie face up. */
export function discardsInWords(scene: Scene): readonly string[] {
  const { say, view } = scene;
  const [last, before] = view.discards.toReversed();
  if (last === undefined) return [say('oteres-text-no-discards')];
  const latest = [last, ...(before === undefined ? [] : [before])].map((card) => cardName(scene, card));
  return [
    say('oteres-text-discarded-last', { cards: latest.join(COMMA) }),
    say('oteres-text-discards', { count: view.discards.length, cards: cardsInWords(scene, view.discards) }),
  ];
}

/** Who began, and how the otter takes it. */
export const moodInWords = ({ view, components, say, people }: Scene): readonly string[] => [
  say('text-first', { name: nameOf({ people }, view.first) }),
  say(`oteres-board-otter-${moodOf(view, components)}`),
];

/** How much is left to be drawn. */
export const leftInWords = ({ view: { deckSize: deck, pool }, say }: Scene): string =>
  say('oteres-board-alt-left', { deck, white: pool.white, black: pool.black });

/** Whose turn it is and what they do; how it ended when it is over. */
export function turnInWords({ view, people, components, say }: Scene, { focus }: Shown): string {
  const { turn } = view;
  if (view.phase === 'over') return say('text-ended', { round: turn.round });
  const { words: status } = seatStatus({ view, components, say }, turn.seat, focus);
  const name = nameOf({ people }, turn.seat);
  return withoutFullStop(say('oteres-board-alt-turn', { round: turn.round, name, status }));
}

const pearlList = (
  scene: Scene,
  { front }: SeatView,
  pearls: readonly (PearlView & NumberedPearl)[],
): string =>
  pearls
    .map((pearl) => {
      const words = pearlInWords(scene.say, pearl);
      const over = front.find((laid) => laid.pearl === pearl.mark);
      return over === undefined
        ? words
        : scene.say('oteres-text-held', { pearl: words, card: cardName(scene, over.card) });
    })
    .join(COMMA);

/** What a seat knows of its own pearls. */
export function ownPearls(scene: Scene, seat: Seat): readonly string[] {
  const { say } = scene;
  const side = shownSide(scene, seat);
  const { pearls } = side;
  if (pearls.length === 0) return [asSentence(capital(say('oteres-no-pearls')))];
  const list = pearlList(scene, side, numbered(pearls));
  return [say('oteres-hand-pearls', { count: pearls.length, sum: valueText(pointsOf(pearls) ?? 0), list })];
}

/** What a seat knows of others' pearls; at the end the result shows all. */
export function knownOfOthers(scene: Scene, seat: Seat): readonly string[] {
  const { say, view } = scene;
  return view.seats.flatMap((side) => {
    const known = numbered(side.pearls).filter(({ value }) => value !== undefined);
    if (view.result !== undefined || side.seat === seat || known.length === 0) return [];
    return [
      say('oteres-hand-known', {
        name: nameOf(scene, side.seat),
        list: pearlList(scene, side, known),
      }),
    ];
  });
}

/** These kinds of cards of a seat's hand, a line for each: how many there are, and what they do. */
export function ownCards(scene: Scene, seat: Seat, kinds: readonly string[]): readonly string[] {
  const { say } = scene;
  const { hand = [] } = shownSide(scene, seat);
  if (hand.length === 0) return [say('oteres-board-hand-empty')];
  return kinds.map((id) =>
    say('oteres-hand-card', {
      count: hand.filter((card) => card === id).length,
      card: cardName(scene, id),
      text: cardText(scene, id),
    }),
  );
}
