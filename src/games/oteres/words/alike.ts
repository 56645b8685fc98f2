import type { Seat } from '../../../engine/seat.ts';
import type { TurnSummary } from '../../turn-summary.ts';
import { COMMA, sentence } from '../board/piece-words.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { listTold } from './list-told.ts';
import { hasWorked } from './seen-before.ts';
import type { Tally } from './tally.ts';
import { cardsTold } from './told-play.ts';
import type { TurnStory } from './turn-story.ts';

/** What is told of several who did the same. */
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

type Alike = Pick<TurnSummary, 'alike'>;

/** How a turn is told together with others like it: where nobody can tell what it brought from what those did. What the first of them explains is told with them all. */
export function alikeIn(story: TurnStory, lines: readonly string[]): Alike {
  const { teller, seat, facts, name } = story;
  const { say } = teller;
  const played = story.first('card-played');
  const isExplained = played?.firstUrchin === true && lines.length === 2;
  if (played === undefined || (lines.length !== 1 && !isExplained)) return {};
  if (story.pearls.some(({ value }) => value !== undefined)) return {};
  // Where it changes the rest of the game it is told by itself.
  if (facts.some(({ kind }) => kind === 'urchins-playable' || kind === 'deck-low')) return {};
  const kind = played.card === URCHIN ? URCHIN : teller.components.cards.get(played.card)?.effect;
  const told = played.card === URCHIN ? undefined : cardsTold(story, played.card);
  if (kind === 'discard-card') return thrownAlike(story, told?.inside ?? '');
  const card = told?.behind ?? '';
  if (kind === 'ward') {
    const isFirst = !hasWorked(story.before, played.card);
    return {
      alike: {
        kind,
        part: name,
        told: (names) =>
          sentence(
            say('oteres-told-wards', {
              ...{ names: listTold(say, names), card: story.card(played.card) },
              first: isFirst ? 'yes' : 'no',
            }),
          ),
      },
    };
  }
  const isPlain =
    kind === 'protect-pearl'
      ? facts.some((fact) => fact.kind === 'pearl-protected' && fact.seat === seat)
      : story.pearls.length > 0 &&
        (kind === URCHIN || story.pearls.every(({ colour }) => colour === 'white'));
  if (kind === undefined || !isPlain) return {};
  if (isTogether(kind))
    return {
      alike: {
        kind,
        part: name,
        told: (names) =>
          [sentence(say(TOGETHER[kind], { names: listTold(say, names), card })), ...lines.slice(1)].join(' '),
      },
    };
  return isInPairs(kind) ? pairAlike(story, kind, card) : {};
}

/** A card that was thrown away for another one: each names its own. */
function thrownAlike(story: TurnStory, card: string): Alike {
  const { say } = story.teller;
  const { name } = story;
  const [thrown] = story.all('card-discarded');
  if (thrown === undefined || thrown.card === story.first('card-played')?.card) return {};
  const other = story.card(thrown.card);
  return {
    alike: {
      kind: 'discard-card',
      part: say('oteres-told-throw', { name, other }),
      told: ([, ...rest]) =>
        sentence(say('oteres-told-throws', { name, other, card, rest: rest.join(COMMA) })),
    },
  };
}

/** A white pearl that changed places with another white one. */
function pairAlike(story: TurnStory, kind: keyof typeof IN_PAIRS, card: string): Alike {
  const { say } = story.teller;
  const { name } = story;
  const got = story.moved(({ to }) => to === story.seat);
  if (typeof got?.from !== 'number' || story.pearls.length !== 2) return {};
  const other = story.nameOf(got.from);
  return {
    alike: {
      kind,
      part: say('oteres-told-pair', { name, other }),
      told: ([, ...rest]) => sentence(say(IN_PAIRS[kind], { name, other, card, rest: rest.join(COMMA) })),
    },
  };
}

/** What changes little for anybody but who did it. */
const ROUTINE: readonly string[] = [
  ...['take-white', 'trade-in', 'protect-pearl', 'discard-card', 'swap', 'dark-gift', 'ward', URCHIN],
];

/** Whether the pearls of a turn take few words: where two are told apart the sentence has a list of its own, and a black one is news. */
const isBrief = ({ pearls }: TurnStory): boolean =>
  pearls.every(({ colour, value }) => colour === 'white' && (value === undefined || pearls.length === 1));

/** Whether a turn is so much routine that its sentence may become a part of another. */
export function isRoutine(story: TurnStory, lines: readonly string[]): boolean {
  const played = story.first('card-played')?.card ?? '';
  const kind = played === URCHIN ? URCHIN : story.teller.components.cards.get(played)?.effect;
  return (
    lines.length === 1 &&
    kind !== undefined &&
    ROUTINE.includes(kind) &&
    (kind === URCHIN || isBrief(story)) &&
    story.first('no-effect') === undefined &&
    story.first('warded') === undefined &&
    (story.first('card-laid')?.at ?? story.seat) === story.seat &&
    (played === URCHIN || story.first('urchin-returned') === undefined) &&
    story.first('card-discarded')?.card !== played &&
    (kind !== 'ward' || hasWorked(story.before, played))
  );
}

/** Whose pearls and cards a turn was about: turns that are about nobody in common may be told in any order. */
export function concernedIn({ seat, facts }: Tally): readonly Seat[] {
  const others = facts.flatMap((fact): readonly unknown[] => {
    switch (fact.kind) {
      case 'pearl-moved':
        return [fact.from, fact.to];
      case 'pearl-looked-at':
        return [fact.of];
      case 'card-given':
        return [fact.to];
      case 'card-laid':
        return [fact.at];
      case 'warded':
      case 'out':
        return [fact.seat];
      default:
        return [];
    }
  });
  return [...new Set([seat, ...others.filter((each) => typeof each === 'number')])];
}
