/** Moves as strings of lower-case letters, digits, `-`, `.`, `+` and `=`; at most 40 characters. */
export interface Notation<Move> {
  readonly make: (move: Move) => string;
  /** Reads what `make` writes; undefined for any other text. */
  readonly parse: (text: string) => Move | undefined;
}

/** What a notation may look like, so that it fits every place it is written in. */
export const NOTATION_SHAPE = /^[a-z0-9.+=-]{1,40}$/;
const LONGEST = 40;

/** How one part of a move is written. */
export interface NotationPart<T> {
  /** What it can look like, as a regular expression without groups that capture. */
  readonly pattern: string;
  readonly write: (value: T) => string;
  readonly read: (text: string) => T | undefined;
  /** Its value if nothing is written; absent if something always is. */
  readonly absent?: { readonly value: T };
}

const literal = (text: string): string => text.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&');

/** A whole number from `min` to `max`. */
export const int = (min: number, max: number): NotationPart<number> => ({
  pattern: min < 0 ? '(?:0|-?[1-9]\\d*)' : '(?:0|[1-9]\\d*)',
  write: String,
  read: (text) => (Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
});

/** A word of lower-case letters, digits and `-`, like the id of a card. */
export const word: NotationPart<string> = {
  pattern: '[a-z0-9-]+',
  write: (value) => value,
  read: (text) => text,
};

/** One of these values, each under a short text of its own. */
export function spelled<T>(values: readonly (readonly [value: T, text: string])[]): NotationPart<T> {
  const longestFirst = values.map(([, text]) => text).toSorted((one, other) => other.length - one.length);
  const texts = new Map(values);
  return {
    pattern: `(?:${longestFirst.map(literal).join('|')})`,
    write: (value) => texts.get(value) ?? '',
    read: (text) => values.find(([, each]) => each === text)?.[0],
  };
}

/** One of these values, written as they are. */
export const anyOf = <T extends string | number>(values: readonly T[]): NotationPart<T> =>
  spelled(values.map((value) => [value, String(value)] as const));

/** At most `most` of one kind in a row; the empty row is not written at all. */
export function list<T>(part: NotationPart<T>, most: number, between = '.'): NotationPart<readonly T[]> {
  const next = `(?:${literal(between)}${part.pattern})`;
  const one = new RegExp(part.pattern, 'g');
  return {
    pattern: `${part.pattern}${next}{0,${most - 1}}`,
    write: (values) => values.map((value) => part.write(value)).join(between),
    read: (text) => {
      const values = (text.match(one) ?? []).map((each) => part.read(each));
      const read = values.flatMap((value) => (value === undefined ? [] : [value]));
      return read.length === values.length ? read : undefined;
    },
    absent: { value: [] },
  };
}

/** A part with something before it. */
export const afterWord = <T>(opening: string, part: NotationPart<T>): NotationPart<T> => ({
  ...part,
  pattern: `${literal(opening)}${part.pattern}`,
  write: (value) => `${opening}${part.write(value)}`,
  read: (text) => part.read(text.slice(opening.length)),
});

/** A part that a move need not have. */
export const optional = <T>({ absent, ...part }: NotationPart<T>): NotationPart<T | undefined> => ({
  ...part,
  write: (value) => (value === undefined ? '' : part.write(value)),
  absent: { value: undefined },
});

interface Kinded {
  readonly kind: string;
}

/** How each part of a move is written, in the order in which they stand. */
type Parts<M extends Kinded> = { readonly [Name in Exclude<keyof M, 'kind'>]: NotationPart<M[Name]> };

/** What stands between the word of a kind of move and its parts, and between the parts. */
interface Signs {
  readonly opening: string;
  readonly between: string;
}

/** Tells a form from parts, whatever these are called. */
const FORM = Symbol('form');

interface Form<M extends Kinded> extends Signs {
  readonly [FORM]: string;
  readonly parts: Parts<M>;
}

const DOTS: Signs = { opening: '.', between: '.' };

/** A kind of move that begins with another word than its own, or has other signs than dots around its parts. */
export const written = <M extends Kinded>(
  word: string,
  parts: Parts<M>,
  signs: Partial<Signs> = {},
): Form<M> => ({ [FORM]: word, parts, ...DOTS, ...signs });

/** How every kind of move is written; one that begins with its own word needs its parts alone. */
type Description<Move extends Kinded> = {
  readonly [Kind in Move['kind']]:
    | Parts<Extract<Move, { readonly kind: Kind }>>
    | Form<Extract<Move, { readonly kind: Kind }>>;
};

/** What such parts are written of, by kind. */
export type Written<Described> = {
  [Kind in keyof Described]: { readonly kind: Kind } & {
    readonly [Name in keyof Described[Kind]]: Described[Kind][Name] extends NotationPart<infer T> ? T : never;
  };
}[keyof Described];

/** A kind of move with its parts in a row, whatever their types: each is used for the values of its own name alone. */
interface Row extends Signs {
  readonly kind: string;
  readonly word: string;
  readonly parts: readonly (readonly [name: string, part: NotationPart<unknown>])[];
}

/** The boundary at which a kind of move meets its description, which the compiler cannot follow through an index. */
function rowsOf<Move extends Kinded>(description: Description<Move>): readonly Row[] {
  return Object.entries<Parts<Kinded> | Form<Kinded>>(description).map(([kind, shape]) => {
    const { [FORM]: word, parts, ...signs } = FORM in shape ? shape : written(kind, shape);
    return { kind, word, parts: Object.entries<NotationPart<unknown>>(parts), ...signs };
  });
}

/** What a kind of move looks like; a part that is absent is so with the sign before it. */
function lookOf({ word, parts, opening, between }: Row): RegExp {
  const all = parts.map(([, { pattern, absent }], at) => {
    const part = `${literal(at === 0 ? opening : between)}(${pattern})`;
    return absent === undefined ? part : `(?:${part})?`;
  });
  return new RegExp(`^${literal(word)}${all.join('')}$`);
}

/**
 * The notation of `bid: { count: int(1, 99), face: anyOf(FACES) }` writes `bid.3.six`. Throws a `RangeError` for two
 * kinds without parts that are written alike; a text that fits two kinds is read as the first.
 */
export function notationOf<Move extends Kinded>(description: Description<Move>): Notation<Move> {
  const rows = rowsOf(description).map((row) => ({ ...row, look: lookOf(row) }));
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  const plain = rows.filter(({ parts }) => parts.length === 0).map(({ word }) => word);
  if (new Set(plain).size < plain.length) throw new RangeError(`two moves are written ${plain.join(' ')}`);

  const make = (move: Move): string => {
    const { word = '', parts = [], opening = '', between = '' } = byKind.get(move.kind) ?? {};
    let text = word;
    let sign = opening;
    for (const [name, part] of parts) {
      const said = part.write(Reflect.get(move, name));
      if (said === '') continue;
      text += sign + said;
      sign = between;
    }
    return text;
  };

  const parse = (text: string): Move | undefined => {
    if (text.length > LONGEST) return undefined;
    for (const { kind, parts, look } of rows) {
      const [whole, ...texts] = look.exec(text) ?? [];
      if (whole === undefined) continue;
      const values = parts.map(([name, part], at) => {
        const found = texts[at];
        return [name, found === undefined ? part.absent?.value : part.read(found), found] as const;
      });
      if (values.some(([, value, found]) => value === undefined && found !== undefined)) continue;
      const kept = values.filter(([, value]) => value !== undefined);
      // What the description of its kind has read in full is such a move.
      return { kind, ...Object.fromEntries(kept.map(([name, value]) => [name, value])) } as unknown as Move;
    }
    return undefined;
  };

  return { make, parse };
}
