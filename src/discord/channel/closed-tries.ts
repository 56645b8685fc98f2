/**
 * How often closed channels are tried again within ten minutes: in one server, and in all. Each try may take three
 * requests that Discord refuses, and after 10,000 of them in that time it blocks the bot ("Rate Limits", Invalid
 * Request Limit). People cause a try with every press at a board whose channel is closed, managers with every change
 * of a server's permissions.
 */
export const CLOSED_TRIES = { within: 10 * 60 * 1000, inServer: 200, inAll: 2_000 } as const;

/** Counts the tries of closed channels. */
export class ClosedTries {
  readonly #clock: { readonly now: () => number };
  /** Oldest first. */
  #tries: { readonly guild: string; readonly at: number }[] = [];

  constructor(clock: { readonly now: () => number }) {
    this.#clock = clock;
  }

  /** Whether a channel of a server may be tried now; if so, it counts as tried. */
  take(guild: string): boolean {
    const at = this.#clock.now();
    this.#tries = this.#tries.filter((each) => at - each.at < CLOSED_TRIES.within);
    const inServer = this.#tries.filter((each) => each.guild === guild).length;
    if (inServer >= CLOSED_TRIES.inServer || this.#tries.length >= CLOSED_TRIES.inAll) return false;
    this.#tries.push({ guild, at });
    return true;
  }
}
