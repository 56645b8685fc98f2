import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import type { TextContext, TurnSummary } from '../../presenter.ts';
import { chainsOf } from '../board/index.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA, sentence } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import { type Effect, URCHIN } from '../rules/vocabulary.ts';
import { type PearlMove, type Tally, tallies } from './tally.ts';
import { cardTold } from './told-card.ts';

/** What a summary is told with: no view, since it tells of the past. */
interface Teller extends TextContext {
  readonly components: Components;
  /** Who alone reads it, and is spoken to of what nobody else knows. */
  readonly reader: Seat | undefined;
}

type FactOf<K extends OteresFact['kind']> = Extract<OteresFact, { readonly kind: K }>;

/** A turn with the card that was played in it, to be told in sentences. */
class TurnStory {
  readonly teller: Teller;
  readonly seat: Seat;
  readonly facts: readonly OteresFact[];
  readonly pearls: readonly PearlMove[];

  constructor(teller: Teller, { seat, facts }: Tally) {
    this.teller = teller;
    this.seat = seat;
    this.facts = facts;
    this.pearls = this.all('pearl-moved');
  }

  get name(): string {
    return this.nameOf(this.seat);
  }

  nameOf(seat: Seat): string {
    return nameOf(this.teller, seat);
  }

  card(id: string): string {
    return cardTold(this.teller, id);
  }

  all<K extends OteresFact['kind']>(kind: K): readonly FactOf<K>[] {
    return this.facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
  }

  first<K extends OteresFact['kind']>(kind: K): FactOf<K> | undefined {
    return this.all(kind)[0];
  }

  /** A pearl that moved: "a white pearl", "a white 3" for those who know it. */
  pearl({ colour, value }: Pick<PearlMove, 'colour' | 'value'>): string {
    return pearlTold(this.teller.say, { colour, value });
  }

  /** The only pearl that went this way, if one did. */
  moved(way: (move: PearlMove) => boolean): PearlMove | undefined {
    return this.pearls.find(way);
  }
}

/** A pearl in a sentence, with its value where the reader knows it. */
export const pearlTold = (
  say: TextContext['say'],
  { colour, value }: Pick<PearlMove, 'colour'> & { readonly value: number | undefined },
): string =>
  say('oteres-told-pearl', {
    colour,
    worth: value === undefined ? 'hidden' : 'known',
    value: valueText(value ?? 0),
  });

/** A sentence for what a card did; nothing where it has not done it yet. */
type Tell = (story: TurnStory, card: string) => readonly string[] | undefined;

/** A pearl that another had. */
const taken =
  (text: 'oteres-told-snatch' | 'oteres-told-biggest-pile'): Tell =>
  (story, card) => {
    const move = story.moved(({ to }) => to === story.seat);
    if (typeof move?.from !== 'number') return undefined;
    return [
      story.teller.say(text, {
        name: story.name,
        card,
        pearl: story.pearl(move),
        other: story.nameOf(move.from),
        among: story.first('bigger-pile-out') === undefined ? 'all' : 'in',
      }),
    ];
  };

/** Whether there is nothing to tell apart two pearls by, for this reader. */
const areAlike = (one: PearlMove, other: PearlMove): boolean =>
  one.value === undefined && other.value === undefined && one.colour === other.colour;

/** Two pearls that changed places. */
const swapped: Tell = (story) => {
  const { say } = story.teller;
  const given = story.moved(({ from }) => from === story.seat);
  const got = story.moved(({ to }) => to === story.seat);
  if (given === undefined || typeof got?.from !== 'number') return undefined;
  const other = story.nameOf(got.from);
  return [
    areAlike(given, got)
      ? say('oteres-told-swapped', { name: story.name, other })
      : say('oteres-told-swap', {
          name: story.name,
          other,
          given: story.pearl(given),
          pearl: story.pearl(got),
        }),
  ];
};

/** Pearls that moved whose values the reader knows, and black ones, which all see pass by: one sentence each. */
const knownPasses = (story: TurnStory, moves: readonly PearlMove[]): readonly string[] =>
  moves.flatMap(({ from, to, ...move }) =>
    (move.value === undefined && move.colour === 'white') || typeof to !== 'number'
      ? []
      : [passTold(story, from, to, story.pearl(move))],
  );

function passTold(story: TurnStory, from: PearlMove['from'], to: Seat, pearl: string): string {
  const { say, reader } = story.teller;
  const name = story.nameOf(to);
  if (typeof from !== 'number')
    return to === reader ? say('oteres-news-got', { pearl }) : say('oteres-told-got', { name, pearl });
  if (from === reader) return say('oteres-news-gave', { name, pearl });
  if (to === reader) return say('oteres-news-given-pearl', { name: story.nameOf(from), pearl });
  return say('oteres-told-passed', { name: story.nameOf(from), other: name, pearl });
}

/** Pearls in a sentence: with their values, or how many. */
const several = (story: TurnStory, moves: readonly PearlMove[]): string =>
  moves.length > 0 && moves.every(({ value }) => value !== undefined)
    ? moves.map((move) => story.pearl(move)).join(COMMA)
    : story.teller.say('oteres-told-pearls', { count: moves.length });

/** From one to whom they passed a pearl. */
const ARROW = ' → ';

/** Those who were not asked what to pass, as they had no choice; nothing where nobody had one. */
const onlyPearls = (story: TurnStory): readonly string[] => {
  const names = story.all('only-pearl-passed').map(({ seat }) => story.nameOf(seat));
  return names.length === 0 || names.length === story.pearls.length
    ? []
    : [story.teller.say('oteres-told-only-pearl', { names: names.join(COMMA) })];
};

const picked: Tell = (story, card) => {
  const pick = story.first('paw-picked');
  if (pick === undefined) return undefined;
  const given = story.pearls.filter(({ from }) => from === 'catch');
  return [
    story.teller.say('oteres-told-split-paws', {
      name: story.name,
      card,
      other: story.nameOf(pick.seat),
      paw: pick.paw,
      pearls: several(
        story,
        given.filter(({ to }) => to === pick.seat),
      ),
      rest: several(
        story,
        given.filter(({ to }) => to === story.seat),
      ),
    }),
  ];
};

const laid: Tell = (story, card) => {
  const { say } = story.teller;
  const fact = story.first('card-laid');
  if (fact === undefined) return undefined;
  const isBare = story.first('nothing-protected') !== undefined;
  if (!isBare && story.first('pearl-protected') === undefined) return undefined;
  const args = { name: story.name, card, other: story.nameOf(fact.at) };
  if (fact.at === story.seat)
    return [isBare ? say('oteres-told-protect-bare', args) : say('oteres-told-protect-pearl', args)];
  return [isBare ? say('oteres-told-protect-other-bare', args) : say('oteres-told-protect-other', args)];
};

const lookedAt: Tell = (story, card) => {
  const { say } = story.teller;
  const { name } = story;
  const gift = story.moved(({ from, colour }) => from === story.seat && colour === 'black');
  const look = story.first('pearl-looked-at');
  if (look === undefined) {
    return typeof gift?.to === 'number'
      ? [say('oteres-told-dark-gift', { name, card, other: story.nameOf(gift.to), pearl: story.pearl(gift) })]
      : undefined;
  }
  const other = story.nameOf(look.of);
  const given = story.moved(({ from }) => from === story.seat);
  const got = story.moved(({ to }) => to === story.seat);
  if (given !== undefined && got !== undefined)
    return [
      areAlike(given, got)
        ? say('oteres-told-look-swapped', { name, card, other })
        : say('oteres-told-look-swap', {
            name,
            card,
            other,
            given: story.pearl(given),
            pearl: story.pearl(got),
          }),
    ];
  const warded = story.first('warded');
  if (warded !== undefined)
    return [say('oteres-told-look-blocked', { name, card, other, ward: story.card(warded.card) })];
  return [
    look.value === undefined
      ? say('oteres-told-looked', { name, card, other })
      : say('oteres-told-looked-known', { name, card, other, value: valueText(look.value) }),
  ];
};

/** How what each kind of card did is told. */
const TELLS: { readonly [E in Effect]: Tell } = {
  'take-white': (story) => {
    const move = story.moved(({ to }) => to === story.seat);
    return (
      move && [story.teller.say('oteres-told-take-white', { name: story.name, pearl: story.pearl(move) })]
    );
  },
  snatch: taken('oteres-told-snatch'),
  'biggest-pile': taken('oteres-told-biggest-pile'),
  swap: swapped,
  'trade-in': (story, card) => {
    const given = story.moved(({ to }) => to === 'pool');
    const got = story.moved(({ to }) => to === story.seat);
    if (given === undefined || got === undefined) return undefined;
    const { say } = story.teller;
    const { name } = story;
    return [
      areAlike(given, got)
        ? say('oteres-told-traded', { name, card, pearl: story.pearl(got) })
        : say('oteres-told-trade-in', { name, card, given: story.pearl(given), pearl: story.pearl(got) }),
    ];
  },
  'split-paws': picked,
  'pass-left': (story, card) => {
    const ways = story.pearls.flatMap(({ from, to, colour }) =>
      typeof from === 'number' && typeof to === 'number' ? [{ from, to, colour }] : [],
    );
    if (ways.length === 0) return undefined;
    const rows = chainsOf(ways);
    return [
      story.teller.say('oteres-told-pass-left', {
        name: story.name,
        card,
        who: rows.every((row) => row[0] === row.at(-1)) ? 'everybody' : 'some',
        ways: rows.map((row) => row.map((seat) => story.nameOf(seat)).join(ARROW)).join(COMMA),
      }),
      ...onlyPearls(story),
      ...knownPasses(story, story.pearls),
    ];
  },
  'share-out': (story, card) => {
    const served = story.pearls.filter(({ from, to }) => from === 'catch' && typeof to === 'number');
    const others = served.some(({ to }) => to !== story.seat);
    if (!others) return undefined;
    const names = served.map(({ to }) => (typeof to === 'number' ? story.nameOf(to) : ''));
    return [
      story.teller.say('oteres-told-share-out', { name: story.name, card, names: names.join(COMMA) }),
      ...knownPasses(story, served),
    ];
  },
  ward: (story, card) => [story.teller.say('oteres-told-ward', { name: story.name, card })],
  'protect-pearl': laid,
  'pass-card': (story, card) => {
    const given = story.first('card-given');
    if (given === undefined) return undefined;
    const args = { name: story.name, card, other: story.nameOf(given.to) };
    return [
      given.card === undefined
        ? story.teller.say('oteres-told-pass-card', args)
        : story.teller.say('oteres-told-pass-card-known', { ...args, given: story.card(given.card) }),
    ];
  },
  'discard-card': (story, card) => {
    const { say } = story.teller;
    const args = { name: story.name, card };
    const [discarded] = story.all('card-discarded');
    if (discarded !== undefined)
      return [
        say(
          discarded.card === story.first('card-played')?.card
            ? 'oteres-told-discard-same'
            : 'oteres-told-discard-card',
          { ...args, other: story.card(discarded.card) },
        ),
      ];
    return story.first('urchin-returned') && [say('oteres-told-discard-urchin', args)];
  },
  'dark-gift': lookedAt,
};

/** What the card that was played came to. */
function playTold(story: TurnStory): readonly string[] {
  const { say, components } = story.teller;
  const { name } = story;
  const played = story.first('card-played');
  if (played === undefined)
    return story.first('nothing-played') === undefined ? [] : [say('oteres-told-nothing-played', { name })];
  if (played.card === URCHIN) {
    const got = story.moved(({ to, colour }) => to === story.seat && colour === 'black');
    return got === undefined
      ? []
      : [
          say('oteres-told-urchin', { name, pearl: story.pearl(got) }),
          ...(played.firstUrchin === true ? [say('oteres-told-urchin-first')] : []),
        ];
  }
  const card = story.card(played.card);
  const failed = story.first('no-effect');
  if (failed !== undefined) return [say(`oteres-told-${failed.why}`, { name, card })];
  const warded = story.first('warded');
  if (warded !== undefined && story.first('pearl-looked-at') === undefined)
    return [
      say('oteres-told-blocked', {
        ...{ name, card },
        other: story.nameOf(warded.seat),
        ward: story.card(warded.card),
      }),
    ];
  const effect = components.cards.get(played.card)?.effect;
  const done = effect === undefined ? undefined : TELLS[effect](story, card);
  return done ?? [say('oteres-told-played', { name, card })];
}

/** That sea urchins cannot be played any more, or can again: it decides who falls from then on. */
const urchinsTold = (story: TurnStory): readonly string[] =>
  story
    .all('urchins-playable')
    .map(({ playable }) => story.teller.say(playable ? 'oteres-told-black-back' : 'oteres-told-black-gone'));

/** Why it is over; who has won is left to the result. */
const endTold = (teller: Teller, { left }: FactOf<'ended'>): readonly string[] =>
  left === undefined ? [] : [teller.say('oteres-told-over', { name: nameOf(teller, left) })];

/** Who has how many pearls after the last turn of a round, the most white ones first: that is all that is open. Nothing where it is as after the round before. */
function standingTold(
  teller: Teller,
  { round, white, black = [], out = [], unchanged }: FactOf<'round-over'>,
): Pick<TurnSummary, 'standing'> {
  if (unchanged === true) return {};
  const rows = white
    .map((count, seat) => ({ count, seat }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ count, seat }) =>
      teller.say('oteres-told-has', {
        ...{ name: nameOf(teller, seat), count },
        black: black[seat] ?? 0,
        out: out.includes(seat) ? 'yes' : 'no',
      }),
    );
  return {
    standing: teller.say('oteres-told-standing', {
      ...{ round, rows: rows.join(COMMA) },
      first: round === 1 ? 'yes' : 'no',
    }),
  };
}

/** Lines, and which of them by their places tell who is out. */
type Told = Required<Pick<TurnSummary, 'lines' | 'apart'>> & Pick<TurnSummary, 'standing'>;

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
  const outs = tally.facts.flatMap((fact) =>
    fact.kind === 'out'
      ? [
          teller.say('oteres-told-out', {
            name: nameOf(teller, fact.seat),
            count: fact.urchins,
            left: fact.left ?? 0,
            first: fact.left === teller.people.length - 1 ? 'yes' : 'no',
            stuck: fact.stuck === true ? 'yes' : 'no',
            // Who has just sent one back and is out all the same.
            still: facts.some(({ kind }) => kind === 'urchin-returned') ? 'yes' : 'no',
          }),
        ]
      : [],
  );
  const over = tally.facts.flatMap((fact) => (fact.kind === 'ended' ? endTold(teller, fact) : []));
  const round = tally.facts.find((fact) => fact.kind === 'round-over');
  const low = facts.flatMap((fact) =>
    fact.kind === 'deck-low' ? [teller.say('oteres-told-deck-low', { count: fact.left })] : [],
  );
  const before = [
    ...drawn(facts.slice(0, begun)),
    ...playTold(story),
    ...urchinsTold(story),
    ...drawn(facts.slice(begun)),
    ...low,
  ];
  return {
    lines: [...before, ...outs, ...over].map(sentence),
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
    .map((turn) =>
      isBegun && turn.turn === 1
        ? {
            ...turn,
            lines: [
              textContext.say('oteres-text-first', { name: nameOf(textContext, turn.seat) }),
              ...turn.lines,
            ],
            apart: turn.apart.map((at) => at + 1),
          }
        : turn,
    );
}
