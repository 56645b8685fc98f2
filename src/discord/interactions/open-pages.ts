import { LRUCache } from 'lru-cache';
import { aboutError, type Log } from '../log.ts';
import type { Ticket, Wire } from '../protocol/discord-api.ts';
import { TOKEN_LIFE } from '../protocol/limits.ts';
import type { PageKind, PageMark } from '../protocol/page-mark.ts';

/** So many pages are remembered, of all people together. */
const REMEMBERED = 2_000;
/** Milliseconds before the end of a token's life from which it is no longer used: a request takes a while. */
const MARGIN = 30_000;

/** A private page that stands in a channel. Its token is a secret and is kept in memory alone. */
interface OpenPage {
  readonly person: string;
  readonly channel: string;
  readonly page: PageMark;
  readonly ticket: Ticket;
  /** The id of its message, where that is not the original one of its interaction. */
  readonly followed: string | undefined;
  /** When the interaction came that gave its token, in milliseconds since 1970. */
  readonly since: number;
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
 * The private pages that people have open. They stand at the end of a channel, so each pushes the board away: a person has one page to look
 * at, which gives way to the next one and goes when they press on in the channel. It is removed with the token of the interaction which showed
 * it last ("Receiving and Responding", Followup Messages). After a token's fifteen minutes, or a restart, it stays.
 */
export class OpenPages {
  readonly #parts: OpenPagesParts;
  /** By the id of their message, as long as their token is good. */
  readonly #open: LRUCache<string, OpenPage>;
  /** The messages of pages that were removed, as long as these would have been good: a press on one may still be under way, whose answer brings it up again. */
  readonly #removed: LRUCache<string, true>;

  constructor(parts: OpenPagesParts) {
    this.#parts = parts;
    const whileGood = { max: REMEMBERED, ttl: TOKEN_LIFE - MARGIN, ttlResolution: 0, perf: parts.clock };
    this.#open = new LRUCache(whileGood);
    this.#removed = new LRUCache(whileGood);
  }

  /** How many pages are remembered. */
  get size(): number {
    this.#open.purgeStale();
    return this.#open.size;
  }

  /** Somebody is shown a page, which may have changed the message of another one. Former ones are removed; where that fails they stay. */
  note({ person, page, message, ticket, original, since }: ShownPage): void {
    const { id, token, channel_id: channel = '' } = ticket;
    // A token that is good no more is not kept.
    this.#open.purgeStale();
    if (this.#removed.has(message)) return;
    this.#open.delete(message);
    this.#close(
      (former) => former.person === person && former.channel === channel && isReplaced(former.page, page),
    );
    const followed = original ? undefined : message;
    this.#open.set(
      message,
      { person, channel, page, ticket: { id, token }, followed, since },
      { start: since },
    );
  }

  /** Somebody has pressed on in a channel: what they have open there is removed, a question only if they have `answered`. */
  close(person: string, channel: string, answered: boolean): void {
    this.#close(
      (former) =>
        former.person === person &&
        former.channel === channel &&
        (answered || former.page.kind !== 'question'),
    );
  }

  #close(isOver: (page: OpenPage) => boolean): void {
    for (const message of [...this.#open.rkeys()]) {
      const open = this.#open.peek(message);
      if (open === undefined || !isOver(open)) continue;
      this.#open.delete(message);
      this.#removed.set(message, true, { start: open.since });
      void this.#remove(open.ticket, open.followed);
    }
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

/** Pages that are to be answered, or settle something: what is looked at besides does not replace them. */
const KEPT: ReadonlySet<PageKind> = new Set<PageKind>(['question', 'settings']);
/** Lines that come with another page, or with the board. */
const NOTES: ReadonlySet<PageKind> = new Set<PageKind>(['ready', 'tip']);

/** Whether a page gives way to a newer one of the same person in the same channel. */
function isReplaced(former: PageMark, newer: PageMark): boolean {
  if (KEPT.has(former.kind) || NOTES.has(newer.kind))
    return former.kind === newer.kind && former.of === newer.of;
  return true;
}
