/** How deep parts lie that positions rarely share: going through them is quicker than looking them up. */
const CHANGING = 2;

/** What stands for the sort of a value, so that a text differs from a number and a list from an object. */
const SORTS = { nothing: 1, no: 2, yes: 3, number: 4, text: 5, list: 6, object: 7, fraction: 8 } as const;

/**
 * Numbers of 53 bits for plain JSON values: equal for equal ones, different for others as surely as a hash can tell.
 * Quick for values that share parts with earlier ones. It keeps those parts, so it should not outlive them.
 */
export class Fingerprints {
  readonly #ofTexts = new Map<string, number>();
  readonly #ofParts = new Map<object, number>();
  /** Two hashes of 32 bits in the making. */
  #one = 0;
  #other = 0;

  /** The number of a value. Objects count as equal only where their keys stand in the same order. */
  of(value: unknown): number {
    this.#one = 0;
    this.#other = 0;
    this.#add(value, 0);
    return (this.#one >>> 0) * 2 ** 21 + (this.#other >>> 11);
  }

  #mix(value: number): void {
    const one = Math.imul(this.#one ^ value, 0x9e3779b1);
    this.#one = one ^ (one >>> 15);
    const other = Math.imul((this.#other ^ value) + 0x6d2b79f5, 0x85ebca6b);
    this.#other = other ^ (other >>> 13);
  }

  #add(value: unknown, depth: number): void {
    if (typeof value === 'number') {
      // Small whole numbers by themselves, others by their digits.
      if ((value | 0) === value) {
        this.#mix(SORTS.number);
        this.#mix(value);
      } else {
        this.#mix(SORTS.fraction);
        this.#addText(String(value));
      }
    } else if (typeof value === 'string') {
      this.#mix(SORTS.text);
      this.#addText(value);
    } else if (typeof value === 'boolean') this.#mix(value ? SORTS.yes : SORTS.no);
    else if (typeof value !== 'object' || value === null) this.#mix(SORTS.nothing);
    else if (depth < CHANGING) this.#addParts(value, depth);
    else this.#addKept(value, depth);
  }

  /** Texts by the order in which they were first met. */
  #addText(text: string): void {
    let number = this.#ofTexts.get(text);
    if (number === undefined) {
      number = this.#ofTexts.size;
      this.#ofTexts.set(text, number);
    }
    this.#mix(number);
  }

  #addParts(value: object, depth: number): void {
    if (Array.isArray(value)) {
      this.#mix(SORTS.list);
      this.#mix(value.length);
      for (const part of value) this.#add(part, depth + 1);
      return;
    }
    this.#mix(SORTS.object);
    for (const [key, part] of Object.entries(value)) {
      this.#addText(key);
      this.#add(part, depth + 1);
    }
    this.#mix(SORTS.object);
  }

  #addKept(value: object, depth: number): void {
    let number = this.#ofParts.get(value);
    if (number === undefined) {
      const [one, other] = [this.#one, this.#other];
      this.#one = 0;
      this.#other = 0;
      this.#addParts(value, depth);
      number = (this.#one >>> 0) * 2 ** 21 + (this.#other >>> 11);
      this.#one = one;
      this.#other = other;
      this.#ofParts.set(value, number);
    }
    this.#mix(number % 2 ** 32);
    this.#mix(number / 2 ** 32);
  }
}
