import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** What European scripts have beyond the main font: Greek, Vietnamese and more; Devanagari comes with them. */
const EUROPE = 'noto-sans';
/** Other scripts, for people's names: Chinese and Japanese, Korean, Arabic, Hebrew, Thai, Armenian, Georgian. */
const ELSEWHERE = [
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-armenian',
  'noto-sans-georgian',
] as const;
const SCRIPTS = [EUROPE, ...ELSEWHERE] as const;
/** Pieces that the other packages bring too: one of each is enough; the last two are no letters. */
const EUROPEAN = /^(latin|cyrillic|greek)(-ext)?$|^(vietnamese|math|symbols)$/;

/** What a package says about its pieces: the letters of each, as in CSS `unicode-range`. */
const ranges = z.record(z.string(), z.string());

interface Piece {
  readonly family: string;
  readonly file: string;
  readonly letters: readonly { readonly from: number; readonly to: number }[];
}

const PIECES: readonly Piece[] = SCRIPTS.flatMap((script) => {
  const folder = dirname(require.resolve(`@fontsource-variable/${script}/package.json`));
  const pieces = Object.entries(ranges.parse(require(join(folder, 'unicode.json'))));
  return pieces
    .filter(([name]) => script === EUROPE || !EUROPEAN.test(name))
    .map(([name, letters]) => {
      const family = `${script}-${name.replaceAll(/[[\]]/g, '')}`;
      return {
        family,
        file: join(folder, 'files', `${family}-wght-normal.woff2`),
        letters: letters.split(',').map(rangeOf),
      };
    });
});

function rangeOf(text: string): { readonly from: number; readonly to: number } {
  const [from = '', to = from] = text.trim().slice('U+'.length).split('-');
  return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
}

/** Latin, and Cyrillic as Russian, Ukrainian and Bulgarian write it: what the main font has itself. */
const inMainFont = (point: number): boolean => point < 0x180 || (point >= 0x400 && point < 0x460);

const registered = new Set<Piece>();
const MOST_LETTERS = 10_000;
const piecesOf = new LRUCache<number, readonly Piece[]>({
  max: MOST_LETTERS,
  memoMethod: (point) =>
    PIECES.filter(({ letters }) => letters.some(({ from, to }) => point >= from && point <= to)),
});

/**
 * The font families, besides the main one, that a text needs. Each is a small piece of a font, loaded on first use.
 * Pieces also list letters that they lack, so all that list a letter are tried.
 */
export function familiesFor(text: string): readonly string[] {
  const needed = new Set<string>();
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    if (inMainFont(point)) continue;
    for (const piece of piecesOf.memo(point)) {
      if (!registered.has(piece)) GlobalFonts.registerFromPath(piece.file, piece.family);
      registered.add(piece);
      needed.add(piece.family);
    }
  }
  return [...needed];
}

/**
 * Registers a TrueType font under a name. The canvas accepts a truncated font too, and then draws only some letters;
 * this does not.
 *
 * @throws Error with a sentence that names the file
 */
export function registerFont(file: string, family: string): void {
  if (!isWhole(file) || GlobalFonts.registerFromPath(file, family) === null)
    throw new Error(`The font ${file} is missing or incomplete. Install the packages again (npm ci).`);
}

/** Bytes of header and table entry: https://learn.microsoft.com/typography/opentype/spec/otff#table-directory */
const [HEAD, ENTRY] = [12, 16];

function isWhole(file: string): boolean {
  try {
    const font = readFileSync(file);
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => HEAD + at * ENTRY);
    const ends = tables.map((at) => font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12));
    return ends.length > 0 && ends.every((end) => end <= font.length);
  } catch {
    return false;
  }
}
