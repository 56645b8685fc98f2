import type { Telling, TurnSummary } from '../../games/presenter.ts';

/** Turns in words, the latest last; where they are too long together, the oldest are left out, and so are those that brought nothing yet. */
export function summary(turns: readonly TurnSummary[], telling: Telling, longest: number): string {
  const told: string[] = [];
  let length = 0;
  for (const turn of turns.toReversed().filter(({ lines }) => lines.length > 0)) {
    const words = inWords(turn, telling, longest);
    if (length + words.length + 2 > longest) break;
    told.unshift(words);
    length += words.length + 2;
  }
  const isStory = turns.every(({ story }) => story === true);
  return told.join(isStory ? '\n' : '\n\n');
}

function inWords(
  { turn, seat, lines, story }: TurnSummary,
  { say, people }: Telling,
  longest: number,
): string {
  const head = story === true ? [] : [say('summary-turn', { turn, name: people[seat]?.name ?? '' })];
  const words = [...head, ...lines].join('\n');
  return words.length + 2 <= longest ? words : `${words.slice(0, longest - 3)}…`;
}
