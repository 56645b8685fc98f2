import type { TableNow } from '../../tables/model/table.ts';
import { aboutError } from '../log.ts';
import { type FoundMessage, type Wire, WireFailure } from '../protocol/discord-api.ts';
import { NONCE_LIFE } from '../protocol/limits.ts';
import { type Written, written } from '../protocol/message.ts';
import { hasButtons, namesTable, offersSame, writtenSince } from '../protocol/standing-message.ts';
import { barrierIn, IN_USE, type Places } from './access.ts';
import type { Bot } from './bot.ts';
import { drawLive } from './drawing.ts';
import type { FormerMessages } from './former-messages.ts';
import { marked, nonceOf, tellsEntry } from './mark.ts';
import { calledOf } from './notifier.ts';
import type { OutboxEntry, ShownMessage } from './outbox.ts';
import { paintings } from './painting-queue.ts';

/** How a live message stands in its channel. */
export type Standing = 'well' | 'outdated' | 'missing';

/**
 * The messages that show how tables stand: draws them anew, and posts each once. A new one carries which entry of the outbox it tells, so
 * that a later process, or whoever presses in it before it is noted, knows whom it has called.
 */
export class LiveMessages {
  readonly #bot: Bot;
  readonly #wire: Pick<Wire, 'post' | 'edit' | 'read' | 'recent'>;
  readonly #places: Places;
  readonly #former: FormerMessages;
  readonly #begun: number;
  /** By table, since when a message may stand in its channel that nobody has noted, as a request does not tell whether it was done. */
  readonly #doubts = new Map<string, number>();

  constructor(
    bot: Bot,
    wire: Pick<Wire, 'post' | 'edit' | 'read' | 'recent'>,
    places: Places,
    former: FormerMessages,
  ) {
    this.#bot = bot;
    this.#wire = wire;
    this.#places = places;
    this.#former = former;
    this.#begun = bot.clock.now();
  }

  /** A message may stand in a table's channel without being noted, written now or since an earlier time. */
  doubt(table: string, since = this.#bot.clock.now()): void {
    if (!this.#doubts.has(table)) this.#doubts.set(table, since);
  }

  /** No message of a table stands unnoted any more. */
  noted(table: string): void {
    this.#doubts.delete(table);
  }

  /** Takes the buttons from a message that was in doubt and that nothing waits for any more. */
  async tidy(now: TableNow): Promise<void> {
    const since = this.#doubts.get(now.table.id);
    if (since === undefined) return;
    for (const found of (await this.#found(since, now)) ?? []) await this.#left(found, now);
    this.noted(now.table.id);
  }

  /** Whether a message may stand in a table's channel without being noted, where these entries wait for one. */
  mayStand(table: string, waiting: readonly OutboxEntry[]): boolean {
    return this.#doubts.has(table) || waiting.some(({ at }) => at <= this.#begun);
  }

  /**
   * How the live message of a table stands: as it should, with something else to press than it should have, or not at all. After a backup
   * was restored the channel has gone on without the table. Where the bot may not look it is taken to stand. Throws a {@link WireFailure} of
   * the `passing` kind.
   */
  async standing(now: TableNow): Promise<Standing> {
    const live = await this.#bot.outbox.liveMessage(now.table.id);
    if (live === undefined) return 'missing';
    try {
      const there = await this.#wire.read(live.channel, live.message);
      if (!hasButtons(there)) return 'missing';
      return offersSame(there, await drawLive(this.#bot, now)) ? 'well' : 'outdated';
    } catch (error) {
      if (!(error instanceof WireFailure) || error.kind === 'passing') throw error;
      return error.kind === 'gone' || error.kind === 'vanished' ? 'missing' : 'well';
    }
  }

  /** Draws a live message anew; it is the live one no longer where it is gone. `entry` is what it tells, where that is still to be noted. */
  async redraw(live: ShownMessage, now: TableNow, entry?: OutboxEntry): Promise<ShownMessage> {
    const shows = await this.tried(now, live.channel, async () => {
      const { ready, revision } = await this.#painted(now, false, entry);
      await this.#wire.edit(live.channel, live.message, ready);
      return revision;
    });
    return shows === undefined
      ? { ...live, live: false, shows: now.table.revision }
      : { ...live, live: true, shows };
  }

  /**
   * Posts a live message, unless that was done before, by a process that died or a request that failed, and could not be noted: then that
   * message is drawn anew. It is looked for, as an answer has no nonce and a nonce does not live for long; where the bot may not look, the
   * nonce alone tells, and Discord answers one that it knows with the message as it was then. Nothing where it is not to be posted at all.
   */
  async post(entry: OutboxEntry, now: TableNow, pinging: boolean): Promise<ShownMessage | undefined> {
    const { id: table } = now.table;
    const since = this.#doubts.get(table) ?? this.#doubtOfOld(entry);
    const found = since === undefined ? [] : await this.#found(since, now);
    this.doubt(table, since);
    // Whoever is called by a new message does not hear of an older one that becomes it.
    const own = found?.find((known) => tellsEntry(known, entry)) ?? (pinging ? undefined : found?.[0]);
    for (const other of found ?? []) if (other !== own) await this.#left(other, now);
    const posted = own === undefined ? await this.#posted(entry, now, pinging) : shownAs(own, now.table);
    const asItWas = own !== undefined || found === undefined;
    const shown = asItWas && posted !== undefined ? await this.redraw(posted, now, entry) : posted;
    this.noted(table);
    return shown;
  }

  async #left(found: FoundMessage, now: TableNow): Promise<void> {
    const shown = { ...shownAs(found, now.table), live: false };
    await this.#former.leave(shown, now);
    await this.#bot.outbox.shown(shown);
  }

  #doubtOfOld({ at }: OutboxEntry): number | undefined {
    return at < this.#begun || this.#bot.clock.now() - at >= NONCE_LIFE ? at : undefined;
  }

  #posted(entry: OutboxEntry, now: TableNow, pinging: boolean): Promise<ShownMessage | undefined> {
    const { id: table, channel } = now.table;
    return this.tried(now, channel, async () => {
      const { ready, revision } = await this.#painted(now, pinging, entry);
      const message = await this.#wire.post(channel, ready, nonceOf(entry));
      return { table, channel, message, live: true, shows: revision };
    });
  }

  /** The messages that show a table though nobody noted so, latest first; nothing where the bot may not read the channel. */
  async #found(since: number, now: TableNow): Promise<readonly FoundMessage[] | undefined> {
    const { id: table, channel } = now.table;
    const recent = await this.tried(now, undefined, () => this.#wire.recent(channel));
    const own = recent?.filter((found) => writtenSince(found.id, since) && namesTable(found, table));
    const known = await Promise.all((own ?? []).map(({ id }) => this.#bot.outbox.message(id)));
    return own?.filter((_, at) => known[at] === undefined);
  }

  /** The live message and what it shows: the table as it stands when its turn to be painted has come, so that nothing in between is. */
  #painted(
    before: TableNow,
    pinging: boolean,
    entry: OutboxEntry | undefined,
  ): Promise<{ readonly ready: Written; readonly revision: number }> {
    return paintings.run('in time', async () => {
      const now = (await this.#bot.tables.look(before.table.id)) ?? before;
      const drawn = await drawLive(this.#bot, now);
      const live = entry === undefined ? drawn : marked(drawn, entry);
      const ready = await written(live, this.#bot.log, pinging ? await calledOf(live, this.#bot) : []);
      return { ready, revision: now.table.revision };
    });
  }

  /**
   * Does in a channel what may be impossible for good: then it is given up and logged, and the game goes on without it. Where the table
   * lives in that channel and it is closed, what is to be said waits, but for a table that is over and whose channel is gone.
   */
  async tried<T>(
    { table, match }: TableNow,
    channel: string | undefined,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    const home = channel === table.channel;
    try {
      const done = await work();
      if (home) await this.#places.free(table.id);
      return done;
    } catch (error) {
      if (!(error instanceof WireFailure) || error.kind === 'passing') throw error;
      const barrier = home ? barrierIn(error) : undefined;
      if (barrier !== undefined && (IN_USE.has(table.phase) || barrier !== 'vanished')) throw error;
      const level = error.kind === 'refused' ? 'error' : 'warn';
      const about = {
        table: table.id,
        ...(match === undefined ? {} : { ply: match.ply }),
        ...aboutError(error),
      };
      this.#bot.log[level](about, 'something could not be said in a channel and is given up');
      return undefined;
    }
  }
}

/** A message that was found, as the live one of its table; what it shows is not known. */
const shownAs = ({ id: message }: FoundMessage, { id: table, channel }: TableNow['table']): ShownMessage => ({
  ...{ table, channel, message },
  ...{ live: true, shows: 0 },
});
