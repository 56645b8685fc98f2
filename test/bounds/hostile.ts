import { expect, vi } from 'vitest';

/** What may stand in the place of any value, as it is written in JSON: some of it is none. */
export const HOSTILE: readonly string[] = [
  ...['1000000000', '-1', '1.5', '1e999', 'NaN', 'null', 'true', '[]', '{}', '""', '"NaN"'],
  ...['{"toString":1}', '[[[[[[[[[[]]]]]]]]]]', '"__proto__"'],
  `"${'x'.repeat(1_001)}"`,
  `"${'x'.repeat(1_000_000)}"`,
  `[${Array.from({ length: 5_000 }, () => '1').join()}]`,
];

/** Where something stands in JSON. */
export type Path = readonly (string | number)[];

/** Where everything stands in JSON; of a list its first and its last entry. */
export function pathsIn(json: unknown, path: Path = []): readonly Path[] {
  if (typeof json !== 'object' || json === null) return [path];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(json)
    ? [...json.entries()].filter(([at]) => at === 0 || at === json.length - 1)
    : Object.entries(json);
  return [path, ...entries.flatMap(([key, each]) => pathsIn(each, [...path, key]))];
}

const MARK = 'stands for what is put there';

/** JSON as text, with this text in the place of what stands there. */
export function rewritten(json: unknown, path: Path, put: string): string {
  const placed = (value: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined) return MARK;
    if (Array.isArray(value)) return value.map((each, at) => (at === key ? placed(each, rest) : each));
    return { ...Object(value), [key]: placed(Object(value)[key], rest) };
  };
  return JSON.stringify(placed(json, path)).replace(`"${MARK}"`, () => put);
}

/** Longer than anything that a game is set up with. */
const LONGEST = 5_000;

/** Does some work, and fails if it wants to build a longer list than any game needs. Brings what was thrown, if anything was. */
export function thrownBy(work: () => unknown): unknown {
  const from = Array.from;
  const spy = vi.spyOn(Array, 'from').mockImplementation((...given: Parameters<typeof from>) => {
    const length = Number(Object(given[0]).length ?? 0);
    expect(length, 'the length of a list that a reader builds').toBeLessThanOrEqual(LONGEST);
    return from(...given);
  });
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    spy.mockRestore();
  }
}
