import type { Telling, TurnSummary } from '../../games/presenter.ts';

/**
 * Turns in words, the latest last; where they are too long together, the oldest are left out, and so are those that brought nothing yet. Turns
 * that are told as a story make a paragraph for each round.
 */
export function summary(turns: readonly TurnSummary[], telling: Telling, longest: number): string {
  const told: { readonly round: number | undefined; readonly words: string }[] = [];
  let length = 0;
  for (const turn of turns.toReversed().filter(({ lines }) => lines.length > 0)) {
    const words = inWords(turn, telling, longest);
    const more = words.length + 2 + (turn.round === undefined ? 0 : ROUND_LENGTH);
    if (length + more > longest) break;
    told.unshift({ round: turn.round, words });
    length += more;
  }
  if (!turns.every(({ story }) => story === true)) return told.map(({ words }) => words).join('\n\n');
  return told
    .map(({ round, words }, at) => {
      const begins = at === 0 || round !== told[at - 1]?.round;
      const before = at === 0 ? '' : begins ? '\n' : ' ';
      return `${before}${begins ? roundInWords(round, telling) : ''}${words}`;
    })
    .join('');
}

const roundInWords = (round: number | undefined, { say }: Telling): string =>
  round === undefined ? '' : `${say('summary-round', { round })} `;

/** Letters that the round of a paragraph may take. */
const ROUND_LENGTH = 40;

function inWords(
  { turn, round, seat, lines, story }: TurnSummary,
  { say, people }: Telling,
  longest: number,
): string {
  const words =
    story === true
      ? lines.join(' ')
      : [say('summary-turn', { turn, name: people[seat]?.name ?? '' }), ...lines].join('\n');
  const room = longest - (story === true && round !== undefined ? ROUND_LENGTH : 0);
  return words.length + 2 <= room ? words : `${words.slice(0, room - 3)}…`;
}
