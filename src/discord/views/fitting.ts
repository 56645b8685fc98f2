import { TEXT } from '../protocol/limits.ts';

/** Letters that stay free for a heading, and for the words that some lines were left out. */
const SPARE = 400;

/** As many lines, from the first on, as one message has room for beside so many other letters. */
export function fittingLines(lines: readonly string[], beside = 0): readonly string[] {
  let room = TEXT - SPARE - beside;
  const end = lines.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
