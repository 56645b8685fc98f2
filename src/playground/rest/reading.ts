import { z } from 'zod';
import { createComplaints, type FieldComplaint, type FieldPath } from './refusal.ts';

const between = (min: number, max: number): string =>
  `BASE_TYPE_BAD_LENGTH Must be between ${min} and ${max} in length.`;

/** A text of bounded length, counted in characters. */
export const boundedText = (min: number, max: number) =>
  min === 0
    ? z.string().max(max, `BASE_TYPE_MAX_LENGTH Must be ${max} or fewer in length.`)
    : z.string().min(min, between(min, max)).max(max, between(min, max));

/** A list of bounded length. */
export const boundedList = <S extends z.ZodType>(entry: S, min: number, max: number) =>
  min === 0
    ? z.array(entry).max(max, `BASE_TYPE_MAX_LENGTH Must be ${max} or fewer in length.`)
    : z.array(entry).min(min, between(min, max)).max(max, between(min, max));

/** A whole number within bounds. */
export const whole = (min: number, max: number) =>
  z
    .int('NUMBER_TYPE_COERCE Value is not int.')
    .min(min, `NUMBER_TYPE_MIN int value should be greater than or equal to ${min}.`)
    .max(max, `NUMBER_TYPE_MAX int value should be less than or equal to ${max}.`);

/** An id; numbers are taken as Discord takes them. */
export const snowflake = z
  .union(
    [z.string().regex(/^\d{1,20}$/), z.int().nonnegative()],
    'NUMBER_TYPE_COERCE Value is not snowflake.',
  )
  .transform(String);

/** One of some numbers, such as the styles of a button. */
export const numberFrom = <const T extends readonly (number | string)[]>(values: T) =>
  z.literal(values, {
    error: ({ input }) =>
      input === undefined
        ? 'BASE_TYPE_REQUIRED This field is required'
        : `BASE_TYPE_CHOICES Value must be one of {${values.join(', ')}}.`,
  });

/** A bit field, as a number or a string of digits. */
export const bits = z.union(
  [z.int().nonnegative(), z.string().regex(/^\d{1,20}$/)],
  'NUMBER_TYPE_COERCE Value is not int.',
);

/** Something of several kinds, told apart by the number in its `type`. */
export const byType = <
  const S extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(
  types: readonly number[],
  kinds: S,
) =>
  z.discriminatedUnion('type', kinds, {
    error: ({ code, input }) => {
      if (code !== 'invalid_union') return undefined;
      return typeof input === 'object' && input !== null && 'type' in input
        ? `UNION_TYPE_CHOICES Value of field "type" must be one of (${types.join(', ')}).`
        : 'BASE_TYPE_REQUIRED This field is required';
    },
  });

const CONVERSIONS: Readonly<Record<string, FieldComplaint>> = {
  string: 'STRING_TYPE_CONVERT Could not interpret value as string.',
  array: 'LIST_TYPE_CONVERT Only iterables may be used in a ListType',
  object: 'MODEL_TYPE_CONVERT Only dictionaries may be used in a ModelType',
  record: 'DICT_TYPE_CONVERT Only dictionaries may be used in a DictType',
  boolean: 'BOOLEAN_TYPE_CONVERT Must be either true or false.',
};

const isComplaint = (text: string): text is `${string} ${string}` => /^[A-Z][A-Z0-9_]+ /.test(text);

/** What is complained of where zod found something wrong. */
function complaint(issue: z.core.$ZodIssue): FieldComplaint {
  if (isComplaint(issue.message)) return issue.message;
  if (issue.code !== 'invalid_type') return `PLAYGROUND_INVALID ${issue.message}`;
  if (issue.input === undefined) return 'BASE_TYPE_REQUIRED';
  return CONVERSIONS[issue.expected] ?? 'NUMBER_TYPE_COERCE Value is not int.';
}

/** Copies plain data without its nulls: what Discord was not told, it does not tell. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === null || inner === undefined ? [] : [[key, withoutNulls(inner)]],
    ),
  );
}

const isStep = (step: PropertyKey): step is string | number => typeof step !== 'symbol';

/**
 * Reads a request body, or a part of it that stands at `prefix`.
 * @throws Refusal 400, 50035 with Discord's codes and paths for everything that is wrong.
 */
export function readForm<S extends z.ZodType>(form: S, body: unknown, prefix: FieldPath = []): z.output<S> {
  const result = form.safeParse(body, { reportInput: true });
  if (result.success) return result.data;
  const complaints = createComplaints(prefix);
  for (const issue of result.error.issues) {
    const path = issue.path.filter(isStep);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) complaints.add([...path, key], 'PLAYGROUND_UNKNOWN_FIELD');
    else complaints.add(path, complaint(issue));
  }
  complaints.settle();
  throw new Error('A form was found wrong without a reason');
}
