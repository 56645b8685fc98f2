import type { Estimate } from './statistics.ts';

/** A table in Markdown. */
export function matchTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** A rate with its interval: "68% (57–77%)". */
export const percent = ({ value, low, high }: Estimate): string =>
  `${(value * 100).toFixed(0)}% (${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)}%)`;
