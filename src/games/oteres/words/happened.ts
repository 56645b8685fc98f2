import type { MoveEntry } from '../../../engine/log.ts';
import { allSeats, type Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import type { TextContext, TurnSummary } from '../../presenter.ts';
import { COMMA, sentence } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { listTold } from './list-told.ts';
import {
  type Echo,
  echoOf,
  isMilestone,
  isWhole,
  leadersOf,
  outAfter,
  outweighs,
  pileAfter,
  pilesAfter,
  pilesToldBefore,
  type Seen,
  slippedSince,
} from './seen-before.ts';
import { type Tally, tallies } from './tally.ts';
import { cardTold } from './told-card.ts';
import { newEffect, playTold } from './told-play.ts';
import { type FactOf, type Teller, TurnStory } from './turn-story.ts';

/** That sea urchins cannot be played any more, or can again: it decides who falls from then on. */
const urchinsTold = (story: TurnStory): readonly string[] =>
  story
    .all('urchins-playable')
    .map(({ playable }) =>
      playable
        ? story.teller.say('oteres-told-black-back')
        : story.teller.say('oteres-told-black-gone', { cards: reliefs(story.teller) }),
    );

/** The names of the cards that still get rid of a sea urchin when none can be played. */
const reliefs = (teller: Teller): string =>
  listTold(
    teller.say,
    [...teller.components.cards.values()].flatMap(({ id, relief }) =>
      relief === 'none' ? [] : [cardTold(teller, id)],
    ),
  );

/** Why it is over; who has won is left to the result. */
const endTold = (teller: Teller, { left }: FactOf<'ended'>): readonly string[] =>
  left === undefined ? [] : [teller.say('oteres-told-over', { name: nameOf(teller, left) })];

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/**
 * How many pearls everybody has, the most first, which is all that is open: after each round that changed that, and where somebody is out. Who
 * has the most white ones is said where that has changed.
 */
function standingTold(teller: Teller, tally: Tally, before: Seen): Pick<TurnSummary, 'standing'> {
  const { say, people } = teller;
  const seen = [...before, tally];
  const now = isMilestone(tally) ? pilesAfter(seen, people.length) : undefined;
  // The result tells how it stands once it is over.
  if (now === undefined || tally.facts.some(({ kind }) => kind === 'ended')) return {};
  const round = tally.facts.find((fact) => fact.kind === 'round-over');
  const former = pilesToldBefore(before, people.length);
  const isOut = tally.facts.some(({ kind }) => kind === 'out');
  const isSame =
    former === undefined
      ? round?.unchanged === true
      : isSameList(now.white, former.white) && isSameList(now.black, former.black);
  if (isSame && !isOut) return {};
  const out = round?.out ?? outAfter(seen);
  const rows = now.white
    .map((count, seat) => ({ count, seat }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ count, seat }) =>
      say('oteres-told-has', {
        ...{ name: nameOf(teller, seat), count, black: now.black[seat] ?? 0 },
        out: out.includes(seat) ? 'yes' : 'no',
      }),
    )
    .join(COMMA);
  const leaders = leadersOf(now.white);
  const led = former && leadersOf(former.white);
  // In a part of a log nobody can tell who led before it.
  const isNews = led === undefined ? isWhole(seen) : !isSameList(led, leaders);
  if (!isNews) return { standing: say('oteres-told-piles', { rows }) };
  const wasLevel = led !== undefined && led.length > 1 && leaders.every((seat) => led.includes(seat));
  return {
    standing: say('oteres-told-lead', {
      names: listTold(
        say,
        leaders.map((seat) => nameOf(teller, seat)),
      ),
      how: leaders.length > 1 ? 'level' : wasLevel ? 'alone' : 'ahead',
      rows,
    }),
  };
}

/** Lines, and which of them by their places tell who is out. */
type Told = Required<Pick<TurnSummary, 'lines' | 'apart'>> & Pick<TurnSummary, 'standing' | 'alike'>;

/** What is told of several who did the same one after the other. */
const TOGETHER = {
  'take-white': 'oteres-told-dives',
  'trade-in': 'oteres-told-trades',
  'protect-pearl': 'oteres-told-locks',
  [URCHIN]: 'oteres-told-urchins',
} as const;

/** The same of pairs who changed a white pearl for a white one. */
const IN_PAIRS = { swap: 'oteres-told-swaps', 'dark-gift': 'oteres-told-look-swaps' } as const;

const isTogether = (kind: string): kind is keyof typeof TOGETHER => Object.hasOwn(TOGETHER, kind);
const isInPairs = (kind: string): kind is keyof typeof IN_PAIRS => Object.hasOwn(IN_PAIRS, kind);

/** How a turn is told together with others like it: where nobody can tell what it brought from what those did. */
function alikeIn(
  teller: Teller,
  { seat, facts }: Tally,
  lines: readonly string[],
): Pick<TurnSummary, 'alike'> {
  const { say } = teller;
  const moved = facts.flatMap((fact) => (fact.kind === 'pearl-moved' ? [fact] : []));
  const played = facts.find((fact) => fact.kind === 'card-played');
  if (lines.length !== 1 || played === undefined || moved.some(({ value }) => value !== undefined)) return {};
  const kind = played.card === URCHIN ? URCHIN : teller.components.cards.get(played.card)?.effect;
  const isPlain =
    kind === 'protect-pearl'
      ? facts.some((fact) => fact.kind === 'pearl-protected' && fact.seat === seat)
      : moved.length > 0 && (kind === URCHIN || moved.every(({ colour }) => colour === 'white'));
  if (kind === undefined || !isPlain) return {};
  const [name, card] = [nameOf(teller, seat), cardTold(teller, played.card)];
  if (isTogether(kind))
    return {
      alike: {
        kind,
        part: name,
        told: (names) => sentence(say(TOGETHER[kind], { names: listTold(say, names), card })),
      },
    };
  const got = moved.find(({ to }) => to === seat);
  if (!isInPairs(kind) || typeof got?.from !== 'number' || moved.length !== 2) return {};
  const other = nameOf(teller, got.from);
  return {
    alike: {
      kind,
      part: say('oteres-told-pair', { name, other }),
      told: ([, ...rest]) => sentence(say(IN_PAIRS[kind], { name, other, card, rest: rest.join(COMMA) })),
    },
  };
}

/** Who is out, with what, and why: what it means is said of the first alone. */
function outTold(
  teller: Teller,
  { seat, urchins, left, stuck }: FactOf<'out'>,
  tally: Tally,
  before: Seen,
): string {
  const { say, people } = teller;
  const seen = [...before, tally];
  const pile = pileAfter(seen, seat);
  const by = slippedSince(before, seat);
  const isFirst = left === people.length - 1;
  const out = say('oteres-told-out', {
    name: nameOf(teller, seat),
    count: urchins,
    isKnown: pile === undefined ? 'no' : 'yes',
    pile: say('oteres-told-pile', { white: pile?.white ?? 0, black: pile?.black ?? 0 }),
    isSlipped: by === undefined ? 'no' : 'yes',
    by: nameOf(teller, by ?? seat),
    first: isFirst ? 'yes' : 'no',
    // That sea urchins cannot be played is told when it comes to that; why it puts people out, of the first.
    stuck: stuck === true ? 'yes' : 'no',
    // Who has just sent one back and is out all the same.
    still: tally.facts.some(({ kind }) => kind === 'urchin-returned') ? 'yes' : 'no',
  });
  const gone = outAfter(seen);
  const [one, other, another] = allSeats(people.length).filter((each) => !gone.includes(each));
  const isDuel = left === 2 && one !== undefined && other !== undefined && another === undefined;
  return isDuel ? `${out} ${duelTold(teller, [one, other], seen)}` : out;
}

/** That two are left, and how their white pearls stand against those on the beach, as far as all can count them. */
function duelTold(teller: Teller, two: readonly [Seat, Seat], seen: Seen): string {
  const { say } = teller;
  const whiteOf = (seat: Seat): number | undefined => pileAfter(seen, seat)?.white;
  const gone = outAfter(seen);
  const most = Math.max(...gone.map((seat) => whiteOf(seat) ?? Number.NaN));
  const counts = two.flatMap((seat) => whiteOf(seat) ?? []);
  return say('oteres-told-duel', {
    ...{ one: nameOf(teller, two[0]), other: nameOf(teller, two[1]) },
    beach: beachFor(counts, most),
    ...{
      names: listTold(
        say,
        gone.filter((seat) => whiteOf(seat) === most).map((seat) => nameOf(teller, seat)),
      ),
    },
    count: Number.isNaN(most) ? 0 : most,
  });
}

/** Where those who are left stand against the most on the beach. */
function beachFor(counts: readonly number[], most: number): 'unknown' | 'behind' | 'ahead' | 'mixed' {
  if (Number.isNaN(most)) return 'unknown';
  if (counts.every((count) => count < most)) return 'behind';
  return counts.every((count) => count > most) ? 'ahead' : 'mixed';
}

/** All that came about in a turn, in order: what its player drew, for their own eyes, what they played, who is out, and why it is over. */
function linesOf(teller: Teller, tally: Tally, before: Seen, echo: string): Told {
  const out = tally.facts.findIndex(({ kind }) => kind === 'out');
  // The hand of a player who is out goes away unseen: no card of it is told as part of what was played.
  const facts = out < 0 ? tally.facts : tally.facts.slice(0, out);
  const story = new TurnStory(teller, { ...tally, facts }, before, echo);
  const played = facts.findIndex(({ kind }) => kind === 'card-played' || kind === 'nothing-played');
  const drawn = (some: readonly OteresFact[]) =>
    some.flatMap((fact): readonly string[] => {
      if (fact.kind === 'nothing-drawn')
        return [teller.say('oteres-told-nothing-drawn', { name: story.name })];
      if (fact.kind !== 'card-drawn' || fact.card === undefined) return [];
      const card = story.card(fact.card);
      return [
        fact.seat === teller.reader
          ? teller.say('oteres-news-drew', { card })
          : teller.say('oteres-told-drew', { name: story.name, card }),
      ];
    });
  const begun = played < 0 ? facts.length : played;
  const outs = tally.facts.flatMap((fact, at) =>
    fact.kind === 'out'
      ? [outTold(teller, fact, { ...tally, facts: tally.facts.slice(0, at + 1) }, before)]
      : [],
  );
  const over = tally.facts.flatMap((fact) => (fact.kind === 'ended' ? endTold(teller, fact) : []));
  const low = tally.facts.flatMap((fact) =>
    fact.kind === 'deck-low' ? [teller.say('oteres-told-deck-low', { count: fact.left })] : [],
  );
  const doings = [
    ...drawn(facts.slice(0, begun)),
    ...playTold(story),
    ...urchinsTold(story),
    ...drawn(facts.slice(begun)),
  ];
  const lines = [...doings, ...outs, ...low, ...over].map(sentence);
  return {
    lines,
    // What a card does is lost where its sentence is told together with others.
    ...(newEffect(story) === undefined && alikeIn(teller, tally, lines)),
    apart: outs.map((_, at) => doings.length + at),
    ...standingTold(teller, tally, before),
  };
}

/**
 * Of which of these turns it is told what they have to do with earlier ones: of the first in a round that has to do with any, and of others that outweigh all before
 * them in it, so that it stays worth reading. How many turns are told at once makes no difference.
 */
function echoesIn(
  turns: readonly Tally[],
  earlier: Seen,
  { cards }: Components,
  seats: number,
): ReadonlyMap<Tally, Echo> {
  const all = [...earlier, ...turns];
  const begins = Math.max(
    0,
    all.findIndex(({ round }) => round === turns[0]?.round),
  );
  const found = all.slice(begins).flatMap((tally, at) => {
    const echo = echoOf(tally, all.slice(0, begins + at), cards, seats);
    return echo === undefined ? [] : [{ tally, echo }];
  });
  const told = found.filter(({ tally: { round }, echo }, at) => {
    const before = found.slice(0, at).filter(({ tally }) => tally.round === round);
    return before.every((each) => outweighs(echo, each.echo));
  });
  return new Map(told.map(({ tally, echo }) => [tally, echo]));
}

/** What a turn has to do with earlier ones, to stand behind what it brought. */
const echoTold = (teller: Teller, echo: Echo): string =>
  teller.say('oteres-told-echo', {
    ...{ kind: echo.kind, name: nameOf(teller, echo.by), other: nameOf(teller, echo.from) },
    card: echo.kind === 'bare' ? cardTold(teller, echo.card) : '',
    count: 'count' in echo ? echo.count : 0,
  });

/** What each turn brought, oldest first, in sentences with names, which may refer to the `earlier` moves. */
export function summariesOf(
  moves: readonly MoveEntry<OteresFact>[],
  textContext: TextContext,
  components: Components,
  reader?: Seat,
  earlier: readonly MoveEntry<OteresFact>[] = [],
): readonly TurnSummary[] {
  const teller: Teller = { ...textContext, components, reader };
  const past = tallies(earlier);
  const turns = tallies(moves);
  const echoes = echoesIn(turns, past, components, textContext.people.length);
  return turns
    .map((tally, at) => {
      const { facts: _, hasBegun, ...turn } = tally;
      const before = [...past, ...turns.slice(0, at)];
      const echo = echoes.get(tally);
      const told = linesOf(teller, tally, before, echo === undefined ? '' : echoTold(teller, echo));
      const goesOn = before.some((each) => each.turn < tally.turn && each.round === tally.round);
      const summary: TurnSummary = { ...turn, ...told, ...(goesOn && { goesOn }), story: true };
      return hasBegun === true && tally.turn === 1 && told.lines.length > 0
        ? withBeginning(summary, textContext)
        : summary;
    })
    .filter(({ lines }) => lines.length > 0);
}

/** The first turn of all, with how everybody began, and who. */
function withBeginning(
  { alike: _, lines, apart = [], ...turn }: TurnSummary,
  textContext: TextContext,
): TurnSummary {
  const begun = textContext.say('oteres-told-began', { name: nameOf(textContext, turn.seat) });
  return { ...turn, lines: [begun, ...lines], apart: apart.map((at) => at + 1) };
}
