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

/** As many lines as fit into `most` characters; `more` tells how many were left out, and is not counted. */
export function linesWithin(
  lines: readonly string[],
  most: number,
  more: (leftOut: number) => string,
): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (length + line.length + 1 > most) {
      kept.push(more(lines.length - kept.length));
      break;
    }
    kept.push(line);
    length += line.length + 1;
  }
  return kept.join('\n');
}
