const short = (value: number): string => `${Math.round(value * 100) / 100}`;

/** Coordinates as SVG writes them. */
export const numbers = (...values: readonly number[]): string => values.map(short).join(' ');

/** A canvas path, written down as the `d` of an SVG path. */
export class SvgPath {
  #d: string[] = [];
  #started = false;
  /** Where the path has come to; kept for lines and corners, of which corners are made. */
  #at: readonly [number, number] = [0, 0];

  get d(): string {
    return this.#d.join('');
  }

  begin(): void {
    this.#d = [];
    this.#started = false;
  }

  moveTo(x: number, y: number): void {
    this.#d.push(`M${numbers(x, y)}`);
    this.#started = true;
    this.#at = [x, y];
  }

  lineTo(x: number, y: number): void {
    this.#d.push(`${this.#started ? 'L' : 'M'}${numbers(x, y)}`);
    this.#started = true;
    this.#at = [x, y];
  }

  curveTo(...points: readonly number[]): void {
    this.#d.push(`${points.length === 6 ? 'C' : 'Q'}${numbers(...points)}`);
  }

  close(): void {
    this.#d.push('Z');
  }

  /** An arc of an ellipse, from one angle to another, in radians. */
  ellipse(
    x: number,
    y: number,
    across: number,
    down: number,
    turned: number,
    from: number,
    to: number,
    backwards = false,
  ): void {
    const full = Math.abs(to - from) >= 2 * Math.PI - 1e-6;
    const end = full ? from + (backwards ? -2 : 2) * Math.PI : to;
    const at = (angle: number) => {
      const [dx, dy] = [across * Math.cos(angle), down * Math.sin(angle)];
      return [
        x + dx * Math.cos(turned) - dy * Math.sin(turned),
        y + dx * Math.sin(turned) + dy * Math.cos(turned),
      ] as const;
    };
    this.lineTo(...at(from));
    let sweep = end - from;
    if (!backwards && sweep < 0) sweep += 2 * Math.PI;
    if (backwards && sweep > 0) sweep -= 2 * Math.PI;
    const parts = Math.abs(sweep) > Math.PI ? 2 : 1;
    for (let part = 1; part <= parts; part++) {
      const [toX, toY] = at(from + (sweep * part) / parts);
      const degrees = (turned * 180) / Math.PI;
      this.#d.push(`A${numbers(across, down, degrees)} 0 ${backwards ? 0 : 1} ${numbers(toX, toY)}`);
    }
  }

  /** An arc that rounds the corner at one point on the way to another. */
  cornerTo(cornerX: number, cornerY: number, toX: number, toY: number, radius: number): void {
    const [x, y] = this.#at;
    const [ax, ay, bx, by] = [x - cornerX, y - cornerY, toX - cornerX, toY - cornerY];
    const [before, after] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
    const cross = ax * by - ay * bx;
    if (radius === 0 || before === 0 || after === 0 || cross === 0) {
      this.lineTo(cornerX, cornerY);
      return;
    }
    const angle = Math.acos((ax * bx + ay * by) / (before * after));
    const cut = radius / Math.tan(angle / 2);
    const end = [cornerX + (bx / after) * cut, cornerY + (by / after) * cut] as const;
    this.lineTo(cornerX + (ax / before) * cut, cornerY + (ay / before) * cut);
    this.#d.push(`A${numbers(radius, radius)} 0 0 ${cross < 0 ? 1 : 0} ${numbers(...end)}`);
    this.#at = end;
  }

  box(x: number, y: number, width: number, height: number, radius: number): void {
    const round = Math.max(0, Math.min(radius, width / 2, height / 2));
    const corner = (toX: number, toY: number) =>
      round === 0 ? '' : `a${numbers(round, round)} 0 0 1 ${numbers(toX, toY)}`;
    this.moveTo(x + round, y);
    this.#d.push(`h${short(width - 2 * round)}${corner(round, round)}v${short(height - 2 * round)}`);
    this.#d.push(`${corner(-round, round)}h${short(2 * round - width)}${corner(-round, -round)}`);
    this.#d.push(`v${short(2 * round - height)}${corner(round, -round)}Z`);
  }
}
