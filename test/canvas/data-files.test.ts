import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { registerFont } from '../../src/canvas/font-files.ts';
import { iconsIn } from '../../src/canvas/icons.ts';

const require = createRequire(import.meta.url);
const WEIGHT = '700Bold';
const FONT = readFileSync(require.resolve(`@expo-google-fonts/exo-2/${WEIGHT}/Exo2_${WEIGHT}.ttf`));
const ICONS = Buffer.from('{"icons":{"pearl":{"body":"<path d=\\"M0 0\\"/>"}}}');

const folder = mkdtempSync(join(tmpdir(), 'canvas-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string, bytes: Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

/** Where a file ends too early, the whole of it left out. */
const cutsOf = (whole: Buffer): readonly number[] =>
  [0, 1, 4, 11, 100, 0.3 * whole.length, 0.9 * whole.length, whole.length - 8].filter(
    (at) => at < whole.length,
  );

describe('a font', () => {
  test('that is whole is taken', () => {
    expect(() => registerFont(written('whole.ttf', FONT), 'whole')).not.toThrow();
  });

  test.each(cutsOf(FONT))('that is cut at %i is refused in a sentence that names the file', (at) => {
    const file = written('cut.ttf', FONT.subarray(0, at));
    expect(() => registerFont(file, 'cut')).toThrow(`The font ${file} is missing or incomplete.`);
  });

  test('that is none, or not there, is refused in the same way', () => {
    const file = written('none.ttf', Buffer.alloc(5_000, 'no font '));
    expect(() => registerFont(file, 'none')).toThrow(`The font ${file} is missing or incomplete.`);
    expect(() => registerFont('/nowhere.ttf', 'nowhere')).toThrow('The font /nowhere.ttf is missing');
  });
});

describe('a file of icons', () => {
  test('that is whole is read', () => {
    expect(Object.keys(iconsIn(written('icons.json', ICONS)))).toEqual(['pearl']);
  });

  test.each([0, 1, 12, ICONS.length - 1])(
    'that is cut at %i is refused in a sentence that names it',
    (at) => {
      const file = written('icons.json', ICONS.subarray(0, at));
      expect(() => iconsIn(file)).toThrow(`The icons ${file} are missing or incomplete.`);
    },
  );

  test('that is not there is refused in the same way', () => {
    expect(() => iconsIn('/nowhere.json')).toThrow('The icons /nowhere.json are missing');
  });
});
