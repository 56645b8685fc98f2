import type { Ticket, Wire } from '../connection/wire.ts';
import { TOKEN_LIFE } from '../limits.ts';
import { aboutError, type Log } from '../log.ts';
import type { PageKind, PageMark } from '../messages/page-mark.ts';

/** So many pages are remembered, of all people together. */
const REMEMBERED = 2_000;
/** Milliseconds before the end of a token's life from which it is no longer used: a request takes a while. */
const MARGIN = 30_000;

/** A private page that stands in a channel. Its token is a secret and is kept in memory alone. */
interface OpenPage {
  readonly key: string;
  readonly ticket: Ticket;
  /** The id of its message, where that is not the original one of its interaction. */
  readonly followed: string | undefined;
  /** Milliseconds since 1970 until which its token is good. */
  readonly until: number;
}

/** What the open pages work with. */
interface OpenPagesParts {
  readonly wire: Pick<Wire, 'remove'>;
  readonly clock: { readonly now: () => number };
  readonly log: Log;
}

/** Where a private page has come to stand, and for whom. */
export interface ShownPage {
  readonly person: string;
  readonly page: PageMark;
  readonly message: string;
  readonly ticket: Ticket;
  /** Whether it is the original message of its interaction. */
  readonly original: boolean;
  /** When the interaction came, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * The private pages that people have open. One that is opened anew replaces the former one of its kind, table and person in the same channel: that is removed
 * with the token of the interaction which showed it last ("Receiving and Responding", Followup Messages). After a token's fifteen minutes,
 * or a restart, the former page stays.
 */
export class OpenPages {
  readonly #parts: OpenPagesParts;
  /** By the id of their message; those whose token is good for longest come last. */
  readonly #open = new Map<string, OpenPage>();

  constructor(parts: OpenPagesParts) {
    this.#parts = parts;
  }

  /** How many pages are remembered. */
  get size(): number {
    return this.#open.size;
  }

  /** Somebody is shown a page, which may have changed the message of another one. Former ones are removed; where that fails they stay. */
  note({ person, page, message, ticket, original, since }: ShownPage): void {
    const { id, token, channel_id: channel = '' } = ticket;
    const keyOf = (kind: PageKind) => [person, channel, page.of, kind].join(' ');
    this.#forgetOld();
    this.#open.delete(message);
    const replaced = new Set([page.kind, ...(REPLACES_TOO[page.kind] ?? [])].map(keyOf));
    for (const [former, { key, ticket: used, followed }] of this.#open) {
      if (!replaced.has(key)) continue;
      this.#open.delete(former);
      void this.#remove(used, followed);
    }
    const followed = original ? undefined : message;
    const until = since + TOKEN_LIFE - MARGIN;
    this.#open.set(message, { key: keyOf(page.kind), ticket: { id, token }, followed, until });
  }

  #forgetOld(): void {
    const now = this.#parts.clock.now();
    for (const [message, { until }] of this.#open)
      if (until <= now || this.#open.size >= REMEMBERED) this.#open.delete(message);
  }

  async #remove(ticket: Ticket, followed: string | undefined): Promise<void> {
    const { wire, log } = this.#parts;
    try {
      await wire.remove(ticket, followed);
    } catch (error) {
      log.debug({ interaction: ticket.id, ...aboutError(error) }, 'a former page stays');
    }
  }
}

/** A question shows the hand, or leads there. The hand does not replace the question: it may have been opened from there. */
const REPLACES_TOO: Readonly<Partial<Record<PageKind, readonly PageKind[]>>> = { question: ['hand'] };
