import type { TextContext, TurnSummary } from '../../games/presenter.ts';

/**
 * Turns in words, the latest last; where they are too long together, the oldest are left out, and so are those that brought nothing yet. Turns
 * that are told as a story make a paragraph for each round.
 */
export function summary(turns: readonly TurnSummary[], textContext: TextContext, longest: number): string {
  return latestTold(turns, textContext, longest).words;
}

/** The same, with the turns before them for which there is no room. */
export function latestTold(
  turns: readonly TurnSummary[],
  textContext: TextContext,
  longest: number,
): { readonly words: string; readonly earlier: readonly TurnSummary[] } {
  const told: {
    readonly round: number | undefined;
    readonly goesOn: boolean;
    readonly words: string;
    readonly endsApart: boolean;
  }[] = [];
  let length = 0;
  const all = alikeTogether(turns.filter(({ lines }) => lines.length > 0));
  for (const turn of all.toReversed()) {
    const words = turnInWords(turn, textContext, longest);
    const more = words.length + 2 + (turn.round === undefined ? 0 : ROUND_LENGTH);
    if (length + more > longest) break;
    told.unshift({
      round: turn.round,
      goesOn: turn.goesOn === true,
      words,
      endsApart: (turn.apart ?? []).length > 0,
    });
    length += more;
  }
  const earlier = all.slice(0, all.length - told.length);
  if (!turns.every(({ story }) => story === true))
    return { words: told.map(({ words }) => words).join('\n\n'), earlier };
  const words = told
    .map(({ round, goesOn, words }, at) => {
      // A page that something was left out of before its first turn says in any case where it begins.
      const begins = at === 0 ? !goesOn || earlier.length > 0 : round !== told[at - 1]?.round;
      const isApart = begins || told[at - 1]?.endsApart === true;
      const before = at === 0 ? '' : isApart ? '\n' : ' ';
      return `${before}${begins ? roundInWords(round, textContext) : ''}${words}`;
    })
    .join('');
  return { words, earlier };
}

/** Turns of one kind that follow each other in a round become one, which is told of all of them. */
function alikeTogether(turns: readonly TurnSummary[]): readonly TurnSummary[] {
  const runs: { readonly first: TurnSummary; readonly parts: string[]; last: TurnSummary }[] = [];
  for (const turn of turns) {
    const run = runs.at(-1);
    const before = run?.last;
    if (
      run !== undefined &&
      before?.alike !== undefined &&
      turn.alike !== undefined &&
      before.alike.kind === turn.alike.kind &&
      before.round === turn.round &&
      before.people === turn.people &&
      before.standing === undefined
    ) {
      run.parts.push(turn.alike.part);
      run.last = turn;
    } else runs.push({ first: turn, parts: turn.alike === undefined ? [] : [turn.alike.part], last: turn });
  }
  return runs.map(({ first, parts, last }) =>
    parts.length < 2 || first.alike === undefined
      ? last
      : { ...last, goesOn: first.goesOn ?? false, lines: [first.alike.told(parts)] },
  );
}

const roundInWords = (round: number | undefined, { say }: TextContext): string =>
  round === undefined ? '' : `${say('summary-round', { round })} `;

/** Letters that the round of a paragraph may take. */
const ROUND_LENGTH = 40;

function turnInWords(
  { turn, round, seat, lines, apart = [], standing, story, people: then }: TurnSummary,
  { say, people }: TextContext,
  longest: number,
): string {
  const words =
    story === true
      ? lines.map((line, at) => (at === 0 ? line : `${apart.includes(at) ? '\n' : ' '}${line}`)).join('')
      : [say('summary-turn', { turn, name: (then ?? people)[seat]?.name ?? '' }), ...lines].join('\n');
  const below = standing === undefined ? '' : `\n-# ${standing}`;
  const room = longest - below.length - (story === true && round !== undefined ? ROUND_LENGTH : 0);
  return `${words.length + 2 <= room ? words : `${words.slice(0, room - 3)}…`}${below}`;
}
