import { type DescribedPart, type Statement, stated } from '../../description.ts';
import { nameOf } from '../../person.ts';
import type { SeatView } from '../rules/view.ts';
import { frontGroups } from './front.ts';
import { moodOf } from './mood.ts';
import {
  COMMA,
  cardName,
  cardsInWords,
  numbered,
  pearlCounts,
  pearlInWords,
  withoutFullStop,
} from './piece-words.ts';
import type { Scene } from './scene.ts';
import type { Shown } from './shown.ts';
import { seatStatus } from './status.ts';

/** A position told: whose turn it is and what is asked, what lies in the middle, and everybody's side by seat. */
export interface Description {
  readonly turn: readonly Statement[];
  readonly middle: readonly Statement[];
  readonly sides: readonly DescribedPart[];
}

/** Cards in hand: how many, and which where the reader may know. A player who is out has none. */
function handStatement(scene: Scene, { hand = [], handSize, out }: SeatView): Statement {
  const { say } = scene;
  if (out) return stated(say('oteres-text-out'));
  const brief = say('oteres-text-hand', { count: handSize });
  return {
    brief,
    full: hand.length === 0 ? [brief] : [say('oteres-text-own-hand', { cards: cardsInWords(scene, hand) })],
  };
}

/** How many pearls of which colour, and what the reader knows of their values. */
function pearlStatement({ say, view }: Scene, { pearls }: SeatView): Statement {
  if (pearls.length === 0) return stated(say('oteres-text-no-pearls'));
  const counts = pearlCounts(say, pearls);
  const brief = say('oteres-text-pearls', { counts });
  const known = numbered(pearls).filter(({ value }) => value !== undefined);
  if (known.length === 0) return stated(brief);
  const list = known.map((pearl) => pearlInWords(say, pearl)).join(COMMA);
  const key = view.result === undefined ? 'oteres-text-pearls-known' : 'oteres-text-pearls-shown';
  return { brief, full: [say(key, { counts, list })] };
}

/** The cards in front of a player, and what lies under them: by kind, and one by one but for those that are alike. */
export function frontStatement(scene: Scene, side: SeatView): Statement {
  const { say, components } = scene;
  if (side.front.length === 0) return { full: [] };
  const kinds = frontGroups(side, components, say).map(({ face, count, pearls }) =>
    say('oteres-text-front-kind', { card: face.name, count, pearls: pearls.length }),
  );
  const cards = side.front.map(({ card, pearl: mark }) => {
    const pearl = numbered(side.pearls).find((each) => each.mark === mark);
    const name = cardName(scene, card);
    return pearl === undefined
      ? name
      : say('oteres-text-front-pearl', { card: name, pearl: pearlInWords(say, pearl) });
  });
  return {
    brief: say('oteres-text-front', { cards: kinds.join(COMMA) }),
    full: [...new Set(cards)].map((card) => {
      const count = cards.filter((other) => other === card).length;
      return say('oteres-text-front', {
        cards: say('oteres-text-front-kind', { card, count, pearls: 0 }),
      });
    }),
  };
}

/** What a player is about, unless their turn or the end tells it. */
function statusStatement({ view, components, say }: Scene, { seat, out }: SeatView, shown: Shown): Statement {
  const { words } = seatStatus(view, seat, shown.focus, components, say);
  return out || view.phase === 'over' || seat === view.turn.seat || words === ''
    ? { full: [] }
    : { brief: words, full: [] };
}

/** One player's side of the table: hand, pearls, cards in front. */
export const describeSide = (scene: Scene, side: SeatView, shown: Shown): DescribedPart => ({
  title: nameOf(scene, side.seat),
  statements: [
    handStatement(scene, side),
    pearlStatement(scene, side),
    frontStatement(scene, side),
    statusStatement(scene, side, shown),
  ],
});

/** Whose turn it is, what is asked, and what is still to be given out. */
function turnStatements(scene: Scene, { asked, focus }: Shown): readonly Statement[] {
  const { view, components, say } = scene;
  const { turn } = view;
  const name = nameOf(scene, turn.seat);
  const { words: status } = seatStatus(view, turn.seat, focus, components, say);
  return [
    view.phase === 'over'
      ? stated(say('oteres-text-over', { round: turn.round }))
      : {
          brief: withoutFullStop(say('oteres-board-alt-turn', { round: turn.round, name, status })),
          // What else is going on the summary says, which the position in words begins with.
          full: view.phase === 'end' ? [say('oteres-text-end', { name })] : [],
        },
    ...asked.map((prompt) => ({ brief: say('oteres-board-alt-asked', { prompt }), full: [] })),
    ...(view.catch.length === 0
      ? []
      : [
          {
            brief: say('oteres-board-alt-catch', { count: view.catch.length }),
            full: [
              say('oteres-text-catch', {
                list: numbered(view.catch)
                  .map((pearl) => pearlInWords(say, pearl))
                  .join(COMMA),
              }),
            ],
          },
        ]),
  ];
}

/** Kinds of cards in one line, so that none grows longer than a part. */
const KINDS_IN_LINE = 20;

/** The discards, which lie face up: how many and the last, and all of them. */
function discardStatement(scene: Scene): Statement {
  const { say, view } = scene;
  const [last, before] = view.discards.toReversed();
  if (last === undefined) return stated(say('oteres-text-no-discards'));
  const kinds = [...new Set(view.discards)];
  return {
    brief: say('oteres-text-discards-last', { count: view.discards.length, card: cardName(scene, last) }),
    full: [
      ...Array.from({ length: Math.ceil(kinds.length / KINDS_IN_LINE) }, (_, line) => {
        const told = kinds.slice(line * KINDS_IN_LINE, (line + 1) * KINDS_IN_LINE);
        const cards = view.discards.filter((card) => told.includes(card));
        return say('oteres-text-discards', { count: cards.length, cards: cardsInWords(scene, cards) });
      }),
      say('oteres-text-discarded-last', {
        cards: [last, ...(before === undefined ? [] : [before])]
          .map((card) => cardName(scene, card))
          .join(COMMA),
      }),
    ],
  };
}

/** The whole position as its viewer knows it. */
export const describe = (scene: Scene, shown: Shown): Description => {
  const { view, components, say } = scene;
  const { deckSize: deck, pool } = view;
  const left = say('oteres-board-alt-left', { deck, white: pool.white, black: pool.black });
  return {
    turn: turnStatements(scene, shown),
    middle: [
      // The summary, which the position in words begins with, says it, too, until the match is over.
      { brief: left, full: view.result === undefined ? [] : [left] },
      discardStatement(scene),
      stated(say('oteres-text-first', { name: nameOf(scene, view.first) })),
      stated(say(`oteres-board-otter-${moodOf(view, components)}`)),
    ],
    sides: view.seats.map((side) => describeSide(scene, side, shown)),
  };
};
