import type { Seat } from '../../../engine/seat.ts';
import { chainsOf } from '../board/index.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA } from '../board/piece-words.ts';
import { type Effect, URCHIN } from '../rules/vocabulary.ts';
import { listTold } from './list-told.ts';
import { colourAfter, hasShown, hasWorked, pileAfter } from './seen-before.ts';
import type { PearlMove } from './tally.ts';
import type { TurnStory } from './turn-story.ts';

/** A sentence for what a card did; nothing where it has not done it yet. With the card’s name goes what it does, the first time: `inside` a sentence in brackets. */
type Tell = (story: TurnStory, card: string, inside: string) => readonly string[] | undefined;

/** Cards whose sentence alone does not say what they do: it is told the first time in a match. */
const EXPLAINED = ['protect-pearl', 'biggest-pile', 'trade-in', 'discard-card', 'dark-gift'] as const;

/** What a card does, in a few words, where it is the first of its kind in a match that does it, or would have, and its sentence would not say so. */
function newEffect(story: TurnStory): string | undefined {
  const { say, components } = story.teller;
  const played = story.first('card-played')?.card ?? '';
  const effect = EXPLAINED.find((each) => each === components.cards.get(played)?.effect);
  const isShown = hasShown(story.before, played);
  return effect !== undefined && story.isWhole && !isShown ? say('oteres-told-does', { effect }) : undefined;
}

/** How the card of a turn is named, with what it does where that is new: at the end of its sentence in brackets, or inside it. */
export function cardsTold(
  story: TurnStory,
  played: string,
): { readonly behind: string; readonly inside: string } {
  const { say } = story.teller;
  const card = story.card(played);
  const does = newEffect(story);
  return does === undefined
    ? { behind: card, inside: card }
    : {
        behind: say('oteres-told-new-card', { card, does }),
        inside: say('oteres-told-new-card-inside', { card, does }),
      };
}

/** A pearl that another had. */
const taken =
  (text: 'oteres-told-snatch' | 'oteres-told-biggest-pile'): Tell =>
  (story, _, card) => {
    const move = story.moved(({ to }) => to === story.seat);
    if (typeof move?.from !== 'number') return undefined;
    return [
      story.teller.say(text, {
        name: story.name,
        card,
        pearl: story.pearl(move),
        other: story.nameOf(move.from),
        among: story.first('bigger-pile-out') === undefined ? 'all' : 'in',
        echo: story.echo,
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
      ? say('oteres-told-swapped', { name: story.name, other, colour: got.colour })
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
    ? listTold(
        story.teller.say,
        moves.map((move) => story.pearl(move)),
      )
    : story.teller.say('oteres-told-pearls', { count: moves.length });

/** From one to whom they passed a pearl. */
const ARROW = ' → ';

const picked: Tell = (story, card) => {
  const pick = story.first('paw-picked');
  if (pick === undefined) return undefined;
  const given = story.pearls.filter(({ from }) => from === 'catch');
  const played = story.first('card-played')?.card ?? '';
  return [
    story.teller.say('oteres-told-split-paws', {
      // How that card works is told once in a match.
      first: story.isNew(played) ? 'yes' : 'no',
      name: story.name,
      card,
      other: story.nameOf(pick.seat),
      paw: pick.paw,
      total: given.length,
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

const laid: Tell = (story, behind, card) => {
  const { say } = story.teller;
  const fact = story.first('card-laid');
  if (fact === undefined) return undefined;
  const isBare = story.first('nothing-protected') !== undefined;
  if (!isBare && story.first('pearl-protected') === undefined) return undefined;
  const args = { name: story.name, card, other: story.nameOf(fact.at) };
  if (fact.at === story.seat)
    return [
      isBare
        ? say('oteres-told-protect-bare', args)
        : say('oteres-told-protect-pearl', { ...args, card: behind }),
    ];
  return [isBare ? say('oteres-told-protect-other-bare', args) : say('oteres-told-protect-other', args)];
};

const lookedAt: Tell = (story, card, inside) => {
  const { say } = story.teller;
  const { name } = story;
  const gift = story.moved(({ from, colour }) => from === story.seat && colour === 'black');
  const look = story.first('pearl-looked-at');
  if (look === undefined) {
    return typeof gift?.to === 'number'
      ? [
          say('oteres-told-dark-gift', {
            ...{ name, card: inside },
            ...{ other: story.nameOf(gift.to), pearl: story.pearl(gift) },
          }),
        ]
      : undefined;
  }
  const other = story.nameOf(look.of);
  const given = story.moved(({ from }) => from === story.seat);
  const got = story.moved(({ to }) => to === story.seat);
  if (given !== undefined && got !== undefined)
    return [
      areAlike(given, got)
        ? say('oteres-told-look-swapped', { name, card, other, colour: got.colour })
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
      ? say('oteres-told-looked', {
          ...{ name, card, other },
          colour: colourAfter(story.before, look.mark) ?? 'any',
        })
      : say('oteres-told-looked-known', { name, card, other, value: valueText(look.value) }),
  ];
};

/** Whose pearl went on without a question, the first time in a match: they had no other that may move, which all could see. */
function onlyPearlTold(story: TurnStory): readonly string[] {
  const seats = story.all('only-pearl-passed').map(({ seat }) => seat);
  const isKnown = story.before.some(({ facts }) => facts.some(({ kind }) => kind === 'only-pearl-passed'));
  if (!story.isWhole || isKnown || seats.length === 0) return [];
  const { say } = story.teller;
  const names = listTold(
    say,
    seats.map((seat) => story.nameOf(seat)),
  );
  const pearlsOf = (seat: Seat): number => {
    const { white = 0, black = 0 } = pileAfter(story.before, seat) ?? {};
    return white + black;
  };
  // Who had more than one could pass on no other, as those are locked.
  const locked = seats.some((seat) => pearlsOf(seat) > 1) ? 'yes' : 'no';
  return [say('oteres-told-only-pearl', { names, count: seats.length, locked })];
}

/** How what each kind of card did is told. */
const TELLS: { readonly [E in Effect]: Tell } = {
  'take-white': (story) => {
    const move = story.moved(({ to }) => to === story.seat);
    const { say } = story.teller;
    const { name } = story;
    if (move === undefined) return undefined;
    return [
      move.value === undefined
        ? say('oteres-told-dived', { name })
        : say('oteres-told-take-white', { name, pearl: story.pearl(move) }),
    ];
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
        ? say('oteres-told-traded', { name, card })
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
      ...onlyPearlTold(story),
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
  ward: (story, card) => {
    const { say } = story.teller;
    const played = story.first('card-played')?.card ?? '';
    return [
      hasWorked(story.before, played)
        ? say('oteres-told-ward-again', { name: story.name, card })
        : say('oteres-told-ward', { name: story.name, card }),
    ];
  },
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
  'discard-card': (story, card, inside) => {
    const { say } = story.teller;
    const { name } = story;
    const [discarded] = story.all('card-discarded');
    if (discarded !== undefined)
      return [
        discarded.card === story.first('card-played')?.card
          ? say('oteres-told-discard-same', { name, other: inside })
          : say('oteres-told-discard-card', { name, card: inside, other: story.card(discarded.card) }),
      ];
    return story.first('urchin-returned') && [say('oteres-told-discard-urchin', { name, card })];
  },
  'dark-gift': lookedAt,
};

/** Which of the black pearls in front of a player the one is that has just come: the first where they cannot be counted, or its value is told. */
function blackOf(story: TurnStory, { value }: PearlMove): number {
  const pile = pileAfter(story.before, story.seat);
  return value === undefined && pile !== undefined ? pile.black + 1 : 1;
}

/** What a black pearl costs, at the least and at the most. */
function blackCosts({ teller: { components } }: TurnStory) {
  const { black } = components.pearls;
  return { least: Math.abs(Math.max(...black)), most: Math.abs(Math.min(...black)) };
}

/** What the card that was played came to, in sentences. */
export function playTold(story: TurnStory): readonly string[] {
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
          say('oteres-told-urchin', { name, pearl: story.pearl(got), count: blackOf(story, got) }),
          ...(played.firstUrchin === true ? [say('oteres-told-urchin-first', blackCosts(story))] : []),
        ];
  }
  const card = story.card(played.card);
  const failed = story.first('no-effect');
  if (failed !== undefined) return [say(`oteres-told-${failed.why}`, { name, card })];
  const { behind, inside } = cardsTold(story, played.card);
  const warded = story.first('warded');
  if (warded !== undefined && story.first('pearl-looked-at') === undefined)
    return [
      say('oteres-told-blocked', {
        ...{ name, card: inside },
        other: story.nameOf(warded.seat),
        echo: story.echo,
        ward: story.card(warded.card),
      }),
    ];
  const effect = components.cards.get(played.card)?.effect;
  const done = effect === undefined ? undefined : TELLS[effect](story, behind, inside);
  return done ?? [say('oteres-told-played', { name, card })];
}
