import { type GivenWork, taskOf } from '../shares/thread.ts';
import type { AnalysisPart, Found, PlayedMatch } from './analysis/part.ts';
import type { Advice } from './thinker.ts';
import { type AdviceQuestion, adviceOn, analysedPart, answerTo, type Thought } from './thought.ts';

/** What a thread of the pool is to do. */
export type ThoughtTask =
  | { readonly wants: 'answer'; readonly thought: Thought }
  | { readonly wants: 'advice'; readonly question: AdviceQuestion }
  | { readonly wants: 'analysis'; readonly played: PlayedMatch; readonly part: AnalysisPart };

/** What a pool thread does: answers a question of a match, ranks answers, or analyses part of a finished match. */
export default function work(
  given: GivenWork<ThoughtTask>,
): Promise<string | readonly Advice[] | Found[AnalysisPart['kind']]> {
  const task = taskOf(given);
  switch (task.wants) {
    case 'answer':
      return answerTo(task.thought);
    case 'advice':
      return adviceOn(task.question);
    case 'analysis':
      return analysedPart(task.played, task.part);
  }
}
