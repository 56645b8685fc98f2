import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { newsRoom } from '../../news-room.ts';
import { nameOf, type Person } from '../../person.ts';
import type { Components } from '../rules/components.ts';
import type { OteresView, SeatView } from '../rules/view.ts';
import { cardFace } from './card-face.ts';
import { frontGroups } from './front.ts';
import { moodOf } from './mood.ts';
import { newsWords } from './news-alt.ts';
import type { Shown } from './shown.ts';
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

/** One player's side: counts, what lies in front, and what the player is about unless that stands at the top. */
const sideWords = (
  view: OteresView,
  side: SeatView,
  people: readonly Person[],
  components: Components,
  say: Say,
  { focus }: Pick<Shown, 'focus'>,
): string =>
  sentence([
    say('oteres-board-alt-side', {
      name: nameOf({ people }, side.seat),
      pearls: countWords(side.pearls, say),
      hand: side.handSize,
    }),
    ...(side.front.length === 0
      ? []
      : [say('oteres-board-alt-in-front', { cards: frontWords(side, components, say) })]),
    ...(side.seat === view.turn.seat && !side.out
      ? []
      : [statusOf(view, side.seat, focus, components, say).words].filter((words) => words !== '')),
  ]);

/**
 * The table in words: whose turn it is, what is played and asked, what is new, then everybody's side, then what lies between.
 * At most 1,024 characters.
 */
export const tableAlt = (
  view: OteresView,
  people: readonly Person[],
  components: Components,
  say: Say,
  shown: Shown,
): string => {
  const { turn } = view;
  const top = view.discards.at(-1);
  const head = [
    say('oteres-board-alt-turn', {
      round: turn.round,
      name: nameOf({ people }, turn.seat),
      status: statusOf(view, turn.seat, shown.focus, components, say).words,
    }),
    ...shown.asked.map((prompt) => say('oteres-board-alt-asked', { prompt })),
    ...(view.catch.length === 0 ? [] : [say('oteres-board-alt-catch', { count: view.catch.length })]),
  ];
  const body = [
    ...view.seats.map((side) => sideWords(view, side, people, components, say, shown)),
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
    say('oteres-board-alt-first', { name: nameOf({ people }, view.first) }),
    say(`oteres-board-otter-${moodOf(view, components)}`),
  ];
  const news = newsWords(shown.news, people, components, newsRoom([...head, ...body]), say);
  return altText([...head, ...news, ...body]);
};
