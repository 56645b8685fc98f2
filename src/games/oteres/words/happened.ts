import type { MoveEntry } from '../../../engine/log.ts';
import { allSeats, type Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import type { TextContext } from '../../presenter.ts';
import type { ChapterTitle, TurnSummary } from '../../turn-summary.ts';
import { sentence } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import { alikeIn, concernedIn, isRoutine } from './alike.ts';
import { chaptersOf } from './chapters.ts';
import { listTold } from './list-told.ts';
import { type Echo, echoOf, outAfter, outweighs, pileAfter, type Seen, slippedSince } from './seen-before.ts';
import { standingTold } from './standing-told.ts';
import { type Tally, tallies } from './tally.ts';
import { cardTold } from './told-card.ts';
import { playTold } from './told-play.ts';
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

/** Lines, and which of them by their places tell who is out. */
type Told = Required<Pick<TurnSummary, 'lines' | 'apart'>> &
  Pick<TurnSummary, 'standing' | 'alike' | 'about' | 'routine'>;

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

/** A turn as the story of its play: the hand of a player who is out goes away unseen, and no card of it is told as part of what was played. */
function playOf(teller: Teller, tally: Tally, before: Seen, echo: string): TurnStory {
  const out = tally.facts.findIndex(({ kind }) => kind === 'out');
  const facts = out < 0 ? tally.facts : tally.facts.slice(0, out);
  return new TurnStory(teller, { ...tally, facts }, before, echo);
}

/** All that came about in a turn, in order: what its player drew, for their own eyes, what they played, who is out, and why it is over. */
function linesOf(tally: Tally, story: TurnStory): Told {
  const { teller, before, facts } = story;
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
  const standing = standingTold(teller, tally, before);
  return {
    lines,
    ...alikeIn(story, lines),
    about: concernedIn(tally),
    ...(isRoutine(story, lines) && { routine: true }),
    apart: outs.map((_, at) => doings.length + at),
    ...(standing !== undefined && { standing }),
  };
}

/** A title is worn for so many rounds. */
const RECENT = 2;

/** Whether the title of a turn may be worn when another is told. */
const isRecent = ({ turn }: Tally, now: number, seats: number): boolean => turn >= now - RECENT * seats;

/**
 * Of which of these turns, and of those shortly before them, it is told what they have to do with earlier ones: of the first in a round that has to do with any, and of others that outweigh all before
 * them in it, so that it stays worth reading. How many turns are told at once makes no difference.
 */
function echoesIn(
  turns: readonly Tally[],
  earlier: Seen,
  { cards }: Components,
  seats: number,
): ReadonlyMap<Tally, Echo> {
  const all = [...earlier, ...turns];
  const first = all.find((tally) => tally === turns[0] || isRecent(tally, turns[0]?.turn ?? 0, seats));
  const begins = Math.max(
    0,
    all.findIndex(({ round }) => round === first?.round),
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

/** The words of a turn's titles that may have headed what was told: of those about who leads only the last of a paragraph does, in place of which the next weightiest may stand. */
const headsAmong = (titles: readonly ChapterTitle[]): readonly string[] =>
  [titles, titles.filter(({ topic }) => topic === undefined)].flatMap((some) =>
    some
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, 1)
      .map(({ words }) => words),
  );

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
  const seats = textContext.people.length;
  const echoes = echoesIn(turns, past, components, seats);
  const chapters = new Map<number, readonly string[]>();
  const titlesFor = (story: TurnStory, tally: Tally, echo?: Echo): readonly ChapterTitle[] => {
    const worn = [...chapters].flatMap(([turn, words]) =>
      turn >= tally.turn - RECENT * seats && turn < tally.turn ? words : [],
    );
    const titles = chaptersOf(story, tally, echo, worn);
    chapters.set(tally.turn, headsAmong(titles));
    return titles;
  };
  const storyOf = (tally: Tally, before: Seen, echo?: Echo): TurnStory =>
    playOf(teller, tally, before, echo === undefined ? '' : echoTold(teller, echo));
  for (const [at, tally] of past.entries()) {
    const echo = echoes.get(tally);
    if (isRecent(tally, turns[0]?.turn ?? 0, seats))
      titlesFor(storyOf(tally, past.slice(0, at), echo), tally, echo);
  }
  return turns
    .map((tally, at) => {
      const { facts: _, hasBegun, ...turn } = tally;
      const before = [...past, ...turns.slice(0, at)];
      const echo = echoes.get(tally);
      const story = storyOf(tally, before, echo);
      const told = linesOf(tally, story);
      const titles = titlesFor(story, tally, echo);
      const goesOn = before.some((each) => each.turn < tally.turn && each.round === tally.round);
      const summary: TurnSummary = {
        ...turn,
        ...told,
        titles,
        ...(goesOn && { goesOn }),
        story: true,
      };
      return hasBegun === true && tally.turn === 1 && told.lines.length > 0
        ? withBeginning(summary, textContext)
        : summary;
    })
    .filter(({ lines }) => lines.length > 0);
}

/** The first turn of all, with how everybody began, and who. */
function withBeginning(
  { alike, routine: _, lines, apart = [], ...turn }: TurnSummary,
  textContext: TextContext,
): TurnSummary {
  const begun = textContext.say('oteres-told-began', { name: nameOf(textContext, turn.seat) });
  return {
    ...turn,
    lines: [begun, ...lines],
    apart: apart.map((at) => at + 1),
    ...(alike && { alike: { ...alike, told: (parts) => `${begun} ${alike.told(parts)}` } }),
  };
}
