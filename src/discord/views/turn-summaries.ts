import type { TextContext } from '../../games/presenter.ts';
import type { TurnSummary } from '../../games/turn-summary.ts';

/**
 * Turns in words, the latest last; if too long together, the oldest are left out, and so are those without a result
 * yet. Turns told as a story make a paragraph for each round.
 */
export const summary = (turns: readonly TurnSummary[], textContext: TextContext, longest: number): string =>
  latestTold(turns.filter(isTold), textContext, longest).words;

/** All turns in as many parts as they need, the latest first, one at least. */
export function summaryParts(
  turns: readonly TurnSummary[],
  textContext: TextContext,
  longest: number,
): readonly string[] {
  const parts: string[] = [];
  let rest = turns.filter(isTold);
  do {
    const { words, earlier } = latestTold(rest, textContext, longest);
    parts.push(words);
    rest = words === '' ? [] : [...earlier];
  } while (rest.length > 0);
  return parts;
}

const isTold = ({ lines }: TurnSummary): boolean => lines.length > 0;

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
      ? storyInWords(all.slice(from), inWords.slice(from), textContext)
      : inWords.slice(from).join('\n\n');
  let from = all.length;
  while (from > 0 && wordsFrom(from - 1).length <= longest) from -= 1;
  return { words: wordsFrom(from), earlier: all.slice(0, from) };
}

/** Turns as a story, a paragraph for each round under its number and what was most in it. */
function storyInWords(
  turns: readonly TurnSummary[],
  inWords: readonly string[],
  textContext: TextContext,
): string {
  return turns
    .map((turn, at) => {
      const words = inWords[at] ?? '';
      const last = turns[at - 1];
      if (last !== undefined && last.round === turn.round) return ` ${words}`;
      const rest = turns.slice(at);
      const until = rest.findIndex(({ round }) => round !== turn.round);
      const head = headInWords(until < 0 ? rest : rest.slice(0, until), textContext);
      return `${last === undefined ? '' : '\n'}${head}${words}`;
    })
    .join('');
}

/** The head of a round's turns: number and weightiest title, unless the only sentence below says the same. */
function headInWords(turns: readonly TurnSummary[], { say }: TextContext): string {
  const [round] = turns.flatMap((turn) => turn.round ?? []);
  if (round === undefined) return '';
  const [title] = turns
    .flatMap((turn) => turn.title ?? [])
    .toReversed()
    .toSorted((one, other) => one.rank - other.rank);
  const [first] = turns;
  return title === undefined || (first?.title === title && first.lines.length === 1)
    ? `${say('summary-round', { round })} `
    : `${say('summary-round-title', { round, title: title.words })} `;
}

/** Letters that the round of a paragraph may take beside its title. */
const ROUND_LENGTH = 40;

function turnInWords(turn: TurnSummary, { say, people }: TextContext, longest: number): string {
  const { round, seat, lines, standing, story, title, people: then } = turn;
  const words =
    story === true
      ? lines.join(' ')
      : [say('summary-turn', { turn: turn.turn, name: (then ?? people)[seat]?.name ?? '' }), ...lines].join(
          '\n',
        );
  const below = standing === undefined ? '' : `\n-# ${standing}`;
  const room =
    longest -
    below.length -
    (story === true && round !== undefined ? ROUND_LENGTH + (title?.words.length ?? 0) : 0);
  return `${words.length + 2 <= room ? words : `${words.slice(0, room - 3)}…`}${below}`;
}
