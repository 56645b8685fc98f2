/** One field of an id: how it is written, and how it is read back. `read` gives nothing where the text was not written so. */
export interface Field<T> {
  readonly write: (value: T) => string;
  /** Takes what it needs from the front of the parts that are left. */
  readonly read: (parts: string[]) => T | undefined;
}

/** A field that may be left out at the end of an id. */
interface Optional<T> extends Field<T> {
  readonly isOptional: true;
}

/** A field of any type. */
interface AnyField {
  readonly write: (value: never) => string;
  readonly read: (parts: string[]) => unknown;
}

/** Fields by name, in the order in which they are written. */
export type Fields = Readonly<Record<string, AnyField>>;

type ValueOf<F> = F extends { readonly read: (parts: string[]) => infer T } ? Exclude<T, undefined> : never;
type Given<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { readonly isOptional: true } ? never : K]: ValueOf<F[K]>;
};
type Left<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { readonly isOptional: true } ? K : never]?: ValueOf<F[K]>;
};
/** The values of these fields by name; those that may be left out are optional. */
export type ValuesOf<F extends Fields> = {
  readonly [K in keyof (Given<F> & Left<F>)]: (Given<F> & Left<F>)[K];
};

const shaped = <T extends string | number>(shape: RegExp, parse: (text: string) => T): Field<T> => ({
  write: String,
  read: (parts) => {
    const text = parts.shift();
    return text !== undefined && shape.test(text) ? parse(text) : undefined;
  },
});

/** The id of a table. */
export const table = shaped(/^[\w-]{1,32}$/, String);
/** A short word of letters, digits, underscores and hyphens. */
export const word = shaped(/^[\w-]{1,40}$/, String);
/** The name of a private page, what games may call theirs: see `PAGE_NAME`. */
export const page = shaped(/^[a-z][a-z-]{0,11}$/, String);
/** A whole number from 0 to 9,999,999, without leading zeros. */
export const number = shaped(/^(?:0|[1-9]\d{0,6})$/, Number);

/** One of these words. */
export const among = <const W extends readonly string[]>(words: W): Field<W[number]> => ({
  write: String,
  read: (parts) => {
    const text = parts.shift();
    return words.find((known) => known === text);
  },
});

/** Everything that is left: a notation in printable ASCII, which may have colons in it. */
export const notation: Field<string> = {
  write: String,
  read: (parts) => {
    const text = parts.splice(0).join(':');
    return /^[!-~][ -~]*$/.test(text) ? text : undefined;
  },
};

/** The same field, which may be left out at the end of an id. */
export const optional = <T>(field: Field<T>): Optional<T> => ({ ...field, isOptional: true });

/** Several fields under one name. */
export const group = <F extends Fields>(fields: F): Field<ValuesOf<F>> => ({
  write: (values) => writeFields(fields, values).join(':'),
  read: (parts) => readFields(fields, parts),
});

/** Writes values in the order of their fields. This is where names meet fields: the compiler cannot follow the index. */
export const writeFields = (fields: Fields, values: object): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = (values as Readonly<Record<string, never>>)[name];
    return value === undefined ? [] : [field.write(value)];
  });

/** Reads values in the order of their fields, and leaves what is left in `parts`; nothing where one of them was not written so. */
export function readFields<F extends Fields>(fields: F, parts: string[]): ValuesOf<F> | undefined {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if ('isOptional' in field && parts.length === 0) continue;
    const value = field.read(parts);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return values as ValuesOf<F>;
}
