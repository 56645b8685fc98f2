import { z } from 'zod';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reader of something that Discord itself made, which is taken as it is once it has these fields. */
export const made = <T>(...fields: readonly (keyof T & string)[]) =>
  z.custom<T>(
    (value) => isRecord(value) && fields.every((field) => field in value),
    `This is not as the playground keeps it: it has ${fields.join(', ')}`,
  );
