import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BIOME = resolve('node_modules/.bin/biome');
const RULES = 'import-rules.json';

/** The rooms of the bot, and from where each is reached out of `src`. */
const ROOMS = [
  'kernel',
  'games',
  'tables',
  'store',
  'texts',
  'canvas',
  'discord',
  'commands',
  'playground',
  'selfplay',
  'opponents',
  'metrics',
  'doctor',
] as const;
type Room = (typeof ROOMS)[number];

/** A place where code may stand, and the rooms that it may import. */
const PLACES: readonly { readonly file: string; readonly may: readonly Room[] }[] = [
  { file: 'src/kernel/probe.ts', may: ['kernel'] },
  { file: 'src/canvas/probe.ts', may: ['canvas'] },
  { file: 'src/texts/probe.ts', may: ['texts'] },
  { file: 'src/store/probe.ts', may: ['store'] },
  { file: 'src/games/probe.ts', may: ['games', 'kernel', 'canvas', 'texts'] },
  { file: 'src/games/otys/probe.ts', may: ['games', 'kernel'] },
  { file: 'src/games/otys/index.ts', may: ['games', 'kernel', 'canvas', 'texts'] },
  { file: 'src/games/otys/presenter/probe.ts', may: ['games', 'kernel', 'canvas', 'texts'] },
  { file: 'src/games/otys/board/probe.ts', may: ['games', 'kernel', 'canvas', 'texts'] },
  { file: 'src/selfplay/probe.ts', may: ['selfplay', 'kernel', 'games'] },
  { file: 'src/opponents/probe.ts', may: ['opponents', 'kernel', 'games'] },
  { file: 'src/tables/probe.ts', may: ['tables', 'kernel', 'games', 'store'] },
  { file: 'src/discord/probe.ts', may: ['discord', 'tables', 'games', 'canvas', 'texts'] },
  { file: 'src/discord/messages/probe.ts', may: ['discord', 'tables', 'games', 'canvas', 'texts'] },
  { file: 'src/metrics/probe.ts', may: ['metrics', 'discord', 'store'] },
  {
    file: 'src/doctor/probe.ts',
    may: ['doctor', 'games', 'store', 'texts', 'canvas', 'discord', 'commands'],
  },
  { file: 'commands/probe.ts', may: ['commands', 'discord', 'tables', 'texts'] },
  { file: 'src/playground/probe.ts', may: ['playground'] },
  { file: 'src/playground/world/probe.ts', may: ['playground'] },
  { file: 'src/start.ts', may: ROOMS },
];

/** Where a room stands, seen from a file; its own room from within. */
function reach(file: string, room: Room): string {
  const up = '../'.repeat(file.split('/').length - 1);
  const home = room === 'commands' ? 'commands' : `src/${room}`;
  return file.startsWith(`${home}/`) ? './neighbour.ts' : `${up}${home}/thing.ts`;
}

describe('the import rules', () => {
  const project = mkdtempSync(join(tmpdir(), 'import-rules-'));
  let found: ReadonlyMap<string, readonly string[]> = new Map();

  beforeAll(() => {
    copyFileSync(RULES, join(project, RULES));
    writeFileSync(join(project, 'biome.json'), JSON.stringify({ extends: [`./${RULES}`] }));
    for (const { file } of PLACES) {
      mkdirSync(join(project, dirname(file)), { recursive: true });
      const lines = ROOMS.map((room, at) => `import { thing as t${at} } from '${reach(file, room)}';`);
      writeFileSync(join(project, file), `${lines.join('\n')}\n`);
    }
    found = restrictedBy(project);
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test.each(PLACES)('let $file import no room but $may', ({ file, may }) => {
    expect([...(found.get(file) ?? [])].sort()).toEqual(ROOMS.filter((room) => !may.includes(room)).sort());
  });

  test('are part of what is linted', () => {
    const house: { readonly extends: readonly string[] } = JSON.parse(readFileSync('biome.json', 'utf8'));
    expect(house.extends).toContain(`./${RULES}`);
  });

  test('keep the kernel from every package and all of Node but its hashes', () => {
    const file = join(project, 'src/kernel/probe.ts');
    writeFileSync(
      file,
      `import { z } from 'zod';\nimport { readFileSync } from 'node:fs';\nimport { createHmac } from 'node:crypto';\n`,
    );
    expect(linesRestricted(project, 'src/kernel')).toEqual([1, 2]);
  });

  test('see an import in every form that it can have', () => {
    const file = join(project, 'src/kernel/probe.ts');
    const forms = [
      `import { a } from '../store/store.ts';`,
      `import type { b } from '../store/store.ts';`,
      `export { c } from '../store/store.ts';`,
      `export * from '../store/store.ts';`,
      `import '../store/store.ts';`,
      `export const d = await import('../store/store.ts');`,
    ];
    writeFileSync(file, `${forms.join('\n')}\n`);
    expect(linesRestricted(project, 'src/kernel')).toEqual(forms.map((_, at) => at + 1));
  });

  test('cannot be passed by naming a type in place', () => {
    const passed = ['src', 'commands']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => file.endsWith('.ts') && /[:=<|&(,]\s*import\(/.test(withoutAwaited(file)));
    expect(passed).toEqual([]);
  });
});

function withoutAwaited(file: string): string {
  return readFileSync(file, 'utf8').replace(/await import\(/g, '');
}

interface Finding {
  readonly category: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

function findings(project: string, under: string): readonly Finding[] {
  const linted = spawnSync(BIOME, ['lint', '--reporter=json', '--max-diagnostics=none', under], {
    cwd: project,
    encoding: 'utf8',
  });
  const report: { readonly diagnostics: readonly Finding[] } = JSON.parse(linted.stdout);
  return report.diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
}

function linesRestricted(project: string, under: string): readonly number[] {
  return findings(project, under)
    .map(({ location }) => location.start.line)
    .sort((a, b) => a - b);
}

/** The rooms whose import was reported, by file: line n of a probe imports room n. */
function restrictedBy(project: string): ReadonlyMap<string, readonly string[]> {
  const rooms = new Map<string, string[]>();
  for (const { location } of findings(project, '.')) {
    const room = ROOMS[location.start.line - 1] ?? 'no room';
    rooms.set(location.path, [...(rooms.get(location.path) ?? []), room]);
  }
  return rooms;
}
