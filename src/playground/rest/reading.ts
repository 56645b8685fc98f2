import { z } from 'zod';
import { type FieldPath, refuseForm } from './refusal.ts';

/** A text of bounded length, counted in characters. */
export const boundedText = (min: number, max: number) => z.string().min(min).max(max);

/** A list of bounded length. */
export const boundedList = <S extends z.ZodType>(entry: S, min: number, max: number) =>
  z.array(entry).min(min).max(max);

/** A whole number within bounds. */
export const whole = (min: number, max: number) => z.int().min(min).max(max);

/** An id; numbers are taken as Discord takes them. */
export const snowflake = z.union([z.string().regex(/^\d{1,20}$/), z.int().nonnegative()]).transform(String);

/** Whether no two of some values are the same. */
export const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

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

/**
 * Reads a request body, or a part of it that stands at `prefix`.
 * @throws RestRefusal 400, 50035 with the paths of everything that is wrong.
 */
export function readForm<S extends z.ZodType>(form: S, body: unknown, prefix: FieldPath = []): z.output<S> {
  const result = form.safeParse(body);
  if (result.success) return result.data;
  throw refuseForm(result.error.issues, prefix);
}
