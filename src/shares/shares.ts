import { type HeavyWork, LANE_OF, LANES, type Lane } from './heavy-work.ts';
import { FairQueue, type FullFor, type Owner, type Queued } from './queue.ts';

/** Why heavy work is not done: the host has switched it off, or a share is used up. */
export type NotTaken = 'off' | FullFor;

/** What becomes of heavy work that somebody asks for. */
export type WorkAsked<T> =
  | ({ readonly kind: 'taken' } & Queued<T>)
  | { readonly kind: 'not taken'; readonly why: NotTaken };

interface Settled {
  readonly off?: readonly HeavyWork[];
  /** Pieces of work of a lane that are done at the same time; one where nothing is said. */
  readonly atOnce?: Partial<Readonly<Record<Lane, number>>>;
}

/** The one place that heavy work goes through, so that no person and no server keeps it from the others. */
export class Shares {
  readonly off: ReadonlySet<HeavyWork>;
  readonly #lanes: ReadonlyMap<Lane, FairQueue>;

  constructor({ off = [], atOnce = {} }: Settled = {}) {
    this.off = new Set(off);
    this.#lanes = new Map(LANES.map((lane) => [lane, new FairQueue(atOnce[lane] ?? 1)]));
  }

  /** Does heavy work in its owner’s turn, if there is room for it. */
  ask<T>(kind: HeavyWork, owner: Owner, work: () => Promise<T>): WorkAsked<T> {
    const lane = this.#lanes.get(LANE_OF[kind]);
    if (lane === undefined || this.off.has(kind)) return { kind: 'not taken', why: 'off' };
    const why = lane.fullFor(owner);
    return why === undefined ? { kind: 'taken', ...lane.run(owner, work) } : { kind: 'not taken', why };
  }
}
