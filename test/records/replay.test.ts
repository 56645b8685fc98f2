import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const replay = (file: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/run.cjs', 'replay', file], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('`npm run replay` prints a game turn by turn, and that every move of it is legal', () => {
  const { status, stdout } = replay('test/records/games/oteres-three.txt');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^=+\nSet-up\n/);
  expect(stdout).toContain('Turn 1 · sky\n1. sky: play.urchin');
  expect(stdout).toContain('gold wins');
  expect(stdout).toMatch(/Every move is legal\. Answers: \d+, turns: 27\.\n$/);
  expect(stdout).not.toMatch(/\*\*|\u2068/);
});

test('it refuses a record that was changed, with the line in which it was', () => {
  const file = join(folder, 'changed.txt');
  const kept = readFileSync('test/records/games/oteres-three.txt', 'utf8');
  writeFileSync(file, kept.replace('2. coral: play.with-the-current', '2. coral: play.dive'));
  const line = kept.split('\n').findIndex((each) => each.startsWith('2. ')) + 1;
  const { status, stdout, stderr } = replay(file);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`Line ${line}, column`);
  expect(stderr).toContain('Something was changed here');
});

test('it says so where there is no such file', () => {
  const { status, stderr } = replay(join(folder, 'none.txt'));
  expect(status).toBe(2);
  expect(stderr).toContain('can’t be read (ENOENT)');
});
