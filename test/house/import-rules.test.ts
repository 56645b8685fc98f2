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
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BIOME = resolve('node_modules/.bin/biome');
const RULES = 'import-rules.json';

/** The rooms of the bot, by their folders. */
const ROOMS = [
  'src/engine',
  'src/records',
  'src/replays',
  'src/replay-page',
  'src/shares',
  'src/games',
  'src/games/otys',
  'src/games/otys/rules',
  'src/games/otys/board',
  'src/games/otys/words',
  'src/games/otys/insight',
  'src/lessons',
  'src/tables/model',
  'src/tables/transitions',
  'src/tables/commands',
  'src/tables/service',
  'src/store',
  'src/texts',
  'src/canvas',
  'src/discord',
  'src/discord/protocol',
  'src/discord/views',
  'src/discord/channel',
  'src/discord/interactions',
  'src/discord/client',
  'commands',
  'src/playground',
  'src/selfplay',
  'src/opponents',
  'src/metrics',
  'src/doctor',
] as const;
type Room = (typeof ROOMS)[number];

const GAMES = ['src/engine', 'src/games'] as const;
const DRAWN = [...GAMES, 'src/canvas', 'src/texts'] as const;
const DISCORD = ['src/discord', 'src/discord/protocol'] as const;

/** A place where code may stand, and the rooms that it may import. */
const PLACES: readonly { readonly file: string; readonly may: readonly Room[] }[] = [
  { file: 'src/engine/probe.ts', may: ['src/engine'] },
  { file: 'src/canvas/probe.ts', may: ['src/canvas'] },
  { file: 'src/records/probe.ts', may: ['src/engine', 'src/texts', 'src/records'] },
  {
    file: 'src/replays/probe.ts',
    may: [...DRAWN, 'src/records', 'src/replays', 'src/replay-page', 'src/shares'],
  },
  { file: 'src/shares/probe.ts', may: ['src/shares'] },
  {
    file: 'src/replay-page/probe.ts',
    may: ['src/canvas', 'src/texts', 'src/records', 'src/replay-page'],
  },
  { file: 'src/texts/probe.ts', may: ['src/texts'] },
  { file: 'src/store/probe.ts', may: ['src/store'] },
  { file: 'src/store/sqlite/probe.ts', may: ['src/store'] },
  { file: 'src/store/postgres/probe.ts', may: ['src/store'] },
  { file: 'src/store/move/probe.ts', may: ['src/store'] },
  { file: 'src/games/otys/rules/probe.ts', may: [...GAMES, 'src/games/otys/rules'] },
  { file: 'src/games/otys/board/probe.ts', may: [...DRAWN, 'src/games/otys/rules', 'src/games/otys/board'] },
  {
    file: 'src/games/otys/words/probe.ts',
    may: [...DRAWN, 'src/games/otys/rules', 'src/games/otys/board', 'src/games/otys/words'],
  },
  {
    file: 'src/games/otys/words/question/probe.ts',
    may: [...DRAWN, 'src/games/otys/rules', 'src/games/otys/board', 'src/games/otys/words'],
  },
  {
    file: 'src/games/otys/insight/probe.ts',
    may: [...GAMES, 'src/games/otys', 'src/games/otys/rules', 'src/games/otys/insight'],
  },
  {
    file: 'src/games/otys/index.ts',
    may: [
      ...GAMES,
      'src/games/otys',
      'src/games/otys/rules',
      'src/games/otys/words',
      'src/games/otys/insight',
    ],
  },
  { file: 'src/lessons/probe.ts', may: [...GAMES, 'src/texts', 'src/lessons'] },
  { file: 'src/tables/model/probe.ts', may: [...GAMES, 'src/tables/model'] },
  { file: 'src/tables/transitions/probe.ts', may: [...GAMES, 'src/tables/model', 'src/tables/transitions'] },
  {
    file: 'src/tables/commands/probe.ts',
    may: [
      ...GAMES,
      'src/tables/model',
      'src/tables/transitions',
      'src/tables/commands',
      'src/tables/service',
    ],
  },
  {
    file: 'src/tables/service/probe.ts',
    may: [
      ...GAMES,
      'src/tables/model',
      'src/tables/transitions',
      'src/tables/commands',
      'src/tables/service',
      'src/store',
    ],
  },
  {
    file: 'src/discord/protocol/probe.ts',
    may: [...DISCORD, 'src/games', 'src/canvas', 'src/texts', 'src/tables/model'],
  },
  {
    file: 'src/discord/views/probe.ts',
    may: [
      ...DISCORD,
      'src/records',
      'src/replays',
      'src/shares',
      'src/games',
      'src/lessons',
      'src/canvas',
      'src/texts',
      'src/tables/model',
      'src/discord/views',
    ],
  },
  {
    file: 'src/discord/channel/requests/probe.ts',
    may: [...DISCORD, 'src/discord/channel'],
  },
  {
    file: 'src/discord/channel/probe.ts',
    may: [
      ...DISCORD,
      'src/replays',
      'src/games',
      'src/texts',
      'src/tables/model',
      'src/tables/service',
      'src/discord/views',
      'src/discord/channel',
    ],
  },
  {
    file: 'src/discord/interactions/probe.ts',
    may: [
      ...DISCORD,
      'src/records',
      'src/replays',
      'src/shares',
      'src/games',
      'src/lessons',
      'src/texts',
      'src/tables/model',
      'src/tables/transitions',
      'src/tables/commands',
      'src/tables/service',
      'src/discord/views',
      'src/discord/channel',
      'src/discord/interactions',
    ],
  },
  {
    file: 'src/discord/interactions/buttons/probe.ts',
    may: [
      ...DISCORD,
      'src/records',
      'src/games',
      'src/lessons',
      'src/texts',
      'src/tables/model',
      'src/tables/transitions',
      'src/tables/commands',
      'src/tables/service',
      'src/discord/views',
      'src/discord/channel',
      'src/discord/interactions',
    ],
  },
  { file: 'src/metrics/probe.ts', may: ['src/metrics', 'src/discord', 'src/discord/client', 'src/store'] },
  { file: 'src/selfplay/probe.ts', may: [...GAMES, 'src/selfplay'] },
  { file: 'src/opponents/probe.ts', may: [...GAMES, 'src/opponents', 'src/shares'] },
  { file: 'src/opponents/puzzles/probe.ts', may: [...GAMES, 'src/opponents', 'src/lessons'] },
  { file: 'src/playground/probe.ts', may: ['src/playground'] },
  { file: 'src/playground/world/probe.ts', may: ['src/playground'] },
  { file: 'src/start.ts', may: ROOMS },
];

/** A file of a room, seen from another file. */
function reach(file: string, room: Room): string {
  const path = relative(dirname(file), `${room}/${dirname(file) === room ? 'neighbour' : 'thing'}.ts`);
  return path.startsWith('.') ? path : `./${path}`;
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

  test('hold in every folder of the bot that has code in it', () => {
    const folders = ['src', 'commands'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => dirname(join(root, name))),
    );
    const { overrides }: { readonly overrides: readonly { readonly includes: readonly string[] }[] } =
      JSON.parse(readFileSync(RULES, 'utf8'));
    const held = new Set(overrides.flatMap(({ includes }) => includes.map((glob) => dirname(glob))));
    expect([...new Set(folders)].filter((folder) => folder !== 'src' && !held.has(folder))).toEqual([]);
  });

  test('keep the engine from every package and all of Node but its hashes', () => {
    const file = join(project, 'src/engine/probe.ts');
    writeFileSync(
      file,
      `import { z } from 'zod';\nimport { readFileSync } from 'node:fs';\nimport { createHmac } from 'node:crypto';\n`,
    );
    expect(linesRestricted(project, 'src/engine')).toEqual([1, 2]);
  });

  test('see an import in every form that it can have', () => {
    const file = join(project, 'src/engine/probe.ts');
    const forms = [
      `import { a } from '../store/store.ts';`,
      `import type { b } from '../store/store.ts';`,
      `export { c } from '../store/store.ts';`,
      `export * from '../store/store.ts';`,
      `import '../store/store.ts';`,
      `export const d = await import('../store/store.ts');`,
    ];
    writeFileSync(file, `${forms.join('\n')}\n`);
    expect(linesRestricted(project, 'src/engine')).toEqual(forms.map((_, at) => at + 1));
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
