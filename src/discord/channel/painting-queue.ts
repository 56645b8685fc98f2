/** Whether somebody is waiting for an answer, or something is to be said in its time. */
export type Urgency = 'answer' | 'in time';

/**
 * Messages that wait to be painted: so many at a time in the whole process. What is said in its time takes turns with answers, of which
 * there are more: the next player waits for a new board as well.
 */
export class PaintingQueue {
  readonly #waiting: Readonly<Record<Urgency, (() => void)[]>> = { answer: [], 'in time': [] };
  #free: number;
  #last: Urgency = 'in time';

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /**
   * Does the work in its turn. Whatever the work looks up is as it stands then, so that what has waited long shows nothing old.
   */
  async run<T>(urgency: Urgency, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((go) => this.#waiting[urgency].push(go));
    this.#last = urgency;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  #next(): (() => void) | undefined {
    const { answer, 'in time': inTime } = this.#waiting;
    const [first, second] = this.#last === 'answer' ? [inTime, answer] : [answer, inTime];
    return first.shift() ?? second.shift();
  }
}

/** Two, so that one message is painted while the pictures of the one before are still being encoded. */
const AT_ONCE = 2;

/** What waits to be painted in this process. */
export const paintings: PaintingQueue = new PaintingQueue(AT_ONCE);
