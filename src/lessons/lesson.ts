import { z } from 'zod';
import type { Seat } from '../engine/seat.ts';
import { complainAbout, readList } from '../games/component-list.ts';
import type { PlayableMatch } from '../games/playable.ts';
import { isPressKey, type PressKey } from '../texts/say.ts';

/** The seat of the player who takes a lesson. */
export const LEARNER: Seat = 0;

/** The ids of buttons have room for no more. */
export const shortIdShape = z
  .string()
  .regex(/^[a-z0-9-]{1,24}$/, 'must be 1 to 24 small letters, digits or -');
/** The key of a text that says what a lesson or a puzzle does. */
export const pressKeyShape = z.string().refine((text): text is PressKey => isPressKey(text), {
  error: 'must be the key of a text that has no variable but $press',
});
/** What a match begins with. */
export const setupShape = z.strictObject({
  seats: z.int().min(1),
  options: z.record(z.string(), z.string()),
  seed: z.string().min(1),
});
const move = z
  .string()
  .regex(/^\d [!-~]+$/, 'must be a seat, a space and a notation')
  .transform((text) => ({ seat: Number(text.slice(0, 1)), notation: text.slice(2) }));

/** What every step shows: where the match stands, what is said, and what is lit in which picture. */
const shown = {
  /** `/metrics` counts by it. */
  id: shortIdShape,
  /** A new match to go on from; absent if the step goes on from the one before it. */
  from: setupShape.exactOptional(),
  /** What is played before the step is shown; the learner's moves, too, if it leads to a later position. */
  before: z.array(move).default([]),
  says: pressKeyShape,
  /** The name of the picture, without the ending of its file. */
  picture: z.string(),
  /** The pieces in it that the step is about, as the game names them: see `pictures` of a match. */
  lit: z.array(z.string()).default([]),
};
/** What is said of other answers than the right one: of each by itself, or of all. */
const replies = {
  wrong: z.record(z.string(), pressKeyShape).default({}),
  otherwise: pressKeyShape.default('lesson-otherwise'),
};
const shape = z.strictObject({
  /** What the others at the table are called, by seat from 1 on. */
  others: z.array(z.string().min(1)).min(1),
  /** The final points of its last match: if they differ, the components have changed, and the text would be wrong. */
  scores: z.array(z.int()),
  steps: z
    .array(
      z.discriminatedUnion('kind', [
        /** One thing to do in the match, which goes on with the right answer. Without `offers`, all are offered. */
        z.strictObject({
          ...{ ...shown, ...replies, kind: z.literal('answer'), expects: z.string() },
          offers: z.array(z.string()).exactOptional(),
        }),
        /** A question about the position: the match stays as it is. */
        z.strictObject({
          ...{ ...shown, ...replies, kind: z.literal('question'), right: shortIdShape },
          choices: z.array(z.strictObject({ id: shortIdShape, label: pressKeyShape })).min(2),
        }),
        z.strictObject({ ...shown, kind: z.literal('end') }),
      ]),
    )
    .min(1),
});

/** A scripted match that somebody plays alone, one step after the other. */
export type Lesson = z.infer<typeof shape>;
/** One step of a lesson. */
export type LessonStep = Lesson['steps'][number];
/** A step at which one answers a question of the match. */
export type AnswerStep = Extract<LessonStep, { kind: 'answer' }>;
type QuestionStep = Extract<LessonStep, { kind: 'question' }>;
/** A move that a lesson makes by itself. */
export type ScriptedMove = z.infer<typeof move>;

/**
 * Reads a lesson. `fileName` is for messages alone. Whether its game plays it is for `followLesson` to say.
 *
 * @throws {BrokenComponents} naming the file, the step and what is wrong with it
 */
export function readLesson(text: string, fileName: string): Lesson {
  const fail = complainAbout(fileName);
  const lesson = readList(text, shape, fail);
  const ids = lesson.steps.map((each) => each.id);
  for (const [at, each] of lesson.steps.entries()) {
    const where = `steps "${each.id}"`;
    if (ids.indexOf(each.id) !== at) fail(where, 'the id is there twice');
    if (at === 0 && each.from === undefined) fail(where, 'must say from which match it begins');
    if ((each.kind === 'end') !== (at === ids.length - 1))
      fail(where, 'only the last step has nothing to do');
    if (each.kind === 'question' && !each.choices.some((choice) => choice.id === each.right))
      fail(where, 'the right choice is none of them');
    if (each.kind === 'answer' && each.offers?.includes(each.expects) === false)
      fail(where, 'what it expects is not offered');
  }
  return lesson;
}

/** What came of somebody's answer. `stale`: the match does not take it, as with a button of a former lesson. */
export type Attempt = 'right' | 'wrong' | 'stale';

/**
 * Compares an answer with what a step expects. The match says first whether it is legal; a wrong one changes nothing.
 *
 * @param match the position of the step
 * @param choice a notation, or the id of a choice
 */
export function attempt(step: LessonStep, match: PlayableMatch, choice: string): Attempt {
  switch (step.kind) {
    case 'answer':
      if (typeof match.play(LEARNER, choice) === 'string') return 'stale';
      return choice === step.expects ? 'right' : 'wrong';
    case 'question':
      if (!step.choices.some(({ id }) => id === choice)) return 'stale';
      return choice === step.right ? 'right' : 'wrong';
    case 'end':
      return 'stale';
  }
}

/** What is said of a wrong answer. */
export const replyTo = ({ wrong, otherwise }: AnswerStep | QuestionStep, choice: string): PressKey =>
  Object.hasOwn(wrong, choice) ? (wrong[choice] ?? otherwise) : otherwise;
