import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import { frontInWords, knownOfOthers, ownCards, ownPearls } from '../board/description.ts';
import { cardsInWords } from '../board/piece-words.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { handKinds } from '../rules/idle.ts';
import { newsOf } from './news.ts';
import { urchinWarning } from './urchins.ts';

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

/** *My hand*: the seat's cards and pearls, as pictures and in words. The view is the seat's own. */
export function handPage(scene: Scene, seat: Seat, pictures: readonly Picture[]): Page<never> {
  const { say, view, components } = scene;
  const side = shownSide(scene, seat);
  const isOut = side.out && view.result === undefined;
  // Beside the question which card to play; otherwise the news says it.
  const isAsked = view.turn.seat === seat && view.phase === 'card';
  const warning = isAsked ? urchinWarning(scene, side) : undefined;
  // Who is out has still to look forward to: their points are safe, and they may follow the game.
  const lines = isOut
    ? [
        say('oteres-hand-out'),
        ...ownPearls(scene, seat),
        ...frontInWords(scene, side),
        ...knownOfOthers(scene, seat),
      ]
    : [
        ...(warning === undefined ? [] : [warning]),
        ...newsOf(scene, seat),
        ...ownPearls(scene, seat),
        ...knownOfOthers(scene, seat),
        ...givenToOthers(scene),
        ...ownCards(scene, seat, handKinds(components, view, seat)),
      ];
  return {
    title: say(isOut ? 'oteres-text-out' : 'oteres-hand-title'),
    text: linesWithin(lines, LENGTHS.page, say),
    pictures,
    answers: [],
  };
}
