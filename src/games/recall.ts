import { createHash, type Hash } from 'node:crypto';
import type { GameTypes } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { Trail } from '../engine/trail.ts';

/** As many matches as are remembered: one of 800 plies takes some 170 KB, as its stops share what did not change. */
const MOST = 32;
/** A log that differs is looked through in steps of so many plies for where it begins to. */
const STEP = 32;

/** The way of a match, and what tells its log from others: digests of its first entries, up to every so many and of all of them. */
interface Known<G extends GameTypes> {
  readonly trail: Trail<G>;
  readonly steps: readonly string[];
  readonly length: number;
  readonly whole: string;
}

/**
 * How matches went, for those who ask again: following one anew along its log takes a while. A log only ever grows, so that mostly the
 * new entries alone are to be followed; where one differs all the same, it is followed from there. The least lately asked for goes first.
 */
export class Recall<G extends GameTypes> {
  readonly #known = new Map<string, Known<G>>();

  /** The way of a match along its whole log, as far as it was followed before. */
  trail({ game, snapshot }: Match<G>, log: readonly string[]): Trail<G> {
    const key = JSON.stringify([snapshot.seed, snapshot.seats, snapshot.options]);
    const known = this.#known.get(key);
    const trail = known?.trail ?? new Trail(game, snapshot);
    const { steps, before, whole } = digestsOf(log, known?.length ?? 0);
    if (known !== undefined && known.whole !== before) {
      const differs = known.steps.findIndex((digest, at) => steps[at] !== digest);
      trail.cut((differs < 0 ? known.steps.length : differs) * STEP);
    }
    this.#known.delete(key);
    this.#known.set(key, { trail, steps, length: log.length, whole });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    return trail;
  }
}

/** Digests of a log's first entries: up to each step, of as many as were known before, and of all. */
function digestsOf(log: readonly string[], known: number) {
  const hash = createHash('sha256');
  const steps: string[] = [];
  let before = known === 0 ? digestOf(hash) : undefined;
  for (const [ply, entry] of log.entries()) {
    hash.update(`${entry.length}:${entry}`);
    if ((ply + 1) % STEP === 0) steps.push(digestOf(hash));
    if (ply + 1 === known) before = digestOf(hash);
  }
  return { steps, before, whole: digestOf(hash) };
}

const digestOf = (hash: Hash): string => hash.copy().digest('base64');
