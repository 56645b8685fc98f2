import { LRUCache } from 'lru-cache';
import { seatOf } from '../../tables/model/table.ts';
import { paintInTurn } from '../channel/responder.ts';
import type { TableForChannel } from '../channel/state.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi, InteractionToken } from '../protocol/discord-api.ts';
import { ANALYSIS_LOOK, SHOWN_AS } from '../protocol/ids.ts';
import { TOKEN_LIFE } from '../protocol/limits.ts';
import { type Message, render } from '../protocol/message.ts';
import type { PageKind, PageMark } from '../protocol/page-mark.ts';
import { pageStateOf } from '../views/page-message.ts';

/** How many pages are remembered, of all people together. */
const REMEMBERED = 2_000;
/** Milliseconds before the end of a token's life from which it is no longer used: a request takes a while. */
const MARGIN = 30_000;

/** A private page that stands in a channel. Its token is a secret and is kept in memory alone. */
interface OpenPage {
  readonly person: string;
  readonly channel: string;
  readonly page: PageMark;
  readonly interactionToken: InteractionToken;
  /** The id of its message, if that is not the original one of its interaction. */
  readonly followed: string | undefined;
  readonly since: number;
  readonly locale: string | undefined;
}

interface OpenPagesParts {
  readonly api: Pick<DiscordApi, 'remove' | 'amend' | 'follow'>;
  /** What a person sees once their game ends or goes on after all; `locale` is the language their page opened in. */
  readonly draw: (opened: TableForChannel, person: string, locale: string | undefined) => Message;
  readonly clock: { readonly now: () => number };
  readonly log: Log;
}

/**
 * The private pages that people have open. They stand at the end of a channel, so each pushes the board away: a
 * person has one page, which is replaced by the next one and removed when they press on in the channel. That takes
 * the token of the interaction that showed it last ("Receiving and Responding", Followup Messages). After a token's
 * fifteen minutes, or a restart, it stays.
 */
export class OpenPages {
  readonly #parts: OpenPagesParts;
  /** By the id of their message, as long as their token is good. */
  readonly #open: LRUCache<string, OpenPage>;
  /** Messages of removed pages, while their tokens last: the answer to a press under way would bring one back. */
  readonly #removed: LRUCache<string, true>;

  constructor(parts: OpenPagesParts) {
    this.#parts = parts;
    const whileGood = { max: REMEMBERED, ttl: TOKEN_LIFE - MARGIN, ttlResolution: 0, perf: parts.clock };
    this.#open = new LRUCache(whileGood);
    this.#removed = new LRUCache(whileGood);
  }

  get size(): number {
    this.#open.purgeStale();
    return this.#open.size;
  }

  /** A page was shown, perhaps in another one's message. Former pages are removed; if that fails they stay. */
  note(message: string, open: OpenPage): void {
    const { person, channel, page } = open;
    // A token that is good no more is not kept.
    this.#open.purgeStale();
    if (this.#removed.has(message)) return;
    this.#open.delete(message);
    this.#close(
      (former) => former.person === person && former.channel === channel && isReplaced(former.page, page),
    );
    this.#change(message, open);
  }

  /**
   * The channel shows this table. A person who is now out is shown so below the board, in place of the page they have
   * open above it. Once the match is over the result tells all, so open pages are removed. Each request is made once.
   * If Discord refuses, the page stays as it is.
   */
  async follow(opened: TableForChannel): Promise<void> {
    const { now } = opened;
    if (now.table.phase === 'ended')
      this.#close(
        ({ page }) => page.of === now.table.id && (page.state !== undefined || NOTES.has(page.kind)),
      );
    const changed = [...this.#open.rkeys()].flatMap((message) => {
      const open = this.#open.peek(message);
      const seat = open?.page.of === now.table.id ? seatOf(now.table, open.person) : undefined;
      if (open?.page.state === undefined || seat === undefined) return [];
      const state = pageStateOf(now, seat);
      if (open.page.state === state) return [];
      this.#change(message, { ...open, page: { ...open.page, state } });
      return [{ message, open }];
    });
    for (const { message, open } of changed) await this.#showAnew(message, open, opened);
  }

  /** Shows somebody below the board how it stands for them by now, and removes the page that told otherwise. */
  async #showAnew(message: string, former: OpenPage, opened: TableForChannel): Promise<void> {
    const { api, log, draw } = this.#parts;
    const { interactionToken, person, locale } = former;
    try {
      const drawn = draw(opened, person, locale);
      const ready = await paintInTurn('in time', person, async () => render(drawn, log));
      // It may have been removed, or pressed, meanwhile: then it shows what came of that.
      const isAsItWas = () => this.#open.peek(message)?.interactionToken.id === interactionToken.id;
      if (!isAsItWas()) return;
      const { id: followed } = await api.follow(interactionToken, ready);
      if (isAsItWas()) this.remove(message);
      const { page } = drawn;
      if (page === undefined) return;
      // What they pressed meanwhile may have shown them the same.
      this.#close(
        (other) =>
          other.person === person &&
          other.channel === former.channel &&
          other.page.of === page.of &&
          other.page.state === page.state &&
          isReplaced(other.page, page),
      );
      this.#change(followed, { ...former, page, followed });
    } catch (error) {
      log.debug({ interaction: interactionToken.id, ...aboutError(error) }, 'a page stays as it was');
    }
  }

  #change(message: string, open: OpenPage): void {
    this.#open.set(message, open, { start: open.since });
  }

  isShownBy(interaction: string): boolean {
    return [...this.#open.values()].some(({ interactionToken }) => interactionToken.id === interaction);
  }

  isOpen(person: string, { of, kind }: PageMark): boolean {
    return [...this.#open.values()].some(
      ({ person: reader, page }) => reader === person && page.of === of && page.kind === kind,
    );
  }

  has(message: string): boolean {
    return this.#open.has(message);
  }

  /** Another page has come in the place of this one. */
  remove(message: string): void {
    const open = this.#open.peek(message);
    this.#close((former) => former === open);
  }

  /** A person pressed on in a channel: removes what they have open there, a question only if they have `answered`. */
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
      void this.#remove(open.interactionToken, open.followed);
    }
  }

  async #remove(interactionToken: InteractionToken, followed: string | undefined): Promise<void> {
    const { api, log } = this.#parts;
    try {
      await api.remove(interactionToken, followed);
    } catch (error) {
      log.debug({ interaction: interactionToken.id, ...aboutError(error) }, 'a former page stays');
    }
  }
}

/** Pages that settle something, or took minutes to make: other pages do not replace them. */
const KEPT: ReadonlySet<PageKind> = new Set<PageKind>(['settings', ...SHOWN_AS]);
/** Lines that come with another page, or with the board. */
const NOTES: ReadonlySet<PageKind> = new Set<PageKind>(['ready', 'tip']);
/** Pages beside which others stay: lines, and what comes by itself after a while, as somebody may be reading then. */
const BESIDE: ReadonlySet<PageKind> = new Set<PageKind>([
  ...['tip', 'planned', 'next'],
  ANALYSIS_LOOK,
  ...SHOWN_AS,
]);

function isReplaced(former: PageMark, newer: PageMark): boolean {
  if (KEPT.has(former.kind) || BESIDE.has(newer.kind))
    return former.kind === newer.kind && former.of === newer.of;
  // A question is found again from every other page of its table.
  return former.kind !== 'question' || former.of === newer.of;
}
