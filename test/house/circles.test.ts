import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Rooms in which files still import one another in a circle, and why. A new circle of theirs is told as one anywhere else is. */
const KNOWN: readonly { readonly files: readonly string[]; readonly why: string }[] = [
  {
    files: [
      'src/tables/model/change.ts',
      'src/tables/model/computer-seat.ts',
      'src/tables/model/cooldown.ts',
      'src/tables/model/guess.ts',
      'src/tables/model/hints.ts',
      'src/tables/model/pseudonym.ts',
      'src/tables/model/rejection.ts',
      'src/tables/model/table-event.ts',
      'src/tables/model/table.ts',
      'src/tables/model/turn-clock.ts',
      'src/tables/model/vote.ts',
    ],
    why: 'A table is made of parts that ask it who sits where: they are to take the little of it that they need.',
  },
  {
    files: [
      'src/discord/log.ts',
      'src/discord/protocol/discord-api.ts',
      'src/discord/protocol/message.ts',
      'src/discord/protocol/standing-message.ts',
    ],
    why: 'The log names failures of the requests that write to it.',
  },
  {
    files: ['src/discord/interactions/button.ts', 'src/discord/interactions/opening.ts'],
    why: 'A press tells where somebody stands, and what bars them is asked of a press.',
  },
  {
    files: ['src/playground/world/events.ts', 'src/playground/world/posts.ts'],
    why: 'An event of the playground carries a post, which is told by events.',
  },
  {
    files: [
      'src/playground/gateway/dispatch.ts',
      'src/playground/gateway/post-dispatch.ts',
      'src/playground/gateway/thread-dispatch.ts',
    ],
    why: 'What is dispatched by kind uses what all kinds share, in the file that lists them.',
  },
  {
    files: [
      'src/playground/web/overseer/channels.tsx',
      'src/playground/web/overseer/fault-board.tsx',
      'src/playground/web/overseer/members.tsx',
      'src/playground/web/overseer/overseer-dialog.tsx',
      'src/playground/web/overseer/permissions.tsx',
    ],
    why: 'What every tab of the dialog is given is a type of the dialog that shows them.',
  },
  {
    files: ['src/playground/rest/rate-plan.ts', 'src/playground/rest/rates.ts'],
    why: 'A plan of rates is written in the types of what counts them.',
  },
];

type Imports = ReadonlyMap<string, readonly string[]>;

/** What each file imports of the others, types included. */
function importsIn(rooms: readonly string[]): Imports {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => slashed(join(room, name))),
  );
  return importsOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
}

const slashed = (path: string): string => path.replaceAll('\\', '/');

const importsOf = (files: ReadonlyMap<string, string>): Imports =>
  new Map(
    [...files].map(([file, code]) => [
      file,
      [...code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
        .map(([, path = '']) => slashed(join(dirname(file), path)))
        .filter((path) => files.has(path)),
    ]),
  );

/** The circles, each as the files that all lead to one another: Tarjan's strongly connected components of more than one file. */
function circlesIn(imports: Imports): readonly (readonly string[])[] {
  const found = new Map<string, number>();
  const [stack, circles]: [string[], string[][]] = [[], []];
  const visit = (file: string): number => {
    const at = found.size;
    found.set(file, at);
    stack.push(file);
    let low = at;
    for (const next of imports.get(file) ?? [])
      if (!found.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, found.get(next) ?? low);
    if (low === at) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const file of imports.keys()) if (!found.has(file)) visit(file);
  return circles;
}

describe('Files that import one another in a circle', () => {
  test('are found, however long the way round is, and types count', () => {
    const files = new Map([
      ['a/one.ts', "import { two } from './two.ts';"],
      ['a/two.ts', "import type { Three } from '../b/three.ts';"],
      ['b/three.ts', "export { one } from '../a/one.ts';"],
      ['b/four.ts', "import { one } from '../a/one.ts';\nimport fs from 'node:fs';"],
    ]);
    expect(circlesIn(importsOf(files))).toEqual([['a/one.ts', 'a/two.ts', 'b/three.ts']]);
  });

  const circles = circlesIn(importsIn(['src', 'commands']));

  test('are none but those that are known', () => {
    const isKnown = (circle: readonly string[]) =>
      KNOWN.some(({ files }) => circle.every((file) => files.includes(file)));
    expect(circles.filter((circle) => !isKnown(circle))).toEqual([]);
  });

  test.each(KNOWN.map(({ files, why }) => ({ files, why, first: files[0] })))(
    'of $first are listed only while there are some',
    ({ files }) => {
      const left = circles.some((circle) => circle.some((file) => files.includes(file)));
      expect(left, 'the circle is cut: take it off the list').toBe(true);
    },
  );
});
