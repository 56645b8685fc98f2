import type { Answer } from '../kernel/match.ts';

/** Who plays by itself: any legal answer, or with care, which does what it can besides the question before it answers that at random. */
export const PLAYERS = ['random', 'careful'] as const;
/** One of the players. */
export type PlayerName = (typeof PLAYERS)[number];

/** What a player answers. `offered` are the asides that stand among the answers, best first; `below` gives a number from 0 up to a bound. */
export function choiceOf<Move>(
  player: PlayerName,
  answers: readonly Answer<Move>[],
  offered: readonly string[],
  below: (bound: number) => number,
): Answer<Move> | undefined {
  if (player === 'random') return answers[below(answers.length)];
  const [best] = offered;
  const aside = answers.find(({ notation }) => notation === best) ?? answers.find((answer) => answer.aside);
  if (aside !== undefined) return aside;
  return answers[below(answers.length)];
}
