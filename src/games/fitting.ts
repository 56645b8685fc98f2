import { ALT_LENGTH } from '../canvas/picture.ts';
import type { Say } from '../texts/say.ts';

/** A line within a sentence, without a capital at its beginning. */
export const lowered = (line: string): string => `${line.slice(0, 1).toLowerCase()}${line.slice(1)}`;

/** A line with a capital at its beginning. */
export const capital = (line: string): string =>
  line.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** A line with a full stop, unless it ends in a mark of its own. */
export const asSentence = (line: string): string => (/[.!?…。！？]\p{Cf}*$/u.test(line) ? line : `${line}.`);

/** Lines packed into as few parts as fit: each at most `most` characters, unless a single line is longer. */
export function packed(lines: readonly string[], most: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const line of lines) {
    const longer = part === '' ? line : `${part}\n${line}`;
    if (longer.length > most && part !== '') {
      parts.push(part);
      part = line;
    } else part = longer;
  }
  return part === '' ? parts : [...parts, part];
}

/** As many lines as fit into `most` characters; if some do not, the last line tells how many were left out. */
export function linesWithin(lines: readonly string[], most: number, say: Say): string {
  const whole = lines.join('\n');
  if (whole.length <= most) return whole;
  const more = (count: number): string => say('more-lines', { count });
  const room = most - more(lines.length).length;
  let kept = '';
  for (const [at, line] of lines.entries()) {
    if (kept.length + line.length + 1 > room) return `${kept}${more(lines.length - at)}`;
    kept += `${line}\n`;
  }
  return kept;
}

/** Characters of what is new: some for the word and the ellipsis, at least a few, and no more than anybody reads. */
const AROUND = 14;
const LEAST_ROOM = 60;
const MOST_ROOM = 320;

/** How many characters of an alt text what is new may take beside sentences that have to be there. */
export const roomForChanges = (sentences: readonly string[]): number =>
  Math.min(MOST_ROOM, Math.max(LEAST_ROOM, ALT_LENGTH - AROUND - sentences.join(' ').length));

/** As much of a list as there is room for, the rest as an ellipsis. */
export const listWithin = (parts: readonly string[], most: number): string => {
  let list = '';
  for (const part of parts) {
    const longer = list === '' ? part : `${list}, ${part}`;
    if (longer.length > most) return list === '' ? '…' : `${list}, …`;
    list = longer;
  }
  return list;
};
