import { createHash } from 'node:crypto';

/** As many earlier stops of matches as are kept at hand. */
const MOST = 32;

/** Matches as they were, for those who ask again: leading one anew from its log takes a while. The least lately asked for goes first. */
export class Recall<M> {
  readonly #kept = new Map<string, M>();

  /** What was made of this log for a ply before, or else what `make` gives. */
  take(seed: string, ply: number, log: readonly string[], make: () => M): M {
    const hash = createHash('sha256').update(`${seed}\n${ply}\n`);
    for (const entry of log) hash.update(`${entry}\n`);
    const key = hash.digest('base64');
    const there = this.#kept.get(key);
    const made = there ?? make();
    this.#kept.delete(key);
    this.#kept.set(key, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }
}
