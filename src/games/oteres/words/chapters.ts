import { allSeats } from '../../../engine/seat.ts';
import type { ChapterTitle } from '../../turn-summary.ts';
import { cardName, sentence } from '../board/piece-words.ts';
import type { OteresFact } from '../rules/fact.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { listTold } from './list-told.ts';
import {
  type Echo,
  isMilestone,
  isWhole,
  leadersOf,
  outAfter,
  type Piles,
  pilesAfter,
  pilesAtFirst,
  pilesToldBefore,
  type Seen,
} from './seen-before.ts';
import type { PearlMove, Tally } from './tally.ts';
import type { TurnStory } from './turn-story.ts';

/** What may head a round, and how much it weighs against the rest of it: what changes the game, then what people will talk of, then what is routine. */
const WEIGHTS = {
  duel: 100,
  leads: 80,
  'black-gone': 75,
  blocked: 72,
  back: 70,
  robbed: 68,
  again: 66,
  'paw-all': 65,
  'paw-none': 65,
  'black-back': 64,
  'paw-more': 62,
  'paw-less': 62,
  alone: 61,
  pile: 60,
  'deck-low': 58,
  'first-urchin': 56,
  'share-out': 50,
  'pass-left': 50,
  level: 48,
  snatch: 46,
  gift: 45,
  'black-goes': 44,
  slip: 40,
  swap: 34,
  returned: 30,
  urchin: 28,
  'level-many': 22,
  lock: 20,
  ward: 18,
  'trade-in': 14,
  look: 12,
  dive: 10,
} as const;

/** What weighs less than this would only be said twice where it comes first. */
const NEWS = 50;

/** A title that another one came shortly before in the same words. */
const WORN = 1;

const titleOf = (
  kind: keyof typeof WEIGHTS,
  words: string,
  rest: Partial<ChapterTitle> = { repeats: WEIGHTS[kind] < NEWS ? 'below' : 'alone' },
): ChapterTitle => ({
  words: sentence(`${words}.`),
  weight: WEIGHTS[kind],
  ...rest,
});

/** That two are left, above what they do first: who is out has a line of their own, which says so at the end of what led to it. */
function duelTitle({ teller: { say, people }, before }: TurnStory, { turn }: Tally): readonly ChapterTitle[] {
  const last = before.findLast((each) => each.turn < turn);
  if (last?.facts.some((fact) => fact.kind === 'out' && fact.left === 2) !== true) return [];
  const gone = outAfter(before);
  const [one, other, another] = allSeats(people.length).flatMap((seat) =>
    gone.includes(seat) ? [] : (people[seat]?.name ?? []),
  );
  return one === undefined || other === undefined || another !== undefined
    ? []
    : [titleOf('duel', say('oteres-chapter-duel', { one, other }), { topic: 'duel' })];
}

/** Everybody's pearls before the last of the turns seen, or when they were told of last. */
function formerPiles(before: Seen, seen: Seen, seats: number): Piles | undefined {
  if (before.length === 0) return isWhole(seen) ? pilesAtFirst(seats) : undefined;
  return isWhole(before) ? pilesAfter(before, seats) : pilesToldBefore(before, seats);
}

/** Who has the most white pearls now, where that is somebody else than before the turn, or where pearls cannot be counted than when it was told last. */
function leadTitle({ teller, before }: TurnStory, tally: Tally): readonly ChapterTitle[] {
  const { say, people } = teller;
  const seats = people.length;
  const seen = [...before, tally];
  const now = isWhole(seen) || isMilestone(tally) ? pilesAfter(seen, seats) : undefined;
  const former = formerPiles(before, seen, seats);
  if (now === undefined || former === undefined) return [];
  const [leaders, led] = [leadersOf(now.white), leadersOf(former.white)];
  const isSame = leaders.length === led.length && leaders.every((seat) => led.includes(seat));
  const [leader] = leaders;
  if (isSame || leader === undefined) return [];
  const names = listTold(
    say,
    leaders.map((seat) => people[seat]?.name ?? ''),
  );
  const about = { topic: 'lead' };
  if (leaders.length > 1)
    return [
      titleOf(leaders.length > 2 ? 'level-many' : 'level', say('oteres-chapter-level', { names }), about),
    ];
  // Who was told to lead alone at any time before, and does so once more.
  const ledAlone =
    isWhole(before) &&
    before.some((turn, at) => {
      const then = isMilestone(turn) ? pilesAfter(before.slice(0, at + 1), seats) : undefined;
      const [first, second] = then === undefined ? [] : leadersOf(then.white);
      return first === leader && second === undefined;
    });
  const how = outAfter(seen).includes(leader) ? 'beach' : ledAlone ? 'again' : 'first';
  return [
    titleOf(
      led.includes(leader) ? 'alone' : 'leads',
      say('oteres-chapter-leads', { name: names, how }),
      about,
    ),
  ];
}

/** A pearl taken for nothing in return. */
function takenTitle(
  story: TurnStory,
  kind: 'snatch' | 'pile',
  echo: Echo | undefined,
): readonly ChapterTitle[] {
  const move = story.moved(({ to }) => to === story.seat);
  if (typeof move?.from !== 'number') return [];
  const how =
    echo?.kind === 'back' || echo?.kind === 'robbed' || echo?.kind === 'again' ? echo.kind : undefined;
  return [
    titleOf(
      how ?? kind,
      story.teller.say('oteres-chapter-takes', {
        ...{ how: how ?? kind, name: story.name, other: story.nameOf(move.from) },
        count: echo?.kind === 'again' ? echo.count : 1,
      }),
    ),
  ];
}

/** Which of two paws somebody picked, by how much was in it; nothing where both held as much, or none was picked. */
function pawIn(facts: readonly OteresFact[]) {
  const pick = facts.find((fact) => fact.kind === 'paw-picked');
  const total = facts.filter((fact) => fact.kind === 'pearl-moved' && fact.from === 'catch').length;
  if (pick === undefined || total === 0 || pick.count * 2 === total) return undefined;
  const { seat, count } = pick;
  if (count === 0) return { seat, how: 'none' } as const;
  if (count === total) return { seat, how: 'all' } as const;
  return { seat, how: count * 2 > total ? 'more' : 'less' } as const;
}

/** Of two paws who got the fuller one, and whether they picked such a one before. */
function pawTitle(story: TurnStory): readonly ChapterTitle[] {
  const paw = pawIn(story.facts);
  if (paw === undefined) return [];
  const { seat, how } = paw;
  const isAgain = story.before.some(({ facts }) => {
    const former = pawIn(facts);
    return former?.seat === seat && former.how === how;
  });
  return [
    titleOf(
      `paw-${how}`,
      story.teller.say('oteres-chapter-paw', {
        ...{ how, name: story.nameOf(seat), other: story.name },
        again: isAgain ? 'yes' : 'no',
      }),
    ),
  ];
}

/** Two pearls that changed places: where a single one is black, whom that went to. */
function swapTitle(story: TurnStory): readonly ChapterTitle[] {
  const { say } = story.teller;
  const given = story.moved(({ from }) => from === story.seat);
  const got = story.moved(({ to }) => to === story.seat);
  if (given === undefined || typeof got?.from !== 'number') return [];
  const [name, other] = [story.name, story.nameOf(got.from)];
  if (given.colour === got.colour)
    return [titleOf('swap', say('oteres-chapter-deed', { deed: 'swap', name, other }))];
  const ways = given.colour === 'black' ? { name, other } : { name: other, other: name };
  return [titleOf('black-goes', say('oteres-chapter-deed', { deed: 'black-goes', ...ways }))];
}

/** What the card that was played did, as a title; nothing of what is not worth one. */
function deedTitle(story: TurnStory, echo: Echo | undefined): readonly ChapterTitle[] {
  const { say, components } = story.teller;
  const { name } = story;
  const played = story.first('card-played');
  if (played === undefined) return [];
  const warded = story.first('warded');
  if (warded !== undefined) {
    const isAgain = story.before.some(({ facts }) =>
      facts.some((fact) => fact.kind === 'warded' && fact.seat === warded.seat),
    );
    return [
      titleOf(
        'blocked',
        say('oteres-chapter-blocked', {
          ...{ card: cardName(story.teller, warded.card), other: story.nameOf(warded.seat) },
          again: isAgain ? 'yes' : 'no',
        }),
      ),
    ];
  }
  const got = story.moved(({ to }) => to === story.seat);
  const deed = (kind: keyof typeof WEIGHTS & Deed, is: boolean, other = ''): readonly ChapterTitle[] =>
    is ? [titleOf(kind, say('oteres-chapter-deed', { deed: kind, name, other }))] : [];
  if (played.card === URCHIN)
    return deed(played.firstUrchin === true ? 'first-urchin' : 'urchin', got?.colour === 'black');
  switch (components.cards.get(played.card)?.effect) {
    case 'snatch':
      return takenTitle(story, 'snatch', echo);
    case 'biggest-pile':
      return takenTitle(story, 'pile', echo);
    case 'split-paws':
      return pawTitle(story);
    case 'share-out':
      return deed(
        'share-out',
        story.pearls.some(({ from, to }) => from === 'catch' && to !== story.seat),
      );
    case 'pass-left':
      return deed('pass-left', story.pearls.length > 0);
    case 'swap':
      return swapTitle(story);
    case 'dark-gift': {
      const gift = story.moved((move) => isGift(move, story));
      if (gift !== undefined && typeof gift.to === 'number') return deed('gift', true, story.nameOf(gift.to));
      const look = story.first('pearl-looked-at');
      return look === undefined || got !== undefined
        ? swapTitle(story)
        : deed('look', true, story.nameOf(look.of));
    }
    case 'pass-card': {
      const given = story.first('card-given');
      return given === undefined ? [] : deed('slip', true, story.nameOf(given.to));
    }
    case 'discard-card':
      return deed('returned', story.first('urchin-returned') !== undefined);
    case 'protect-pearl': {
      const locked = story.first('pearl-protected');
      return locked === undefined
        ? []
        : [
            titleOf(
              'lock',
              say('oteres-chapter-deed', { deed: 'lock', name: story.nameOf(locked.seat), other: '' }),
            ),
          ];
    }
    case 'ward':
      return deed('ward', true, cardName(story.teller, played.card));
    case 'trade-in':
      return deed('trade-in', got !== undefined);
    case 'take-white':
      return deed('dive', got !== undefined);
    default:
      return [];
  }
}

/** What the text of a deed tells apart. */
type Deed =
  | 'first-urchin'
  | 'urchin'
  | 'share-out'
  | 'pass-left'
  | 'swap'
  | 'black-goes'
  | 'gift'
  | 'look'
  | 'slip'
  | 'returned'
  | 'lock'
  | 'ward'
  | 'trade-in'
  | 'dive';

/** A black pearl that is given away for nothing in return. */
const isGift = ({ from, colour }: PearlMove, story: TurnStory): boolean =>
  from === story.seat && colour === 'black' && story.first('pearl-looked-at') === undefined;

/** What a turn changed for the rest of the game. */
const changeTitles = (story: TurnStory, { facts }: Tally): readonly ChapterTitle[] =>
  facts.flatMap((fact): readonly ChapterTitle[] => {
    const { say } = story.teller;
    if (fact.kind === 'deck-low') return [titleOf('deck-low', say('oteres-chapter-deck-low'))];
    if (fact.kind !== 'urchins-playable') return [];
    if (fact.playable) return [titleOf('black-back', say('oteres-chapter-black-back'))];
    const last = story.moved(
      ({ from, to, colour }) => from === 'pool' && to === story.seat && colour === 'black',
    );
    return last === undefined
      ? []
      : [titleOf('black-gone', say('oteres-chapter-black-gone', { name: story.name }))];
  });

/**
 * What of a turn can head what is told of its round, for somebody who reads nothing but the titles. Nothing that is not open to all is in it.
 * `echo` is what is told of it with earlier turns; `worn` are the words of titles that came shortly before.
 */
export function chaptersOf(
  story: TurnStory,
  tally: Tally,
  echo: Echo | undefined,
  worn: readonly string[],
): readonly ChapterTitle[] {
  const end = tally.facts.find((fact) => fact.kind === 'ended');
  return [
    ...duelTitle(story, tally),
    // The result tells who has the most of what in the end.
    ...(end === undefined ? leadTitle(story, tally) : []),
    ...changeTitles(story, tally),
    ...deedTitle(story, echo),
  ].map((title) => (worn.includes(title.words) ? { ...title, weight: WORN } : title));
}
