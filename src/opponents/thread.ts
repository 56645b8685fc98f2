import { type Given, taskOf } from '../shares/thread.ts';
import type { Found, Part, PlayedMatch } from './analysis/part.ts';
import type { Advice } from './thinker.ts';
import { adviceOn, analysedPart, answerTo, type Question, type Thought } from './thought.ts';

/** What a thread of the pool is to do. */
export type Task =
  | { readonly wants: 'answer'; readonly thought: Thought }
  | { readonly wants: 'advice'; readonly question: Question }
  | { readonly wants: 'analysis'; readonly played: PlayedMatch; readonly part: Part };

/** What a thread of the pool does: it answers one question of one match, says which answers are best, or goes through a part of one that is over. */
export default function work(given: Given<Task>): Promise<string | readonly Advice[] | Found[Part['kind']]> {
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
