import { DiscordError } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';

/** Statuses that count as invalid ("Rate Limits", Invalid Request Limit): 10,000 in ten minutes lead to a ban. */
const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);
/** So many are made in ten minutes, by all processes together, before they hold back: half of what Discord takes. */
export const MOST = 5_000;
/** Milliseconds between two reports to the other processes. */
const REPORTING = 10_000;

/** What invalid requests are counted with. */
export interface InvalidRequestsParts {
  /** Adds to what all processes have made, and brings how many these were in the last ten minutes. */
  readonly count: (more: number) => Promise<number>;
  /** How many processes make requests. */
  readonly hosts: () => number;
  readonly log: Log;
}

/**
 * Counts requests that Discord refuses, so that no process gets all of them banned. Each counts its own and shares
 * the count at intervals; in between it makes no more than its part of what is left.
 */
export class InvalidRequests {
  readonly #parts: InvalidRequestsParts;
  readonly #timer: NodeJS.Timeout;
  #untold = 0;
  #ofAll = 0;
  #wasSpent = false;

  constructor(parts: InvalidRequestsParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.report(), REPORTING).unref();
  }

  /** Discord answered with this status; `scope` is its `X-RateLimit-Scope`: limits used up by others do not count. */
  saw(status: number, scope: string | null): void {
    if (INVALID.has(status) && scope !== 'shared') this.#untold += 1;
  }

  /** Whether requests are to be held back. */
  get isSpent(): boolean {
    return this.#untold >= (MOST - this.#ofAll) / Math.max(1, this.#parts.hosts());
  }

  /** Tells the other processes, and hears of theirs. Never throws. */
  async report(): Promise<void> {
    const { count, log } = this.#parts;
    const told = this.#untold;
    try {
      this.#ofAll = await count(told);
      this.#untold -= told;
    } catch (error) {
      log.debug(aboutError(error), 'the requests that Discord refused could not be counted');
    }
    if (this.isSpent !== this.#wasSpent) {
      this.#wasSpent = this.isSpent;
      if (this.#wasSpent)
        log.error(
          { count: this.#ofAll + this.#untold },
          'Discord has refused so many requests that the bot makes only those that answer somebody, until it has refused fewer for a while.',
        );
      else log.warn({}, 'Discord refuses fewer requests. The bot makes all of them again.');
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** Counts in this process alone; see {@link InvalidRequestsParts}. `now` is in milliseconds. */
export function countAlone(now: () => number = () => performance.now()): InvalidRequestsParts['count'] {
  const known: { readonly at: number; readonly many: number }[] = [];
  return async (more) => {
    known.push({ at: now(), many: more });
    while (known[0] !== undefined && now() - known[0].at > 10 * 60_000) known.shift();
    return known.reduce((sum, { many }) => sum + many, 0);
  };
}

/** An API that defers what can wait while too many requests were refused. Answers to interactions always go out. */
export function holdingBack(api: DiscordApi, invalid: Pick<InvalidRequests, 'isSpent'>): DiscordApi {
  const later =
    <A extends readonly unknown[], T>(request: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (invalid.isSpent) throw new DiscordError('passing', 'too many requests were refused');
      return request(...args);
    };
  return {
    ...api,
    post: later(api.post),
    edit: later(api.edit),
    delete: later(api.delete),
    read: later(api.read),
    recent: later(api.recent),
    startThread: later(api.startThread),
    renameThread: later(api.renameThread),
    revive: later(api.revive),
    putAway: later(api.putAway),
    direct: later(api.direct),
    rolesOf: later(api.rolesOf),
  };
}
