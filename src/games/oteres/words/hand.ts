import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import { asSentence, capital, linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import { frontInWords } from '../board/description.ts';
import { pointsOf } from '../board/own-pearls.ts';
import { valueText } from '../board/pearl.ts';
import {
  COMMA,
  cardName,
  cardsInWords,
  cardText,
  type NumberedPearl,
  numbered,
  pearlInWords,
} from '../board/piece-words.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { handKinds } from '../rules/idle.ts';
import type { PearlView, SeatView } from '../rules/view.ts';
import { newsOf } from './news.ts';
import { urchinWarning } from './urchins.ts';

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

function ownPearls(scene: Scene, seat: Seat): readonly string[] {
  const { say } = scene;
  const side = shownSide(scene, seat);
  const { pearls } = side;
  if (pearls.length === 0) return [asSentence(capital(say('oteres-no-pearls')))];
  const sum = pointsOf(pearls) ?? 0;
  const list = pearlList(scene, side, numbered(pearls));
  return [say('oteres-hand-pearls', { count: pearls.length, sum: valueText(sum), list })];
}

function knownOfOthers(scene: Scene, seat: Seat): readonly string[] {
  const { say, view } = scene;
  return view.seats.flatMap((side) => {
    const known = numbered(side.pearls).filter(({ value }) => value !== undefined);
    if (side.seat === seat || known.length === 0) return [];
    return [
      say('oteres-hand-known', {
        name: nameOf(scene, side.seat),
        list: pearlList(scene, side, known),
      }),
    ];
  });
}

function givenToOthers(scene: Scene): readonly string[] {
  const { view, say } = scene;
  return [...new Set(view.handed.map(({ at }) => at))].map((seat) =>
    say('oteres-hand-given', {
      name: nameOf(scene, seat),
      cards: cardsInWords(
        scene,
        view.handed.filter(({ at }) => at === seat).map(({ card }) => card),
      ),
    }),
  );
}

/** A seat's cards, a line for each kind, in the order of the picture. */
function ownCards(scene: Scene, seat: Seat, hand: readonly string[]): readonly string[] {
  const { say } = scene;
  const kinds = handKinds(scene.components, scene.view, seat);
  return kinds.map((id) =>
    say('oteres-hand-card', {
      count: hand.filter((card) => card === id).length,
      card: cardName(scene, id),
      text: cardText(scene, id),
    }),
  );
}

/** What a player who is out has still to look forward to: their points are safe, and they may follow the game. */
function outPage(scene: Scene, seat: Seat, pictures: readonly Picture[]): Page<never> {
  const { say } = scene;
  const side = shownSide(scene, seat);
  return {
    title: say('oteres-text-out'),
    text: linesWithin(
      [
        say('oteres-hand-out'),
        ...ownPearls(scene, seat),
        ...frontInWords(scene, side),
        ...knownOfOthers(scene, seat),
      ],
      LENGTHS.page,
      say,
    ),
    pictures,
    answers: [],
  };
}

/** *My hand*: the seat's cards and pearls, as pictures and in words. The view is the seat's own. */
export function handPage(scene: Scene, seat: Seat, pictures: readonly Picture[]): Page<never> {
  const { say } = scene;
  const { hand = [], out } = shownSide(scene, seat);
  if (out && scene.view.result === undefined) return outPage(scene, seat, pictures);
  // Beside the question which card to play; otherwise the news says it.
  const isAsked = scene.view.turn.seat === seat && scene.view.phase === 'card';
  const warning = isAsked ? urchinWarning(scene, { hand }) : undefined;
  const lines = [
    ...(warning === undefined ? [] : [warning]),
    ...newsOf(scene, seat),
    ...ownPearls(scene, seat),
    // At the end the result shows everybody’s pearls.
    ...(scene.view.result === undefined ? knownOfOthers(scene, seat) : []),
    ...givenToOthers(scene),
    ...(hand.length === 0 ? [say('oteres-board-hand-empty')] : ownCards(scene, seat, hand)),
  ];
  return {
    title: say('oteres-hand-title'),
    text: linesWithin(lines, LENGTHS.page, say),
    pictures,
    answers: [],
  };
}
