import { readFileSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';

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

/** Whether all tables that a font lists lie within its file. */
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
