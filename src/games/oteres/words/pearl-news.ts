import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import { cardName, pearlsTold, pearlTold } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import type { PearlMove } from '../rules/fact.ts';
import type { LearnedView } from '../rules/view.ts';

/** In whose turn and by which card something came about, if that is known. */
export type PearlCause = Pick<LearnedView, 'by' | 'card'>;

interface Reader {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly cause: PearlCause;
}

const told = ({ scene: { say } }: Reader, move: PearlMove): string => pearlTold(say, move);

/** What is said of a pearl that left the reader, and of another's that came: by nobody known, themselves, another. */
const HANDED = {
  lost: ['oteres-news-gone', 'oteres-news-gave', 'oteres-news-lost'],
  got: ['oteres-news-got-from', 'oteres-news-took', 'oteres-news-given-pearl'],
} as const;

/** A pearl that went between the reader and another player, with who had a hand in it. */
function handedNews(reader: Reader, move: PearlMove, way: keyof typeof HANDED): readonly string[] {
  const { scene, seat, cause } = reader;
  const other = way === 'lost' ? move.to : move.from;
  if (typeof other !== 'number') return [];
  const [unknown, own, others] = HANDED[way];
  const key = cause.by === undefined ? unknown : cause.by === seat ? own : others;
  return [scene.say(key, { name: nameOf(scene, other), pearl: told(reader, move) })];
}

/** Pearls that came to the reader from the pool, in a sentence: directly, out of a paw, or of a shared catch. */
function drawnNews(reader: Reader, moves: readonly PearlMove[]): readonly string[] {
  if (moves.length === 0) return [];
  const { scene, seat, cause } = reader;
  const pearl = pearlsTold(scene.say, moves);
  const isCatch = moves.every(({ from }) => from === 'catch');
  if (!isCatch || cause.by === undefined) return [scene.say('oteres-news-got', { pearl })];
  if (cause.by === seat) return [scene.say('oteres-news-kept', { pearl })];
  const effect = scene.components.cards.get(cause.card ?? '')?.effect;
  return [
    scene.say(effect === 'split-paws' ? 'oteres-news-paw' : 'oteres-news-shared', {
      name: nameOf(scene, cause.by),
      pearl,
    }),
  ];
}

/** What everybody’s passing to the left brought the reader; undefined if these did not move by it. */
function passedNews(reader: Reader, lost?: PearlMove, got?: PearlMove): readonly string[] | undefined {
  const { scene, cause } = reader;
  if (cause.card === undefined || scene.components.cards.get(cause.card)?.effect !== 'pass-left')
    return undefined;
  const { say } = scene;
  const card = cardName(scene, cause.card);
  const given =
    typeof lost?.to === 'number' ? { given: told(reader, lost), to: nameOf(scene, lost.to) } : undefined;
  const pearl =
    typeof got?.from === 'number' ? { pearl: told(reader, got), from: nameOf(scene, got.from) } : undefined;
  if (given !== undefined && pearl !== undefined)
    return [say('oteres-news-passed', { card, ...given, ...pearl })];
  if (given !== undefined) return [say('oteres-news-passed-on', { card, ...given })];
  return pearl && [say('oteres-news-passed-here', { card, ...pearl })];
}

/** A pearl that the reader gave for another; undefined if these two are unrelated. */
function exchangedNews(reader: Reader, lost: PearlMove, got: PearlMove): readonly string[] | undefined {
  const { scene, seat, cause } = reader;
  const args = { given: told(reader, lost), pearl: told(reader, got) };
  if (lost.to === 'pool') return [scene.say('oteres-news-traded', args)];
  if (typeof lost.to !== 'number' || lost.to !== got.from) return undefined;
  const isTheirs = cause.by !== undefined && cause.by !== seat;
  return [
    scene.say(isTheirs ? 'oteres-news-swapped-by' : 'oteres-news-swapped', {
      ...args,
      name: nameOf(scene, lost.to),
    }),
  ];
}

/** What came to a seat and left it in one turn, with who did it, in a sentence or two. */
export function pearlNews(
  scene: Scene,
  seat: Seat,
  cause: PearlCause,
  moves: readonly PearlMove[],
): readonly string[] {
  const reader: Reader = { scene, seat, cause };
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
    ...lost.flatMap((move) => handedNews(reader, move, 'lost')),
    ...got.flatMap((move) => handedNews(reader, move, 'got')),
  ];
}
