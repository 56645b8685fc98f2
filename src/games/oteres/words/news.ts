import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import { valueText } from '../board/pearl.ts';
import { inPaw, numbered, pearlInWords, sentence } from '../board/piece-words.ts';
import { type Scene, sideOf } from '../board/scene.ts';
import type { OteresFact } from '../rules/fact.ts';
import { leftOf } from '../rules/table.ts';
import type { SeatView } from '../rules/view.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { type Cause, pearlNews } from './pearl-news.ts';
import { cardTold } from './told-card.ts';
import { urchinShout } from './urchins.ts';

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

/** Whether a seat is up and has not played its card. */
const choosesCard = ({ view: { turn, phase } }: Scene, seat: Seat): boolean =>
  turn.seat === seat && phase === 'card';

/**
 * What is news to a seat. Before it plays: what its last turn brought after the card that it drew, as others may have played since that
 * press, what came after, and the card that it has drawn now. In its own turn after that: what the turn has brought since. While another is up: the same of its last turn, and what came after.
 */
function newsTo(scene: Scene, seat: Seat): Learned {
  const { learned, turn, phase } = scene.view;
  const own = ownTurns(scene, seat);
  const isUp = turn.seat === seat && phase !== 'over';
  const chooses = choosesCard(scene, seat);
  const last = [...own.keys()].filter((number) => !chooses || number < turn.number).at(-1) ?? 0;
  return learned.filter(({ turn: number, fact }) => {
    if (number < last) return false;
    if (own.get(number) === fact) return chooses && number === turn.number;
    // The question about a pearl that was looked at tells its worth.
    return !(isUp && phase === 'action' && fact.kind === 'pearl-looked-at');
  });
}

/** Cards that came into the hand, and pearls that were looked at. */
function otherNews(scene: Scene, seat: Seat, learned: Learned): readonly string[] {
  const { say } = scene;
  return learned.flatMap(({ fact }): readonly string[] => {
    switch (fact.kind) {
      case 'card-drawn': {
        if (fact.card === undefined) return [];
        return [sentence(say('oteres-news-drew', { card: cardTold(scene, fact.card) }))];
      }
      case 'card-given': {
        if (fact.card === undefined || fact.to !== seat) return [];
        const name = nameOf(scene, fact.seat);
        return [sentence(say('oteres-news-given', { name, card: cardTold(scene, fact.card) }))];
      }
      case 'pearl-looked-at': {
        const pearl = numbered(sideOf(scene, fact.of).pearls).find(({ mark }) => mark === fact.mark);
        return pearl === undefined || fact.value === undefined
          ? []
          : [
              say('oteres-news-looked', {
                name: nameOf(scene, fact.of),
                number: pearl.number,
                value: valueText(fact.value),
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

/** The sea urchins that have come to a seat: those that it drew last in one sentence, those given with who gave them. */
function urchinNews(scene: Scene, learned: Learned): readonly string[] {
  const { say } = scene;
  const draws = learned.filter(({ fact }) => fact.kind === 'card-drawn');
  const last = draws.at(-1)?.turn;
  const drawn = draws.filter(({ turn }) => turn === last).length;
  const givers = learned.flatMap(({ fact }) => (fact.kind === 'card-given' ? [fact.seat] : []));
  return [
    ...(drawn === 0 ? [] : [say('oteres-news-drew-urchin', { count: drawn })]),
    ...[...new Set(givers)].map((giver) =>
      say('oteres-news-given-urchin', {
        name: nameOf(scene, giver),
        count: givers.filter((each) => each === giver).length,
      }),
    ),
  ];
}

/** Whether a turn was the reader’s last and others have played since. */
const isPast = ({ view }: Scene, seat: Seat, turn: number, { by }: Cause): boolean =>
  by === seat && view.turn.number > turn + 1;

/** A card that the reader drew in their own last turn, which they read then. */
const isOldDraw = (scene: Scene, seat: Seat, { turn, fact, ...cause }: Learned[number]): boolean =>
  fact.kind === 'card-drawn' && isPast(scene, seat, turn, cause);

/** What each turn brought, oldest first; what the reader’s own last turn did is told as such once it lies back. */
function turnNews(scene: Scene, seat: Seat, learned: Learned): readonly string[] {
  return [...new Set(learned.map(({ turn }) => turn))].flatMap((turn): readonly string[] => {
    const some = learned.filter((each) => each.turn === turn);
    const [{ fact: _, ...first } = {}] = some;
    const card = some.find((each) => each.card !== undefined)?.card;
    const cause: Cause = { ...first, ...(card !== undefined && { card }) };
    const moves = some.flatMap(({ fact }) => (fact.kind === 'pearl-moved' ? [fact] : []));
    const lines = [...pearlNews(scene, seat, cause, moves), ...otherNews(scene, seat, some)];
    if (lines.length === 0 || !isPast(scene, seat, turn, cause)) return lines;
    // It was read when it came about: once more before the next card, and not on each page between.
    return choosesCard(scene, seat) ? [scene.say('oteres-news-last-turn', { news: lines.join(' ') })] : [];
  });
}

/** What the reader has chosen and others have still to answer: the pearl that they pass, or their two paws. */
function chosenNews(scene: Scene, seat: Seat): readonly string[] {
  const { view, say } = scene;
  const passed = numbered(sideOf(scene, seat).pearls).find(({ mark }) => mark === view.passes);
  if (passed !== undefined)
    return [
      say('oteres-news-passing', {
        pearl: pearlInWords(say, passed),
        name: nameOf(scene, leftOf(view, seat)),
      }),
    ];
  const { aimed } = view;
  if (aimed === undefined || view.turn.seat !== seat || view.catch.every(({ paw }) => paw === undefined))
    return [];
  return [
    say('oteres-news-paws', {
      left: inPaw(
        scene,
        view.catch.filter(({ paw }) => paw === 'left'),
      ),
      right: inPaw(
        scene,
        view.catch.filter(({ paw }) => paw === 'right'),
      ),
      name: nameOf(scene, aimed),
    }),
  ];
}

/**
 * What a seat has learned in secret since it played its last card, in the order in which it happened; sea urchins come first, then what it
 * has chosen and others have still to answer. A player who is out reads what is left to hope for. The view is the seat's own.
 */
export function newsOf(scene: Scene, seat: Seat): readonly string[] {
  const learned = newsTo(scene, seat);
  const side = sideOf(scene, seat);
  const shout = urchinShout(scene, side);
  const isFelt = (each: Learned[number]): boolean => isUrchin(each.fact) && !isOldDraw(scene, seat, each);
  const told = turnNews(
    scene,
    seat,
    learned.filter((each) => !isFelt(each)),
  );
  const urchins = side.out ? [] : learned.filter(isFelt);
  return [
    ...(shout === undefined ? [] : [shout]),
    ...outNews(scene, side),
    ...urchinNews(scene, urchins),
    ...chosenNews(scene, seat),
    ...told.slice(-MOST_NEWS),
  ];
}

/** What a player who is out is told as long as the others play on. */
function outNews({ view, say }: Scene, { out, pearls }: SeatView): readonly string[] {
  if (!out || view.result !== undefined) return [];
  const sum = pearls.reduce((total, { value = 0 }) => total + value, 0);
  return [say('oteres-news-out', { sum: valueText(sum), count: sum })];
}
