/** Numbers for plain JSON values, the same for equal ones. Quick for values that share most of their parts with earlier ones. */
export class Fingerprints {
  readonly #ofParts = new Map<string, number>();
  readonly #ofObject = new WeakMap<object, number>();

  /** The number of a value. Objects count as equal only where their keys stand in the same order; no key holds a NUL. */
  of(value: unknown): number {
    if (typeof value !== 'object' || value === null) return this.#numberOf(`${typeof value} ${value}`);
    const known = this.#ofObject.get(value);
    if (known !== undefined) return known;
    const number = Array.isArray(value)
      ? this.#numberOf(`[${value.map((part) => this.of(part)).join()}`)
      : this.#numberOf(
          `{${this.#numberOf(`keys ${Object.keys(value).join('\0')}`)},${Object.values(value)
            .map((part) => this.of(part))
            .join()}`,
        );
    this.#ofObject.set(value, number);
    return number;
  }

  #numberOf(parts: string): number {
    const known = this.#ofParts.get(parts);
    if (known !== undefined) return known;
    const number = this.#ofParts.size;
    this.#ofParts.set(parts, number);
    return number;
  }
}
