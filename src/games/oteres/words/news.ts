import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import { frontInWords, knownOfOthers, ownCards, ownPearls } from '../board/description.ts';
import { pointsOf, valueText } from '../board/pearl.ts';
import {
  COMMA,
  cardName,
  cardsInWords,
  cardTold,
  inPaw,
  numbered,
  pearlInWords,
  pearlNamed,
  pearlsTold,
  pearlTold,
  withoutFullStop,
} from '../board/piece-words.ts';
import { actionCard, type Scene, shownSide } from '../board/scene.ts';
import type { OteresFact, PearlMove } from '../rules/fact.ts';
import { isDoomed, leftNeighbour, playersIn, relieves, urchinsIn } from '../rules/table.ts';
import { handKinds } from '../rules/targets.ts';
import type { Cause, LearnedView, SeatView } from '../rules/view.ts';
import { URCHIN, URCHINS_OUT } from '../rules/vocabulary.ts';

type Hand = Pick<SeatView, 'hand'>;

/** The cards in a hand that take a sea urchin out of it; empty if that would not be enough. */
function helpers(scene: Pick<Scene, 'components' | 'view' | 'say'>, hand: readonly string[]): string {
  if (urchinsIn(hand) > URCHINS_OUT) return '';
  const cards = [...new Set(hand)].filter((card) => relieves(scene.components, scene.view, card));
  return cards.map((card) => cardTold(scene, card)).join(COMMA);
}

/** Whether the next exit ends the game. */
export const exitEndsGame = ({ view }: Pick<Scene, 'view'>): boolean => playersIn(view).length === 2;

/** What somebody who is about to play is told of too many sea urchins in their hand, and how to get rid of one. */
export function urchinWarning(
  scene: Pick<Scene, 'components' | 'view' | 'say'>,
  { hand = [] }: Hand,
): string | undefined {
  if (!isDoomed(hand)) return undefined;
  return warned(scene, hand, helpers(scene, hand));
}

/** What somebody who is up is told: they are out after this turn, unless these cards help. */
function warned(scene: Pick<Scene, 'view' | 'say'>, hand: readonly string[], cards: string): string {
  const { say } = scene;
  const words =
    cards === '' ? say('oteres-warning-lost', { count: urchinsIn(hand) }) : say('oteres-warning', { cards });
  return exitEndsGame(scene) ? `${words} ${say('oteres-warning-end')}` : words;
}

/** What a player with too many urchins is told, except by the question itself (`urchinWarning`). */
function urchinShout(
  scene: Pick<Scene, 'components' | 'view' | 'say'>,
  { seat, hand = [] }: Hand & Pick<SeatView, 'seat'>,
): string | undefined {
  const { view, say } = scene;
  const isUp = view.turn.seat === seat;
  if (!isDoomed(hand) || view.phase === 'over' || (isUp && view.phase === 'card')) return undefined;
  const count = urchinsIn(hand);
  if (!isUp) {
    const cards = helpers(scene, hand);
    return cards === '' ? say('oteres-warning-bad', { count }) : say('oteres-warning-next', { cards });
  }
  const played = view.phase === 'action' && count === URCHINS_OUT ? view.card : undefined;
  const letsGo = played !== undefined && actionCard(scene, played).relief !== 'none';
  return warned(scene, hand, letsGo ? cardTold(scene, played) : '');
}

/** What came to a seat and left it in one turn, with who did it, in a sentence or two. */
function pearlNews(scene: Scene, seat: Seat, cause: Cause, moves: readonly PearlMove[]): readonly string[] {
  const { say, components } = scene;
  const lost = moves.filter(({ from }) => from === seat);
  const got = moves.filter(({ to }) => to === seat);
  const drawn = got.filter(({ from }) => typeof from !== 'number');
  const handed = (
    key: 'oteres-news-gave' | 'oteres-news-lost' | 'oteres-news-got-from',
    move: PearlMove,
    other: PearlMove['to'],
  ): readonly string[] =>
    typeof other === 'number' ? [say(key, { pearl: pearlTold(say, move), name: nameOf(scene, other) })] : [];
  const isPassed = components.cards.get(cause.card ?? '')?.effect === 'pass-left';
  const went = isPassed || cause.by === seat ? 'oteres-news-gave' : 'oteres-news-lost';
  const sent = lost.flatMap((move) => handed(went, move, move.to));
  const came = got.flatMap((move) => handed('oteres-news-got-from', move, move.from));
  if (isPassed && cause.card !== undefined && sent.length + came.length > 0) {
    const value = [...sent, ...came].join(' ');
    return [say('label-value', { label: cardName(scene, cause.card), value })];
  }
  const [given, pearl] = [lost[0], got[0]];
  if (given !== undefined && pearl !== undefined && lost.length === 1 && got.length === 1) {
    const args = { given: pearlTold(say, given), pearl: pearlTold(say, pearl) };
    if (given.to === 'pool') return [say('oteres-news-traded', args)];
    if (typeof given.to === 'number' && given.to === pearl.from)
      return [say('oteres-news-swapped', { ...args, name: nameOf(scene, given.to) })];
  }
  return [
    ...(drawn.length > 0 ? [say('oteres-news-got', { pearl: pearlsTold(say, drawn) })] : []),
    ...sent,
    ...came,
  ];
}

type Learned = readonly LearnedView[];

/** A seat's turns with something to tell, oldest first, each with its first card: one draws only in one's own turn. */
function ownTurns({ view }: Scene, seat: Seat): ReadonlyMap<number, OteresFact> {
  const turns = new Map<number, OteresFact>();
  for (const { turn, fact } of view.learned) {
    const isDraw = fact.kind === 'card-drawn' || fact.kind === 'nothing-drawn';
    if (isDraw && fact.seat === seat && !turns.has(turn)) turns.set(turn, fact);
  }
  return turns;
}

/**
 * What is news to a seat. Before it plays: what its last turn brought after its draw, what came after, and the card
 * drawn now. Later in its turn: what the turn has brought since. In another's turn: the same of its last turn.
 */
function newsTo(scene: Scene, seat: Seat): Learned {
  const { learned, turn, phase } = scene.view;
  const own = ownTurns(scene, seat);
  const isUp = turn.seat === seat;
  const chooses = isUp && phase === 'card';
  const last = [...own.keys()].filter((number) => !chooses || number < turn.number).at(-1) ?? 0;
  return learned.filter(({ turn: number, fact }) => {
    if (number < last) return false;
    if (own.get(number) === fact) return chooses && number === turn.number;
    // The question about a pearl that was looked at tells its worth.
    return !(isUp && phase === 'action' && fact.kind === 'pearl-looked-at');
  });
}

interface NewsLine {
  readonly words: string;
  readonly isUrchin: boolean;
}

const isUrchin = (fact: OteresFact, seat: Seat): boolean =>
  (fact.kind === 'card-drawn' || (fact.kind === 'card-given' && fact.to === seat)) && fact.card === URCHIN;

/** What one turn brought, in order: pearls are told at their first move. */
function linesOfTurn(
  scene: Scene,
  seat: Seat,
  facts: readonly OteresFact[],
  cause: Cause,
  isOld: boolean,
): readonly NewsLine[] {
  const { say } = scene;
  // Who is out reads the urchin that put them out like any card.
  const isPast = isOld || shownSide(scene, seat).out;
  const moves = facts.filter((fact) => fact.kind === 'pearl-moved');
  const linesOf = (fact: OteresFact): readonly (string | undefined)[] => {
    switch (fact.kind) {
      case 'pearl-moved':
        return fact === moves[0] ? pearlNews(scene, seat, cause, moves) : [];
      case 'card-drawn':
        if (fact.card === URCHIN && !isPast) return [say('oteres-news-drew-urchin')];
        return [fact.card && withoutFullStop(say('oteres-news-drew', { card: cardTold(scene, fact.card) }))];
      case 'card-given': {
        const name = nameOf(scene, fact.seat === seat ? fact.to : fact.seat);
        const key = fact.seat === seat ? 'oteres-news-slipped' : 'oteres-news-given';
        const words = fact.card && withoutFullStop(say(key, { name, card: cardTold(scene, fact.card) }));
        return [isUrchin(fact, seat) && !isPast ? `⚠️ ${words}` : words];
      }
      case 'pearl-looked-at': {
        const pearl = numbered(shownSide(scene, fact.of).pearls).find(({ mark }) => mark === fact.mark);
        if (pearl === undefined || fact.value === undefined) return [];
        const args = { name: nameOf(scene, fact.of), number: pearl.number, value: valueText(fact.value) };
        return [say('oteres-news-looked', args)];
      }
      default:
        return [];
    }
  };
  return facts.flatMap((fact) =>
    linesOf(fact).flatMap((words) => (words === undefined ? [] : { words, isUrchin: isUrchin(fact, seat) })),
  );
}

/** What each turn brought, oldest first; what the reader’s own last turn did is told as such once it lies back. */
const turnNews = (scene: Scene, seat: Seat, learned: Learned): readonly NewsLine[] =>
  [...new Set(learned.map(({ turn }) => turn))].flatMap((turn): readonly NewsLine[] => {
    const some = learned.filter((each) => each.turn === turn);
    const cause = some.find(({ card }) => card !== undefined) ?? some[0];
    if (cause === undefined) return [];
    const isOld = cause.by === seat && scene.view.turn.number > turn + 1;
    const facts = some.map(({ fact }) => fact);
    const lines = linesOfTurn(scene, seat, facts, cause, isOld);
    if (lines.length === 0 || !isOld) return lines;
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
  const small = told(earlier.filter((line) => !line.isUrchin)).join(' ');
  return [
    ...told(earlier.filter((line) => line.isUrchin)),
    ...(small === '' ? [] : [`-# ${small}`]),
    ...told(all.slice(from)),
  ];
}

/** What the reader has chosen and others have still to answer: the pearl that they pass, or their two paws. */
function chosenNews(scene: Scene, seat: Seat): string | undefined {
  const { view, say } = scene;
  if (view.passes !== undefined)
    return say('oteres-news-passing', {
      pearl: pearlInWords(say, pearlNamed(scene, view.passes)),
      name: nameOf(scene, leftNeighbour(view, seat)),
    });
  const inside = (paw: 'left' | 'right') => view.catch.filter((pearl) => pearl.paw === paw);
  const [left, right] = [inside('left'), inside('right')];
  return view.aimed === undefined || view.turn.seat !== seat || left.length + right.length === 0
    ? undefined
    : say('oteres-news-paws', {
        ...{ left: inPaw(scene, left), right: inPaw(scene, right) },
        name: nameOf(scene, view.aimed),
      });
}

/**
 * What a seat has learned in secret since its last card: threats first, last what others have still to answer. A player
 * who is out reads what is left to hope for as long as the others play on.
 */
export function newsOf(scene: Scene, seat: Seat): readonly string[] {
  const { view, say } = scene;
  const side = shownSide(scene, seat);
  const shout = urchinShout(scene, side);
  const told = turnNews(scene, seat, newsTo(scene, seat));
  const words = chosenNews(scene, seat);
  const chosen = words === undefined ? [] : [{ words, isUrchin: false }];
  const sum = pointsOf(side.pearls) ?? 0;
  const isOut = side.out && view.result === undefined;
  return [
    ...(shout === undefined ? [] : [shout]),
    ...(isOut ? [say('oteres-news-out', { points: valueText(sum), count: sum })] : []),
    ...folded([...told, ...chosen]),
  ];
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
