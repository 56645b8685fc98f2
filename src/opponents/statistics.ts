/** An estimate with the interval that holds the truth in 95 of 100 cases. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How many standard deviations such an interval reaches to either side. */
const Z = 1.96;

/** The rate of successes with Wilson's score interval; shared ones may count in part. */
export function rate(successes: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const share = successes / of;
  const square = Z ** 2 / of;
  const centre = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The mean of some numbers. */
export function mean(numbers: readonly number[]): Estimate {
  const value = numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
  const square = numbers.reduce((sum, number) => sum + (number - value) ** 2, 0);
  const half =
    numbers.length < 2
      ? Number.POSITIVE_INFINITY
      : Z * Math.sqrt(square / (numbers.length - 1) / numbers.length);
  return { value, low: value - half, high: value + half };
}

/** The number below which this share of them lies; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

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
