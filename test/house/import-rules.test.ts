import { describe, expect, test } from 'vitest';
import { brokenRules } from './imports.ts';

const RULES = {
  engine: 'node:crypto',
  games: 'engine',
  'games/*/rules': 'games',
  tables: 'engine bounds.ts',
  'tables/model': '',
};

/** What is broken by one file that says this, but for names that it does not use. */
const brokenBy = (file: string, ...lines: readonly string[]): readonly string[] =>
  brokenRules(new Map([[file, `${lines.join('\n')}\n`]]), RULES).filter((line) => !line.endsWith('any more'));

describe('the import rules', () => {
  test('see an import in every form that it can have', () => {
    const forms = [
      `import { a } from '../store/1.ts';`,
      `import type { b } from '../store/2.ts';`,
      `export { c } from '../store/3.ts';`,
      `export * from '../store/4.ts';`,
      `import '../store/5.ts';`,
      `export const d = await import('../store/6.ts');`,
      `export type E = import('../store/7.ts').E;`,
      `import {\n  f,\n} from '../store/8.ts';`,
    ];
    expect(brokenBy('src/engine/a.ts', ...forms)).toEqual(
      forms.map((_, at) => `src/engine/a.ts may not import store/${at + 1}.ts`),
    );
  });

  test('let a room import itself, the rooms and files of its line, and no part that has a line of its own', () => {
    const rooms = ['./play.ts', '../engine/match.ts', '../bounds.ts', '../games/game.ts', './model/table.ts'];
    expect(brokenBy('src/tables/table.ts', ...rooms.map((path) => `import '${path}';`))).toEqual([
      'src/tables/table.ts may not import games/game.ts',
      'src/tables/table.ts may not import tables/model/table.ts',
    ]);
  });

  test('let no package in that a room does not name', () => {
    expect(
      brokenBy('src/engine/a.ts', `import { z } from 'zod';`, `import { createHmac } from 'node:crypto';`),
    ).toEqual(['src/engine/a.ts may not import zod']);
  });

  test('keep one game from the rules of another', () => {
    const rules = { games: '', 'games/*/words': 'games/*/rules', 'games/*/rules': '' };
    const code = `import '../../otys/rules/a.ts';\nimport '../../oteres/rules/a.ts';\n`;
    expect(brokenRules(new Map([['src/games/otys/words/b.ts', code]]), rules)).toEqual([
      'src/games/otys/words/b.ts may not import games/oteres/rules/a.ts',
    ]);
  });

  test('want a line for each folder, and no more names than are used', () => {
    expect(brokenRules(new Map([['src/new/a.ts', '']]), { engine: 'zod' })).toEqual([
      'src/new has no line',
      'engine: zod is allowed, and nothing imports it any more',
    ]);
  });
});
