import type { Seat } from '../../../kernel/seat.ts';
import { nameOf } from '../../person.ts';
import type { OteresFact } from '../fact.ts';
import type { SeatView } from '../view.ts';
import { URCHIN } from '../vocabulary.ts';
import { pearlTold } from './happened.ts';
import { type Scene, sideOf } from './scene.ts';
import type { PearlMove } from './tally.ts';
import { urchinShout } from './urchins.ts';
import { COMMA, cardName, numbered, points, sentence } from './words.ts';

type Learned = Scene['view']['learned'];

/** The turns of a seat of which something is told, oldest first, each with the card that it began with: only in one's own turn one draws. */
function ownTurns({ view }: Scene, seat: Seat): ReadonlyMap<number, OteresFact> {
  const turns = new Map<number, OteresFact>();
  for (const { turn, fact } of view.learned)
    if (
      (fact.kind === 'card-drawn' || fact.kind === 'nothing-drawn') &&
      fact.seat === seat &&
      !turns.has(turn)
    )
      turns.set(turn, fact);
  return turns;
}

/**
 * What is news to a seat. Before it plays: what its last turn brought after the card that it drew, as others may have played since that
 * press, what came after, and the card that it has drawn now. In its own turn after that: what the turn has brought since. While another is up: the same of its last turn, and what came after.
 */
function newsTo(scene: Scene, seat: Seat): Learned {
  const { learned, turn, phase } = scene.view;
  const own = ownTurns(scene, seat);
  const isUp = turn.seat === seat && phase !== 'over';
  const chooses = isUp && phase === 'card';
  const last = [...own.keys()].filter((number) => !chooses || number < turn.number).at(-1) ?? 0;
  return learned.filter(({ turn: number, fact }) => {
    if (number < last) return false;
    if (own.get(number) === fact) return chooses && number === turn.number;
    // The question about a pearl that was looked at tells its worth.
    return !(isUp && phase === 'action' && fact.kind === 'pearl-looked-at');
  });
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
  const drawn = got.filter(({ from }) => typeof from !== 'number');
  const from = got.filter(({ from }) => typeof from === 'number');
  return [
    ...(drawn.length === 0 ? [] : [say('oteres-news-got', { pearl: drawn.map(told).join(COMMA) })]),
    ...lost.flatMap((move) =>
      typeof move.to === 'number'
        ? [say('oteres-news-lost', { name: nameOf(scene, move.to), pearl: told(move) })]
        : [],
    ),
    ...from.flatMap((move) =>
      typeof move.from === 'number'
        ? [say('oteres-news-got-from', { name: nameOf(scene, move.from), pearl: told(move) })]
        : [],
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
            : sentence(say('oteres-news-drew', { card: cardName(scene, fact.card) })),
        ];
      }
      case 'card-given': {
        if (fact.card === undefined || fact.to !== seat) return [];
        const name = nameOf(scene, fact.seat);
        return [
          fact.card === URCHIN
            ? say('oteres-news-given-urchin', { name })
            : sentence(say('oteres-news-given', { name, card: cardName(scene, fact.card) })),
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

/** A sea urchin that has come to a seat, by chance or from another. */
const isUrchin = (fact: OteresFact): boolean =>
  (fact.kind === 'card-drawn' || fact.kind === 'card-given') && fact.card === URCHIN;

/**
 * What a seat has learned in secret since it played its last card, in the order in which it happened; sea urchins come first. Whoever is
 * out reads what is left to hope for. The view is the seat's own.
 */
export function newsOf(scene: Scene, seat: Seat): readonly string[] {
  const learned = newsTo(scene, seat);
  const side = sideOf(scene, seat);
  const shout = urchinShout(scene, side);
  const turns = [...new Set(learned.map(({ turn }) => turn))];
  const told = turns.flatMap((turn) => {
    const some = learned.filter((each) => each.turn === turn && !isUrchin(each.fact));
    const moves = some.flatMap(({ fact }) => (fact.kind === 'pearl-moved' ? [fact] : []));
    return [...pearlNews(scene, seat, moves), ...otherNews(scene, seat, some)];
  });
  const urchins = side.out ? [] : learned.filter(({ fact }) => isUrchin(fact));
  return [
    ...(shout === undefined ? [] : [shout]),
    ...outNews(scene, side),
    ...otherNews(scene, seat, urchins),
    ...told.slice(-MOST_NEWS),
  ];
}

/** What whoever is out is told as long as the others play on. */
function outNews({ view, say }: Scene, { out, pearls }: SeatView): readonly string[] {
  if (!out || view.result !== undefined) return [];
  const sum = pearls.reduce((total, { value = 0 }) => total + value, 0);
  return [say('oteres-news-out', { sum: points(sum), count: sum })];
}
