import type { Seat } from '../../../kernel/seat.ts';
import { nameOf } from '../../person.ts';
import { URCHIN } from '../vocabulary.ts';
import { pearlTold } from './happened.ts';
import { type Scene, sideOf } from './scene.ts';
import type { PearlMove } from './tally.ts';
import { isDoomed } from './urchins.ts';
import { cardName, numbered, points } from './words.ts';

type Learned = Scene['view']['learned'];

/** From which turn on something is news to a seat: after its last turn, or in that turn while it is another's. */
function newsFrom({ view }: Scene, seat: Seat): number {
  const own = view.learned.flatMap(({ turn, fact }) =>
    fact.kind === 'card-drawn' && fact.seat === seat ? [turn] : [],
  );
  const isUp = view.turn.seat === seat && view.phase !== 'over';
  const before = own.filter((turn) => !isUp || turn < view.turn.number).at(-1) ?? 0;
  return isUp ? before + 1 : before;
}

/** What came and went in one turn, in a sentence or two. */
function pearlNews(scene: Scene, seat: Seat, moves: readonly PearlMove[]): readonly string[] {
  const { say } = scene;
  const told = (move: PearlMove) => pearlTold(say, { colour: move.colour, value: move.value });
  const lost = moves.filter(({ from }) => from === seat);
  const got = moves.filter(({ to }) => to === seat);
  const [given] = lost;
  const [pearl] = got;
  if (given !== undefined && pearl !== undefined && lost.length === 1 && got.length === 1) {
    const args = { given: told(given), pearl: told(pearl) };
    if (given.to === 'pool') return [say('oteres-news-traded', args)];
    if (typeof given.to === 'number' && given.to === pearl.from)
      return [say('oteres-news-swapped', { ...args, name: nameOf(scene, given.to) })];
  }
  return [
    ...lost.flatMap((move) =>
      typeof move.to === 'number'
        ? [say('oteres-news-lost', { name: nameOf(scene, move.to), pearl: told(move) })]
        : [],
    ),
    ...got.map((move) =>
      typeof move.from === 'number'
        ? say('oteres-news-got-from', { name: nameOf(scene, move.from), pearl: told(move) })
        : say('oteres-news-got', { pearl: told(move) }),
    ),
  ];
}

/** Cards that came into the hand, and pearls that were looked at. */
function otherNews(scene: Scene, seat: Seat, learned: Learned): readonly string[] {
  const { say } = scene;
  return learned.flatMap(({ fact }): readonly string[] => {
    switch (fact.kind) {
      case 'card-drawn': {
        if (fact.card === undefined) return [];
        return [
          fact.card === URCHIN
            ? say('oteres-news-drew-urchin')
            : say('oteres-news-drew', { card: cardName(scene, fact.card) }),
        ];
      }
      case 'card-given': {
        if (fact.card === undefined || fact.to !== seat) return [];
        const name = nameOf(scene, fact.seat);
        return [
          fact.card === URCHIN
            ? say('oteres-news-given-urchin', { name })
            : say('oteres-news-given', { name, card: cardName(scene, fact.card) }),
        ];
      }
      case 'pearl-looked-at': {
        const pearl = numbered(sideOf(scene, fact.of).pearls).find(({ mark }) => mark === fact.mark);
        return pearl === undefined || fact.value === undefined
          ? []
          : [
              say('oteres-news-looked', {
                name: nameOf(scene, fact.of),
                number: pearl.number,
                value: points(fact.value),
              }),
            ];
      }
      default:
        return [];
    }
  });
}

/** So many sentences are read before a question, the latest; the rest is in the log. */
const MOST_NEWS = 6;

/** What a seat has learned in secret since its last turn, or in it while it is another's, in the order in which it happened. The view is its own. */
export function newsOf(scene: Scene, seat: Seat): readonly string[] {
  const from = newsFrom(scene, seat);
  const learned = scene.view.learned.filter(({ turn }) => turn >= from);
  const { view, say } = scene;
  const { hand = [] } = sideOf(scene, seat);
  const isUp = view.turn.seat === seat;
  // The question which card to play says it itself.
  const shouts = isDoomed(hand) && view.phase !== 'over' && !(isUp && view.phase === 'card');
  const shout = shouts ? [say(isUp ? 'oteres-news-doomed' : 'oteres-news-two')] : [];
  const turns = [...new Set(learned.map(({ turn }) => turn))];
  const told = turns.flatMap((turn) => {
    const some = learned.filter((each) => each.turn === turn);
    const moves = some.flatMap(({ fact }) => (fact.kind === 'pearl-moved' ? [fact] : []));
    return [...otherNews(scene, seat, some), ...pearlNews(scene, seat, moves)];
  });
  return [...shout, ...told.slice(-MOST_NEWS)];
}
