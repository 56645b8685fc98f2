/** Whose work it is. */
export interface Owner {
  readonly person: string;
  readonly server: string;
}

/** Servers, and people, of whom it is remembered when they were served last. */
const MOST_REMEMBERED = 1_000;

/** Whose share of a queue is used up. */
export type FullFor = keyof typeof FairQueue.most;

/** Work in its turn. */
export interface Queued<T> {
  /** How many pieces of work are done before it, those under way among them. */
  readonly before: number;
  readonly done: Promise<T>;
}

interface Piece extends Owner {
  readonly begin: () => void;
}

/** When servers and people were served last, counted in pieces of work; who is absent was not served lately. */
interface Served {
  readonly server: Map<string, number>;
  readonly person: Map<string, number>;
}

/** Work that waits for its turn: servers take turns, and within each its people, each with one piece at a time. */
export class FairQueue {
  /** What it holds at most. Ten people have to ask for all they can before others of their server are refused. */
  static readonly most = { person: 3, server: 30, all: 100 } as const;
  readonly #atOnce: number;
  readonly #waiting: Piece[] = [];
  readonly #running = new Set<Piece>();
  readonly #served: Served = { server: new Map(), person: new Map() };
  #count = 0;

  /** @param atOnce pieces of work that are done at the same time, 1 at least */
  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Whose share is used up, so that this work is not taken; undefined if there is room. */
  fullFor({ person, server }: Owner): FullFor | undefined {
    const all = this.#held();
    const counts = {
      person: all.filter((each) => each.person === person).length,
      server: all.filter((each) => each.server === server).length,
      all: all.length,
    };
    return (['person', 'server', 'all'] as const).find((share) => counts[share] >= FairQueue.most[share]);
  }

  /** Does the work in its turn, and tells what is done before it. */
  run<T>(owner: Owner, work: () => Promise<T>): Queued<T> {
    const { piece, done } = this.#add(owner, work);
    const before = this.#running.has(piece) ? 0 : this.#running.size + this.#inOrder().indexOf(piece);
    return { before, done };
  }

  do<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
    return this.#add(owner, work).done;
  }

  #add<T>(owner: Owner, work: () => Promise<T>): { readonly piece: Piece; readonly done: Promise<T> } {
    const { promise: turn, resolve: begin } = withResolvers();
    const piece = { ...owner, begin };
    this.#waiting.push(piece);
    this.#beginNext();
    const done = turn.then(work).finally(() => {
      this.#running.delete(piece);
      this.#forget();
      this.#beginNext();
    });
    return { piece, done };
  }

  #held(): readonly Piece[] {
    return [...this.#running, ...this.#waiting];
  }

  #beginNext(): void {
    while (this.#running.size < this.#atOnce) {
      const busy = new Set([...this.#running].map(({ person }) => person));
      const next = firstOf(
        this.#waiting.filter(({ person }) => !busy.has(person)),
        this.#served,
      );
      if (next === undefined) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#running.add(next);
      this.#count += 1;
      note(this.#served, next, this.#count);
      next.begin();
    }
  }

  /** What waits, in the order in which it would be done if nothing else came. */
  #inOrder(): readonly Piece[] {
    const served = { server: new Map(this.#served.server), person: new Map(this.#served.person) };
    const left = [...this.#waiting];
    const order: Piece[] = [];
    for (let next = firstOf(left, served); next !== undefined; next = firstOf(left, served)) {
      left.splice(left.indexOf(next), 1);
      order.push(next);
      note(served, next, this.#count + order.length);
    }
    return order;
  }

  /** Forgets who was served longest ago, and everybody once nothing is left: who came back as new would come first. */
  #forget(): void {
    const isEmpty = this.#running.size === 0 && this.#waiting.length === 0;
    for (const share of ['server', 'person'] as const) {
      const served = this.#served[share];
      if (isEmpty) served.clear();
      const [oldest] = served.keys();
      if (served.size > MOST_REMEMBERED && oldest !== undefined) served.delete(oldest);
    }
  }
}

/** Notes that somebody is served, as the last of all. */
function note(served: Served, owner: Owner, count: number): void {
  for (const share of ['server', 'person'] as const) {
    served[share].delete(owner[share]);
    served[share].set(owner[share], count);
  }
}

/** Whose turn it is: of the server that has waited longest, the person who has. */
function firstOf(waiting: readonly Piece[], { server, person }: Served): Piece | undefined {
  const [first, ...others] = waiting;
  const since = (piece: Piece) => [server.get(piece.server) ?? 0, person.get(piece.person) ?? 0] as const;
  return others.reduce((best, piece) => {
    const [[ofServer, ofPerson], [bestServer, bestPerson]] = [since(piece), best ? since(best) : [0, 0]];
    const isEarlier = ofServer < bestServer || (ofServer === bestServer && ofPerson < bestPerson);
    return isEarlier ? piece : best;
  }, first);
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
