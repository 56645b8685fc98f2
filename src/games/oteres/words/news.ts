import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import { pointsOf } from '../board/own-pearls.ts';
import { valueText } from '../board/pearl.ts';
import {
  cardName,
  cardTold,
  inPaw,
  numbered,
  pearlInWords,
  pearlsTold,
  pearlTold,
  withoutFullStop,
} from '../board/piece-words.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import type { OteresFact, PearlMove } from '../rules/fact.ts';
import { leftNeighbour } from '../rules/table.ts';
import type { LearnedView, SeatView } from '../rules/view.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { urchinShout } from './urchins.ts';

/** In whose turn and by which card something came about, if that is known. */
type PearlCause = Pick<LearnedView, 'by' | 'card'>;

interface Reader {
  readonly scene: Scene;
  readonly cause: PearlCause;
}

const told = ({ scene: { say } }: Reader, move: PearlMove): string => pearlTold(say, move);

type Handed = 'oteres-news-lost' | 'oteres-news-gave' | 'oteres-news-got-from';

/** A pearl that went between the reader and another player. */
function handedNews(reader: Reader, move: PearlMove | undefined, key: Handed): readonly string[] {
  const { scene } = reader;
  const other = key === 'oteres-news-got-from' ? move?.from : move?.to;
  if (move === undefined || typeof other !== 'number') return [];
  return [scene.say(key, { name: nameOf(scene, other), pearl: told(reader, move) })];
}

/** Pearls that came to the reader from the pool, in a sentence. */
const drawnNews = ({ scene: { say } }: Reader, moves: readonly PearlMove[]): readonly string[] =>
  moves.length === 0 ? [] : [say('oteres-news-got', { pearl: pearlsTold(say, moves) })];

/** What everybody’s passing to the left brought the reader; undefined if these did not move by it. */
function passedNews(reader: Reader, lost?: PearlMove, got?: PearlMove): readonly string[] | undefined {
  const { scene, cause } = reader;
  if (cause.card === undefined || scene.components.cards.get(cause.card)?.effect !== 'pass-left')
    return undefined;
  const value = [
    ...handedNews(reader, lost, 'oteres-news-gave'),
    ...handedNews(reader, got, 'oteres-news-got-from'),
  ].join(' ');
  if (value === '') return undefined;
  return [scene.say('label-value', { label: cardName(scene, cause.card), value })];
}

/** A pearl that the reader gave for another; undefined if these two are unrelated. */
function exchangedNews(reader: Reader, lost: PearlMove, got: PearlMove): readonly string[] | undefined {
  const { scene } = reader;
  const args = { given: told(reader, lost), pearl: told(reader, got) };
  if (lost.to === 'pool') return [scene.say('oteres-news-traded', args)];
  if (typeof lost.to !== 'number' || lost.to !== got.from) return undefined;
  return [scene.say('oteres-news-swapped', { ...args, name: nameOf(scene, lost.to) })];
}

/** What came to a seat and left it in one turn, with who did it, in a sentence or two. */
function pearlNews(
  scene: Scene,
  seat: Seat,
  cause: PearlCause,
  moves: readonly PearlMove[],
): readonly string[] {
  const reader: Reader = { scene, cause };
  const lost = moves.filter(({ from }) => from === seat);
  const got = moves.filter(({ to }) => to === seat);
  const [given] = lost;
  const [pearl] = got;
  const passed = passedNews(reader, given, pearl);
  if (passed !== undefined) return passed;
  if (given !== undefined && pearl !== undefined && lost.length === 1 && got.length === 1) {
    const exchanged = exchangedNews(reader, given, pearl);
    if (exchanged !== undefined) return exchanged;
  }
  return [
    ...drawnNews(
      reader,
      got.filter(({ from }) => typeof from !== 'number'),
    ),
    ...lost.flatMap((move) =>
      handedNews(reader, move, cause.by === seat ? 'oteres-news-gave' : 'oteres-news-lost'),
    ),
    ...got.flatMap((move) => handedNews(reader, move, 'oteres-news-got-from')),
  ];
}

type Learned = Scene['view']['learned'];

/** A seat's turns with something to tell, oldest first, each with its first card: one draws only in one's own turn. */
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

const choosesCard = ({ view: { turn, phase } }: Scene, seat: Seat): boolean =>
  turn.seat === seat && phase === 'card';

/**
 * What is news to a seat. Before it plays: what its last turn brought after its draw, what came after, and the card
 * drawn now. Later in its turn: what the turn has brought since. In another's turn: the same of its last turn.
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

const isUrchin = (fact: OteresFact, seat: Seat): boolean =>
  (fact.kind === 'card-drawn' || (fact.kind === 'card-given' && fact.to === seat)) && fact.card === URCHIN;

function givenNews(
  scene: Scene,
  seat: Seat,
  fact: Extract<OteresFact, { readonly kind: 'card-given' }>,
): readonly string[] {
  const { say } = scene;
  if (fact.card === undefined) return [];
  const card = cardTold(scene, fact.card);
  return [
    withoutFullStop(
      fact.seat === seat
        ? say('oteres-news-slipped', { name: nameOf(scene, fact.to), card })
        : say('oteres-news-given', { name: nameOf(scene, fact.seat), card }),
    ),
  ];
}

function eventNews(scene: Scene, seat: Seat, fact: OteresFact): readonly string[] {
  const { say } = scene;
  switch (fact.kind) {
    case 'card-drawn':
      return fact.card === undefined
        ? []
        : [withoutFullStop(say('oteres-news-drew', { card: cardTold(scene, fact.card) }))];
    case 'card-given':
      return givenNews(scene, seat, fact);
    case 'pearl-looked-at': {
      const pearl = numbered(shownSide(scene, fact.of).pearls).find(({ mark }) => mark === fact.mark);
      if (pearl === undefined || fact.value === undefined) return [];
      const name = nameOf(scene, fact.of);
      return [say('oteres-news-looked', { name, number: pearl.number, value: valueText(fact.value) })];
    }
    default:
      return [];
  }
}

const isPast = ({ view }: Scene, seat: Seat, turn: number, { by }: PearlCause): boolean =>
  by === seat && view.turn.number > turn + 1;

interface NewsLine {
  readonly words: string;
  readonly isUrchin: boolean;
}

/** What one turn brought, in order: pearls are told at their first move. */
function linesOfTurn(scene: Scene, seat: Seat, some: Learned, cause: PearlCause): readonly NewsLine[] {
  const { say } = scene;
  const [{ turn = 0 } = {}] = some;
  const { out } = shownSide(scene, seat);
  const isOld = isPast(scene, seat, turn, cause);
  const moves = some.flatMap(({ fact }) => (fact.kind === 'pearl-moved' ? [fact] : []));
  const firstMove = some.findIndex(({ fact }) => fact.kind === 'pearl-moved');
  const linesOf = (fact: OteresFact, at: number): readonly string[] => {
    if (fact.kind === 'pearl-moved') return at === firstMove ? pearlNews(scene, seat, cause, moves) : [];
    if (!isUrchin(fact, seat) || (isOld && fact.kind === 'card-drawn')) return eventNews(scene, seat, fact);
    if (out) return [];
    if (fact.kind === 'card-given')
      return [
        `⚠️ ${withoutFullStop(say('oteres-news-given', { name: nameOf(scene, fact.seat), card: cardTold(scene, URCHIN) }))}`,
      ];
    return [say('oteres-news-drew-urchin')];
  };
  return some.flatMap(({ fact }, at) =>
    linesOf(fact, at).map((words) => ({ words, isUrchin: isUrchin(fact, seat) })),
  );
}

/** What each turn brought, oldest first; what the reader’s own last turn did is told as such once it lies back. */
const turnNews = (scene: Scene, seat: Seat, learned: Learned): readonly NewsLine[] =>
  [...new Set(learned.map(({ turn }) => turn))].flatMap((turn): readonly NewsLine[] => {
    const some = learned.filter((each) => each.turn === turn);
    const [{ fact: _, ...first } = {}] = some;
    const card = some.find((each) => each.card !== undefined)?.card;
    const cause: PearlCause = { ...first, ...(card !== undefined && { card }) };
    const lines = linesOfTurn(scene, seat, some, cause);
    if (lines.length === 0 || !isPast(scene, seat, turn, cause)) return lines;
    const news = lines.map(({ words }) => words).join(' ');
    return [{ words: scene.say('oteres-news-last-turn', { news }), isUrchin: false }];
  });

/** Sentences that stand before a question in large letters; those before them are small. */
const MOST_NEWS = 3;

/** All news before a question: sea urchins first, for their impact, and the latest of the rest in large letters. */
function folded(all: readonly NewsLine[]): readonly string[] {
  const told = (some: readonly NewsLine[]): readonly string[] => some.map(({ words }) => words);
  const from = Math.max(0, all.length - MOST_NEWS);
  const earlier = all.slice(0, from);
  const small = told(earlier.filter(({ isUrchin }) => !isUrchin)).join(' ');
  return [
    ...told(earlier.filter(({ isUrchin }) => isUrchin)),
    ...(small === '' ? [] : [`-# ${small}`]),
    ...told(all.slice(from)),
  ];
}

/** What the reader has chosen and others have still to answer: the pearl that they pass, or their two paws. */
function chosenNews(scene: Scene, seat: Seat): readonly string[] {
  const { view, say } = scene;
  const passed = numbered(shownSide(scene, seat).pearls).find(({ mark }) => mark === view.passes);
  if (passed !== undefined)
    return [
      say('oteres-news-passing', {
        pearl: pearlInWords(say, passed),
        name: nameOf(scene, leftNeighbour(view, seat)),
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
 * What a seat has learned in secret since its last card: threats first, last what others have still to answer. A player
 * who is out reads what is left to hope for.
 */
export function newsOf(scene: Scene, seat: Seat): readonly string[] {
  const side = shownSide(scene, seat);
  const shout = urchinShout(scene, side);
  const told = turnNews(scene, seat, newsTo(scene, seat));
  const chosen = chosenNews(scene, seat).map((words): NewsLine => ({ words, isUrchin: false }));
  return [...(shout === undefined ? [] : [shout]), ...outNews(scene, side), ...folded([...told, ...chosen])];
}

/** What a player who is out is told as long as the others play on. */
function outNews({ view, say }: Scene, { out, pearls }: SeatView): readonly string[] {
  if (!out || view.result !== undefined) return [];
  const sum = pointsOf(pearls) ?? 0;
  return [say('oteres-news-out', { points: valueText(sum), count: sum })];
}
