import type { Advice } from './opponents.ts';
import { adviceOn, answerTo, type Question, type Thought } from './thought.ts';

/** What a thread of the pool is to do. */
export type Task =
  | { readonly wants: 'answer'; readonly thought: Thought }
  | { readonly wants: 'advice'; readonly question: Question };

/** What a thread of the pool does: it answers one question of one match, or says which answers are best. */
export default (task: Task): Promise<string | readonly Advice[]> =>
  task.wants === 'answer' ? answerTo(task.thought) : adviceOn(task.question);
