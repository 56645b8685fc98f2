import { answerTo, type Thought } from './thought.ts';

/** What a thread of the pool does: it answers one question of one match. */
export default (thought: Thought): Promise<string> => answerTo(thought);
