import { z } from 'zod';
import type { Complain } from '../games/component-list.ts';
import { complainAbout, readList } from '../games/component-list.ts';
import { isPressKey, type PressKey } from '../texts/say.ts';
import type { Lesson, ScriptedMove } from './lesson.ts';

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
  .transform((text): ScriptedMove => ({ seat: Number(text.slice(0, 1)), notation: text.slice(2) }));

const shown = {
  id: shortIdShape,
  from: setupShape.exactOptional(),
  before: z.array(move).default([]),
  says: pressKeyShape,
  picture: z.string(),
  lit: z.array(z.string()).default([]),
};
const replies = {
  wrong: z.record(z.string(), pressKeyShape).default({}),
  otherwise: pressKeyShape.default('lesson-otherwise'),
};

const step = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shown,
    ...replies,
    kind: z.literal('answer'),
    expects: z.string(),
    offers: z.array(z.string()).exactOptional(),
  }),
  z.strictObject({
    ...shown,
    ...replies,
    kind: z.literal('question'),
    choices: z.array(z.strictObject({ id: shortIdShape, label: pressKeyShape })).min(2),
    right: shortIdShape,
  }),
  z.strictObject({ ...shown, kind: z.literal('end') }),
]);
const shape = z.strictObject({
  others: z.array(z.string().min(1)).min(1),
  scores: z.array(z.int()),
  steps: z.array(step).min(1),
});

/**
 * Reads a lesson. `fileName` is for messages alone. Whether its game plays it is for `followLesson` to say.
 *
 * @throws {BrokenComponents} naming the file, the step and what is wrong with it
 */
export function readLesson(text: string, fileName: string): Lesson {
  const fail: Complain = complainAbout(fileName);
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
