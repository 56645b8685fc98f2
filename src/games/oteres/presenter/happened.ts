import type { MoveEntry } from '../../../kernel/log.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { nameOf } from '../../person.ts';
import type { Telling, TurnSummary } from '../../presenter.ts';
import type { Components } from '../components.ts';
import type { OteresFact } from '../fact.ts';
import { type PearlMove, type Tally, tallies } from './tally.ts';
import { COMMA, cardName, points } from './words.ts';

/** What a summary is told with: no view, since it tells of the past. */
interface Teller extends Telling {
  readonly components: Components;
}

type FactOf<K extends OteresFact['kind']> = Extract<OteresFact, { readonly kind: K }>;

/**
 * A line for each kind of fact that is told by itself; pearls that went from hand to hand are told as gains and losses, and that the turn
 * ended comes last.
 */
const LINES: {
  readonly [K in OteresFact['kind']]?: (teller: Teller, fact: FactOf<K>) => string | undefined;
} = {
  'card-drawn': (teller, { card }) =>
    card === undefined ? undefined : teller.say('oteres-happened-drew', { card: cardName(teller, card) }),
  'card-played': (teller, { card }) => teller.say('oteres-happened-played', { card: cardName(teller, card) }),
  'nothing-drawn': ({ say }) => say('oteres-happened-nothing-drawn'),
  'nothing-played': ({ say }) => say('oteres-happened-nothing-played'),
  'no-effect': ({ say }, { why }) => say(`oteres-happened-${why}`),
  'card-discarded': (teller, { card }) =>
    teller.say('oteres-happened-discarded', { card: cardName(teller, card) }),
  'urchin-returned': ({ say }) => say('oteres-happened-urchin-returned'),
  'card-given': (teller, { to, card }) =>
    card === undefined
      ? teller.say('oteres-happened-given', { name: nameOf(teller, to) })
      : teller.say('oteres-happened-given-known', {
          name: nameOf(teller, to),
          card: cardName(teller, card),
        }),
  'card-laid': (teller, { seat, at, card }) =>
    seat === at
      ? teller.say('oteres-happened-laid', { card: cardName(teller, card) })
      : teller.say('oteres-happened-laid-at', { card: cardName(teller, card), name: nameOf(teller, at) }),
  'pearl-protected': (teller, { seat }) =>
    teller.say('oteres-happened-protected', { name: nameOf(teller, seat) }),
  'nothing-protected': ({ say }) => say('oteres-happened-nothing-protected'),
  'only-pearl-passed': (teller, { seat }) =>
    teller.say('oteres-happened-only-pearl', { name: nameOf(teller, seat) }),
  warded: (teller, { seat, card }) =>
    teller.say('oteres-happened-warded', { card: cardName(teller, card), name: nameOf(teller, seat) }),
  'pearl-looked-at': (teller, { of, value }) =>
    value === undefined
      ? teller.say('oteres-happened-looked', { name: nameOf(teller, of) })
      : teller.say('oteres-happened-looked-known', {
          name: nameOf(teller, of),
          value: points(value),
        }),
  'paw-picked': (teller, { seat, paw, count }) =>
    teller.say(`oteres-happened-paw-${paw}`, { name: nameOf(teller, seat), count }),
  'turn-ended': ({ say }) => say('oteres-happened-turn-ended'),
  out: ({ say }, { urchins }) => say('oteres-happened-out', { count: urchins }),
  ended: ({ say }) => say('oteres-happened-ended'),
};

/** The boundary at which a fact meets the words of its own kind, which the compiler cannot follow through an index. */
const lineOf = <K extends OteresFact['kind']>(kind: K) =>
  LINES[kind] as ((teller: Teller, fact: OteresFact) => string | undefined) | undefined;

/** Pearls that went the same way, in a few words: "+1 white from Ben (3)". */
function wayInWords(teller: Teller, some: readonly PearlMove[], seat: Seat): string {
  const [first] = some;
  if (first === undefined) return '';
  const { say } = teller;
  const { colour, from, to } = first;
  const isGain = to === seat;
  const change = say(`oteres-happened-${isGain ? 'gain' : 'loss'}-${colour}`, { count: some.length });
  const other = isGain ? from : to;
  const way =
    typeof other === 'number'
      ? say(isGain ? 'oteres-happened-from' : 'oteres-happened-to', {
          change,
          name: nameOf(teller, other),
        })
      : isGain
        ? change
        : say('oteres-happened-back', { change });
  const values = some.flatMap(({ value }) => value ?? []);
  return values.length === 0
    ? way
    : say('oteres-happened-worth', { change: way, values: values.map(points).join(COMMA) });
}

/** What one player gained and lost by pearls that moved one behind the other, in that order, in a line; nothing where nothing changed. */
function changesLine(teller: Teller, pearls: readonly PearlMove[], seat: Seat): readonly string[] {
  const ways = new Map<string, readonly PearlMove[]>();
  for (const move of pearls.filter(({ from, to }) => from === seat || to === seat)) {
    const key = `${move.colour} ${move.from} ${move.to}`;
    ways.set(key, [...(ways.get(key) ?? []), move]);
  }
  if (ways.size === 0) return [];
  const changes = [...ways.values()].map((some) => wayInWords(teller, some, seat)).join(COMMA);
  return [teller.say('oteres-happened-net', { name: nameOf(teller, seat), changes })];
}

/** All that came about, in order. */
function linesOf(teller: Teller, { facts, seat: mover }: Tally): readonly string[] {
  const seats = [mover, ...teller.people.map((_, seat) => seat).filter((seat) => seat !== mover)];
  const lines: string[] = [];
  let pearls: readonly PearlMove[] = [];
  const tellPearls = (): void => {
    lines.push(...seats.flatMap((seat) => changesLine(teller, pearls, seat)));
    pearls = [];
  };
  for (const fact of facts) {
    if (fact.kind === 'pearl-moved') {
      pearls = [...pearls, fact];
      continue;
    }
    const line = lineOf(fact.kind)?.(teller, fact);
    if (line === undefined) continue;
    tellPearls();
    lines.push(line);
  }
  tellPearls();
  return lines;
}

/** What each turn brought, oldest first: the card, what came of it, and everybody's gains and losses where they came about. */
export function summariesOf(
  moves: readonly MoveEntry<OteresFact>[],
  telling: Telling,
  components: Components,
): readonly TurnSummary[] {
  const teller: Teller = { ...telling, components };
  return tallies(moves)
    .map((tally) => ({ turn: tally.turn, seat: tally.seat, lines: linesOf(teller, tally) }))
    .filter(({ lines }) => lines.length > 0);
}
