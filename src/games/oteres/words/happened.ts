import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import type { TextContext, TurnSummary } from '../../presenter.ts';
import { COMMA, sentence } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import { listTold } from './list-told.ts';
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
  [...teller.components.cards.values()]
    .flatMap(({ id, relief }) => (relief === 'none' ? [] : [cardTold(teller, id)]))
    .join(COMMA);

/** Why it is over; who has won is left to the result. */
const endTold = (teller: Teller, { left }: FactOf<'ended'>): readonly string[] =>
  left === undefined ? [] : [teller.say('oteres-told-over', { name: nameOf(teller, left) })];

/** Who has how many pearls after the last turn of a round, the most white ones first, and who of them is out: that is all that is open. Nothing where it is as after the round before. */
function standingTold(
  teller: Teller,
  { round, white, black = [], out = [], unchanged }: FactOf<'round-over'>,
): Pick<TurnSummary, 'standing'> {
  if (unchanged === true) return {};
  const rows = white
    .map((count, seat) => ({ count, seat }))
    .toSorted((one, other) => other.count - one.count);
  const told = (some: typeof rows): string =>
    some
      .map(({ count, seat }) =>
        teller.say('oteres-told-has', { name: nameOf(teller, seat), count, black: black[seat] ?? 0 }),
      )
      .join(COMMA);
  return {
    standing: teller.say('oteres-told-standing', {
      ...{ when: 'round', round },
      rows: told(rows.filter(({ seat }) => !out.includes(seat))),
      gone: told(rows.filter(({ seat }) => out.includes(seat))),
      someOut: out.length > 0 ? 'yes' : 'no',
      first: round === 1 ? 'yes' : 'no',
    }),
  };
}

/** Lines, and which of them by their places tell who is out. */
type Told = Required<Pick<TurnSummary, 'lines' | 'apart'>> & Pick<TurnSummary, 'standing' | 'alike'>;

/** How a turn is told together with others like it: where a white pearl from the pool is all that it brought. */
function alikeIn(teller: Teller, { facts }: Tally, lines: readonly string[]): Pick<TurnSummary, 'alike'> {
  const moved = facts.flatMap((fact) => (fact.kind === 'pearl-moved' ? [fact] : []));
  const [only] = moved;
  const played = facts.find((fact) => fact.kind === 'card-played');
  const effect = played && teller.components.cards.get(played.card)?.effect;
  if (lines.length !== 1 || moved.length !== 1 || effect !== 'take-white' || only?.value !== undefined)
    return {};
  return {
    alike: {
      kind: effect,
      told: (seats) =>
        sentence(
          teller.say('oteres-told-dives', {
            names: listTold(
              teller.say,
              seats.map((seat) => nameOf(teller, seat)),
            ),
          }),
        ),
    },
  };
}

/** All that came about in a turn, in order: what its player drew, for their own eyes, what they played, who is out, and why it is over. */
function linesOf(teller: Teller, tally: Tally): Told {
  const out = tally.facts.findIndex(({ kind }) => kind === 'out');
  // The hand of a player who is out goes away unseen: no card of it is told as part of what was played.
  const facts = out < 0 ? tally.facts : tally.facts.slice(0, out);
  const story = new TurnStory(teller, { ...tally, facts });
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
  const isFirst = ({ left }: FactOf<'out'>): boolean => left === teller.people.length - 1;
  const outs = tally.facts.flatMap((fact) =>
    fact.kind === 'out'
      ? [
          teller.say('oteres-told-out', {
            name: nameOf(teller, fact.seat),
            count: fact.urchins,
            left: fact.left ?? 0,
            first: isFirst(fact) ? 'yes' : 'no',
            // That sea urchins cannot be played is told when it comes to that; why it puts people out, of the first.
            stuck: fact.stuck === true && isFirst(fact) ? 'yes' : 'no',
            // Who has just sent one back and is out all the same.
            still: facts.some(({ kind }) => kind === 'urchin-returned') ? 'yes' : 'no',
          }),
        ]
      : [],
  );
  const over = tally.facts.flatMap((fact) => (fact.kind === 'ended' ? endTold(teller, fact) : []));
  const round = tally.facts.find((fact) => fact.kind === 'round-over');
  const low = tally.facts.flatMap((fact) =>
    fact.kind === 'deck-low' ? [teller.say('oteres-told-deck-low', { count: fact.left })] : [],
  );
  const before = [
    ...drawn(facts.slice(0, begun)),
    ...playTold(story),
    ...urchinsTold(story),
    ...drawn(facts.slice(begun)),
  ];
  const lines = [...before, ...outs, ...low, ...over].map(sentence);
  return {
    lines,
    ...alikeIn(teller, tally, lines),
    apart: outs.map((_, at) => before.length + at),
    ...(round !== undefined && standingTold(teller, round)),
  };
}

/** What each turn brought, oldest first, in sentences with names. */
export function summariesOf(
  moves: readonly MoveEntry<OteresFact>[],
  textContext: TextContext,
  components: Components,
  reader?: Seat,
): readonly TurnSummary[] {
  const teller: Teller = { ...textContext, components, reader };
  const isBegun = moves.some(({ facts }) =>
    facts.some((fact) => fact.kind === 'turn-began' && fact.number === 1),
  );
  return tallies(moves)
    .map(({ facts, ...tally }) => ({ ...tally, ...linesOf(teller, { ...tally, facts }), story: true }))
    .filter(({ lines }) => lines.length > 0)
    .map((turn) => (isBegun && turn.turn === 1 ? withBeginning(turn, textContext) : turn));
}

/** The first turn of all, with who began. */
function withBeginning(
  { alike: _, lines, apart = [], ...turn }: TurnSummary,
  textContext: TextContext,
): TurnSummary {
  const begun = textContext.say('oteres-text-first', { name: nameOf(textContext, turn.seat) });
  return { ...turn, lines: [begun, ...lines], apart: apart.map((at) => at + 1) };
}
