import type { Answer } from '../engine/match.ts';

/**
 * Who plays by itself. `random` takes one of the legal answers. `careful` first does the extra actions it can, and
 * then answers the question as the game calls careful.
 */
export const PLAYERS = ['random', 'careful'] as const;
/** One of the players. */
export type PlayerName = (typeof PLAYERS)[number];

/**
 * What a player answers. `offered` are the extra actions among the answers, best first, and `careful` the answers of
 * a careful player, any if empty; `below` gives a number from 0 to below a bound.
 */
export function choiceOf<Move>(
  player: PlayerName,
  answers: readonly Answer<Move>[],
  { offered, careful }: { readonly offered: readonly string[]; readonly careful: readonly string[] },
  below: (bound: number) => number,
): Answer<Move> | undefined {
  if (player === 'random') return answers[below(answers.length)];
  const [best] = offered;
  const aside = answers.find(({ notation }) => notation === best) ?? answers.find((answer) => answer.isExtra);
  if (aside !== undefined) return aside;
  const wise = answers.filter(({ notation }) => careful.includes(notation));
  const among = wise.length > 0 ? wise : answers;
  return among[below(among.length)];
}
