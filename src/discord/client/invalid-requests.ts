import { DiscordError } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import { wrappedApi } from '../protocol/api-layers.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';

/** Statuses that count as invalid ("Rate Limits", Invalid Request Limit): 10,000 in ten minutes lead to a ban. */
const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);
/** Milliseconds between two reports to the other processes. */
const REPORTING = 10_000;

/** What invalid requests are counted with. */
export interface InvalidRequestsParts {
  /** Adds to the invalid requests of all processes, and returns how many these were in the last ten minutes. */
  readonly count: (more: number) => Promise<number>;
  readonly hosts: () => number;
  readonly log: Log;
}

/** Counts requests that Discord refuses, lest all processes be banned: each makes its part of what is left. */
export class InvalidRequests {
  /** Made in ten minutes, by all processes together, before they hold back: half of what Discord takes. */
  static readonly most = 5_000;
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

  get isSpent(): boolean {
    return this.#untold >= (InvalidRequests.most - this.#ofAll) / Math.max(1, this.#parts.hosts());
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

/** What can wait while too many requests were refused. Answers to interactions always go out. */
const CAN_WAIT: ReadonlySet<keyof DiscordApi> = new Set<keyof DiscordApi>([
  ...(['post', 'edit', 'delete', 'read', 'recent', 'direct', 'rolesOf'] as const),
  ...(['startThread', 'renameThread', 'revive', 'putAway'] as const),
]);

/** An API that defers what can wait while too many requests were refused. */
export const holdingBack = (api: DiscordApi, invalid: Pick<InvalidRequests, 'isSpent'>): DiscordApi =>
  wrappedApi(api, (kind, request) => async (...args) => {
    if (invalid.isSpent && CAN_WAIT.has(kind))
      throw new DiscordError('passing', 'too many requests were refused');
    return request(...args);
  });
