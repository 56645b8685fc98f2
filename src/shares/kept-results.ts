/** Bytes that are kept at most: of what one person has asked for, and of all. */
export const MOST_RESULTS_KEPT = { person: 12_000_000, all: 40_000_000 } as const;
/** How long something is kept after it was last wanted, in milliseconds: an hour. */
const LIFE = 60 * 60 * 1000;

/** What is kept, and what it would take to have it again. */
export interface KeptResult<V> {
  readonly value: V;
  readonly person: string;
  readonly bytes: number;
  /** What would be lost without it, in milliseconds: how long it takes to make it again. */
  readonly loss: number;
}

interface Entry<V> extends KeptResult<V> {
  readonly worth: number;
  readonly wantedAt: number;
}

/**
 * Results of heavy work by their bytes: the least loss per byte goes first ("GreedyDual-Size", Cao and Irani 1997). A
 * person's results displace others' only within their own share.
 */
export class KeptResults<V> {
  readonly #clock: { readonly now: () => number };
  readonly #entries = new Map<string, Entry<V>>();
  /** What the last one that went was worth: what comes later is worth more by that. */
  #floor = 0;

  constructor(clock: { readonly now: () => number }) {
    this.#clock = clock;
  }

  /** What is kept under a key, which is kept for longer by that. */
  get(key: string): V | undefined {
    const found = this.#entries.get(key);
    if (found === undefined || this.#isOver(found)) return undefined;
    this.#put(key, found);
    return found.value;
  }

  /** Keeps a result. One that is larger than a share is not kept. */
  set(key: string, result: KeptResult<V>): void {
    this.#entries.delete(key);
    if (result.bytes > MOST_RESULTS_KEPT.person) return;
    for (const [each, entry] of this.#entries) if (this.#isOver(entry)) this.#entries.delete(each);
    const isOwn = ({ person }: Entry<V>): boolean => person === result.person;
    while (this.#bytes(isOwn) + result.bytes > MOST_RESULTS_KEPT.person) this.#drop(isOwn);
    while (this.#bytes(() => true) + result.bytes > MOST_RESULTS_KEPT.all) this.#drop(() => true);
    this.#put(key, result);
  }

  #put(key: string, { value, person, bytes, loss }: KeptResult<V>): void {
    this.#entries.delete(key);
    const worth = this.#floor + loss / Math.max(1, bytes);
    this.#entries.set(key, { value, person, bytes, loss, worth, wantedAt: this.#clock.now() });
  }

  #isOver({ wantedAt }: Entry<V>): boolean {
    return this.#clock.now() - wantedAt >= LIFE;
  }

  #bytes(counts: (entry: Entry<V>) => boolean): number {
    return [...this.#entries.values()].filter(counts).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #drop(among: (entry: Entry<V>) => boolean): void {
    const [first, ...others] = [...this.#entries].filter(([, entry]) => among(entry));
    if (first === undefined) return;
    const [key, { worth }] = others.reduce(
      (least, each) => (each[1].worth < least[1].worth ? each : least),
      first,
    );
    this.#floor = Math.max(this.#floor, worth);
    this.#entries.delete(key);
  }
}
