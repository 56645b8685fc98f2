import type { TextContext } from '../../games/presenter.ts';
import type { ChapterTitle, TurnSummary } from '../../games/turn-summary.ts';
import { joinedTurns } from './joined-turns.ts';

/**
 * Turns in words, the latest last; where they are too long together, the oldest are left out, and so are those that brought nothing yet. Turns
 * that are told as a story make a paragraph for each round.
 */
export function summary(turns: readonly TurnSummary[], textContext: TextContext, longest: number): string {
  return latestTold(asTold(turns, textContext), textContext, longest).words;
}

/** All turns in as many parts as they need, the latest first, one at least. */
export function summaryParts(
  turns: readonly TurnSummary[],
  textContext: TextContext,
  longest: number,
): readonly string[] {
  const parts: string[] = [];
  let rest = asTold(turns, textContext);
  do {
    const { words, earlier } = latestTold(rest, textContext, longest);
    parts.push(words);
    rest = words === '' ? [] : earlier;
  } while (rest.length > 0);
  return parts;
}

/** What is joined is joined once, before it is parted: a sentence of several turns looks like that of one. */
const asTold = (turns: readonly TurnSummary[], textContext: TextContext): readonly TurnSummary[] =>
  joinedTurns(
    turns.filter(({ lines }) => lines.length > 0),
    textContext,
  );

/** The latest of turns that are joined already, with those before them for which there is no room. */
function latestTold(
  all: readonly TurnSummary[],
  textContext: TextContext,
  longest: number,
): { readonly words: string; readonly earlier: readonly TurnSummary[] } {
  // Only the latest turn is cut short; another that has no room is left out with those before it.
  const inWords = all.map((turn, at) =>
    turnInWords(turn, textContext, at === all.length - 1 ? longest : Number.POSITIVE_INFINITY),
  );
  const isStory = all.every(({ story }) => story === true);
  const wordsFrom = (from: number): string =>
    isStory
      ? storyInWords(all.slice(from), inWords.slice(from), from > 0, textContext)
      : inWords.slice(from).join('\n\n');
  let from = all.length;
  while (from > 0 && wordsFrom(from - 1).length <= longest) from -= 1;
  return { words: wordsFrom(from), earlier: all.slice(0, from) };
}

/** Turns as a story. A page that something was left out of before its first turn says in any case in which round it begins. */
function storyInWords(
  turns: readonly TurnSummary[],
  inWords: readonly string[],
  isPart: boolean,
  textContext: TextContext,
): string {
  return turns
    .map((turn, at) => {
      const last = turns[at - 1];
      const words = inWords[at] ?? '';
      const begins = last === undefined ? turn.goesOn !== true || isPart : turn.round !== last.round;
      const isApart = begins || (last?.apart ?? []).length > 0;
      const before = last === undefined ? '' : isApart ? '\n' : ' ';
      if (last !== undefined && !begins) return `${before}${words}`;
      const rest = turns.slice(at);
      const until = rest.findIndex(({ round }) => round !== turn.round);
      const title = titleIn((until < 0 ? rest : rest.slice(0, until)).map(({ titles = [] }) => titles));
      return `${before}${headInWords(begins ? turn.round : undefined, title, textContext)}${words}`;
    })
    .join('');
}

/** The weightiest title of turns that are told together; nothing where it would only be said once more right below it. */
function titleIn(turns: readonly (readonly ChapterTitle[])[]): string | undefined {
  const all = turns.flat();
  const [first] = all
    .filter(
      ({ topic }, at) => topic === undefined || all.findLastIndex((other) => other.topic === topic) === at,
    )
    .toReversed()
    .toSorted((one, other) => other.weight - one.weight);
  const isOwn = first !== undefined && turns[0]?.includes(first) === true;
  const isTwice = isOwn && (first.repeats === 'below' || (first.repeats === 'alone' && turns.length === 1));
  return isTwice ? undefined : first?.words;
}

/** Letters that the longest of a turn's titles takes. */
const titleLength = ({ titles = [] }: TurnSummary): number =>
  Math.max(0, ...titles.map(({ words }) => words.length));

/** What stands above turns of one round: its number where it begins with them, and what was most in it. */
function headInWords(round: number | undefined, title: string | undefined, { say }: TextContext): string {
  if (title === undefined) return round === undefined ? '' : `${say('summary-round', { round })} `;
  return `${round === undefined ? `**${title}**` : say('summary-round-title', { round, title })} `;
}

/** Letters that the round of a paragraph may take. */
const ROUND_LENGTH = 40;

function turnInWords(turn: TurnSummary, { say, people }: TextContext, longest: number): string {
  const { round, seat, lines, apart = [], standing, story, people: then } = turn;
  const words =
    story === true
      ? lines.map((line, at) => (at === 0 ? line : `${apart.includes(at) ? '\n' : ' '}${line}`)).join('')
      : [say('summary-turn', { turn: turn.turn, name: (then ?? people)[seat]?.name ?? '' }), ...lines].join(
          '\n',
        );
  const below = standing === undefined ? '' : `\n-# ${standing}`;
  const room =
    longest - below.length - (story === true && round !== undefined ? ROUND_LENGTH + titleLength(turn) : 0);
  return `${words.length + 2 <= room ? words : `${words.slice(0, room - 3)}…`}${below}`;
}
