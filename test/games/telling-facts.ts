import { expect, test } from 'vitest';
import { inForm } from '../form.ts';

/** Something made of plain values, like a view: what a picture and a text are both made from. */
export interface Told<T> {
  /** Positions that came up; what one of them has at a place may stand there in the others too. */
  readonly positions: readonly T[];
  /** All that can be seen of a position. It may throw where a change has made nonsense of it. */
  readonly seen: (position: T) => Promise<string>;
  /** All that can be read of it. */
  readonly read: (position: T) => string;
  /** Whether a changed position could come up at all; by default all could. */
  readonly sound?: (position: T) => boolean;
  /** How many other values are tried at each place. */
  readonly tries?: number;
  /** Of so many changes of the same place one is tried, the first of them in any case; each where it is absent. */
  readonly oneIn?: number;
}

/** What came of trying. */
export interface Untold {
  readonly seen: number;
  /** Places where a change could be seen and not be read, each with an example. */
  readonly places: readonly string[];
}

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The place of a path whatever its numbers: `seats.*.keys.*`. */
const placeOf = (path: Path): string => path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Everything in a position by its place. */
function* within(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (Array.isArray(value)) for (const [at, entry] of value.entries()) yield* within(entry, [...path, at]);
  else if (isObject(value))
    for (const [key, entry] of Object.entries(value)) yield* within(entry, [...path, key]);
}

const put = (value: unknown, [first, ...rest]: Path, change: (value: unknown) => unknown): unknown => {
  if (first === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((entry, at) => (at === first ? put(entry, rest, change) : entry));
  return isObject(value) ? { ...value, [first]: put(value[first], rest, change) } : value;
};

interface Change {
  readonly place: string;
  readonly how: string;
  readonly path: Path;
  readonly to: (value: unknown) => unknown;
}

/** What has been at each place in any position, and which keys the things there have had. */
class Pool {
  readonly #values = new Map<string, Map<string, unknown>>();

  constructor(positions: readonly unknown[]) {
    for (const position of positions)
      for (const [path, value] of within(position)) {
        const known = this.#values.get(placeOf(path)) ?? new Map<string, unknown>();
        known.set(JSON.stringify(value) ?? '', value);
        this.#values.set(placeOf(path), known);
      }
  }

  /** A few values of a place other than this one, spread over all that there are. */
  others(place: string, value: unknown, most: number, seed: number): readonly unknown[] {
    const all = [...(this.#values.get(place)?.values() ?? [])].filter((other) => !same(other, value));
    const step = Math.max(1, Math.floor(all.length / most));
    return Array.from(
      { length: Math.min(most, all.length) },
      (_, at) => all[(seed + at * step) % all.length],
    );
  }

  /** Whether lists at this place have not always been of one length. */
  varies(place: string): boolean {
    const lists = [...(this.#values.get(place)?.values() ?? [])].filter(Array.isArray);
    return new Set(lists.map(({ length }) => length)).size > 1;
  }

  /** Keys that things at this place have had. */
  keys(place: string): readonly string[] {
    const things = [...(this.#values.get(place)?.values() ?? [])].filter(isObject);
    return [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  }
}

const without = (list: readonly unknown[], at: number): readonly unknown[] =>
  list.filter((_, index) => index !== at);

function* changesOf(position: unknown, pool: Pool, tries: number): Generator<Change> {
  let seed = 0;
  for (const [path, value] of within(position)) {
    const place = placeOf(path);
    seed += 7;
    if (Array.isArray(value)) {
      for (const [at, entry] of value.entries()) {
        if (at > 0 && !same(entry, value[at - 1]))
          yield {
            place: `${place} swapped`,
            how: `${at - 1} and ${at}`,
            path,
            to: () =>
              value.map((old, index) => value[index === at ? at - 1 : index === at - 1 ? at : index] ?? old),
          };
      }
      if (value.length > 0 && pool.varies(place))
        yield {
          place: `${place} shorter`,
          how: `${value.length}`,
          path,
          to: () => without(value, seed % value.length),
        };
      for (const entry of pool.varies(place) ? pool.others(`${place}.*`, undefined, 1, seed) : [])
        yield { place: `${place} longer`, how: JSON.stringify(entry), path, to: () => [...value, entry] };
    } else if (isObject(value)) {
      for (const key of pool.keys(place)) {
        if (key in value) continue;
        for (const entry of pool.others(placeOf([...path, key]), undefined, tries, seed))
          yield {
            place: placeOf([...path, key]),
            how: `nothing → ${JSON.stringify(entry)}`,
            path,
            to: (old) => ({ ...(isObject(old) ? old : {}), [key]: entry }),
          };
      }
    } else
      for (const other of pool.others(place, value, tries, seed))
        yield { place, how: `${JSON.stringify(value)} → ${JSON.stringify(other)}`, path, to: () => other };
  }
}

/** What can be seen; `otherwise` where a change has made nonsense of the position. */
async function seenOr(otherwise: string, seen: () => Promise<string>): Promise<string> {
  try {
    return await seen();
  } catch {
    return otherwise;
  }
}

/**
 * Changes positions place by place into what might be there as well, and looks where that can be seen and not be read. Nobody names
 * the places: they are all that a position has.
 */
export async function untoldFacts<T>({
  positions,
  seen,
  read,
  sound = () => true,
  tries = 2,
  oneIn = 1,
}: Told<T>): Promise<Untold> {
  const pool = new Pool(positions);
  const places = new Map<string, string>();
  const met = new Map<string, number>();
  let count = 0;
  for (const position of positions) {
    const [picture, text] = [await seen(position), read(position)];
    for (const { place, how, path, to } of changesOf(position, pool, tries)) {
      const changed = put(position, path, to) as T;
      if (!sound(changed)) continue;
      const before = met.get(place) ?? 0;
      met.set(place, before + 1);
      if (before % oneIn > 0) continue;
      const other = await seenOr(picture, () => seen(changed));
      if (other === picture) continue;
      count += 1;
      if (!places.has(place) && read(changed) === text)
        places.set(place, `${place}: ${path.join('.')} ${how}`);
    }
  }
  return { seen: count, places: [...places.values()] };
}

/** Tests that whatever can be seen can be read, in so many changes that could be seen, at least; of those of one place one in `oneIn` is tried. */
export const holdReadable = <T>(sentence: string, least: number, told: () => Told<T>): void =>
  test(`whatever can be seen ${sentence}`, { timeout: 240_000 }, async () => {
    const oneIn = inForm(12, 1);
    const { seen, places } = await untoldFacts({ ...told(), oneIn });
    expect(seen).toBeGreaterThan(least / oneIn);
    expect(places).toEqual([]);
  });
