import type { z } from 'zod';
import { ROW } from '../../bounds.ts';

/** What the JSON in a row of the store says; undefined if it is none, or longer than a row can be. */
export function jsonOf(text: string): unknown {
  if (text.length > ROW.letters) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is read by a shape, all of it readonly. */
export type ReadBy<S extends z.ZodType> = DeepReadonly<z.output<S>>;

type DeepReadonly<T> = T extends readonly (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** What a row's JSON says by a shape; undefined if there is none, or none that the shape reads. */
export const readBy = <S extends z.ZodType>(shape: S, text: string | undefined): z.output<S> | undefined =>
  text === undefined ? undefined : shape.safeParse(jsonOf(text)).data;
