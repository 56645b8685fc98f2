import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../components.ts';
import type { OteresView, SeatView } from '../view.ts';
import { cardFace } from './card-face.ts';
import type { Piece } from './focus.ts';
import { frontGroups } from './front.ts';
import { nameOf, type Person } from './person.ts';
import { statusOf } from './status.ts';
import { countWords, listWords } from './words.ts';

const frontWords = (side: SeatView, components: Components, say: Say): string =>
  listWords(
    frontGroups(side, components, say).map(({ face, count, pearls }) =>
      say('oteres-board-alt-front', { card: face.name, count, pearls: pearls.length }),
    ),
    say,
  );

const sentence = (parts: readonly string[]): string => `${parts.join('; ')}.`;

/** The table in words: whose turn it is and what is played, then everybody's side, then what lies between. At most 1,024 characters. */
export const tableAlt = (
  view: OteresView,
  people: readonly Person[],
  components: Components,
  say: Say,
  focus: readonly Piece[],
): string => {
  const { turn } = view;
  const top = view.discards.at(-1);
  return altText([
    say('oteres-board-alt-turn', {
      round: turn.round,
      name: nameOf(people, turn.seat),
      status: statusOf(view, turn.seat, focus, components, say).words,
    }),
    ...(view.catch.length === 0 ? [] : [say('oteres-board-alt-catch', { count: view.catch.length })]),
    ...view.seats.map((side) => {
      const status = statusOf(view, side.seat, focus, components, say).words;
      return sentence([
        say('oteres-board-alt-side', {
          name: nameOf(people, side.seat),
          pearls: countWords(side.pearls, say),
          hand: side.handSize,
        }),
        ...(side.front.length === 0
          ? []
          : [say('oteres-board-alt-in-front', { cards: frontWords(side, components, say) })]),
        ...(side.seat === turn.seat && !side.out ? [] : [status]),
      ]);
    }),
    sentence([
      say('oteres-board-alt-middle', {
        white: view.pool.white,
        black: view.pool.black,
        deck: view.deckSize,
        discards: view.discards.length,
      }),
      ...(top === undefined
        ? []
        : [say('oteres-board-alt-top', { card: cardFace(top, components, say).name })]),
    ]),
    say('oteres-board-alt-first', { name: nameOf(people, view.first) }),
  ]);
};
