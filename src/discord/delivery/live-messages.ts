import type { TableNow } from '../../tables/table.ts';
import type { Bot } from '../bot.ts';
import { type Wire, WireFailure } from '../connection/wire.ts';
import { NONCE, NONCE_LIFE } from '../limits.ts';
import { aboutError } from '../log.ts';
import { drawLive } from '../messages/drawing.ts';
import { type Written, written } from '../messages/message.ts';
import { paintings } from '../messages/painting-queue.ts';
import { namesTable, writtenAt } from '../messages/standing-message.ts';
import type { FormerMessages } from './former-messages.ts';
import { calledOf } from './notifier.ts';
import type { OutboxEntry, ShownMessage } from './outbox.ts';
import { barrierIn, IN_USE, type Places } from './places.ts';

/** A message may stand in a table's channel that nobody has noted: posted since then, for this entry of the outbox. */
interface Doubt {
  readonly since: number;
  readonly entry: number;
}

/** How much earlier than the draft of it a message may seem to be written: the two clocks are not the same. */
const CLOCKS_APART = 30_000;

/** The messages that show how tables stand: draws them anew, and posts each once. */
export class LiveMessages {
  readonly #bot: Bot;
  readonly #wire: Pick<Wire, 'post' | 'edit' | 'recent'>;
  readonly #places: Places;
  readonly #former: FormerMessages;
  readonly #begun: number;
  /** By table, what was asked of Discord in a way that does not tell whether it has been done. */
  readonly #doubts = new Map<string, Doubt>();

  constructor(
    bot: Bot,
    wire: Pick<Wire, 'post' | 'edit' | 'recent'>,
    places: Places,
    former: FormerMessages,
  ) {
    this.#bot = bot;
    this.#wire = wire;
    this.#places = places;
    this.#former = former;
    this.#begun = bot.clock.now();
  }

  /** From now on a message may stand in a table's channel without being noted, which fulfils this entry. */
  doubt({ id: entry, table }: OutboxEntry): void {
    const before = this.#doubts.get(table);
    this.#doubts.set(table, { since: before?.since ?? this.#bot.clock.now(), entry });
  }

  /** The message of a table that was in doubt is noted. */
  noted(table: string): void {
    this.#doubts.delete(table);
  }

  /** Takes the buttons from a message that was in doubt and that nothing waits for any more. */
  async tidy(now: TableNow): Promise<void> {
    const doubt = this.#doubts.get(now.table.id);
    if (doubt === undefined) return;
    const found = await this.#found(doubt.since, now);
    if (typeof found === 'object') await this.#left(found, now);
    this.#doubts.delete(now.table.id);
  }

  /** Whether a message may stand in a table's channel without being noted, where these entries wait for one. */
  mayStand(table: string, waiting: readonly OutboxEntry[]): boolean {
    return this.#doubts.has(table) || waiting.some(({ at }) => at <= this.#begun);
  }

  /** Draws a live message anew; it is the live one no longer where it is gone. */
  async redraw(live: ShownMessage, now: TableNow): Promise<ShownMessage> {
    const shows = await this.tried(now, live.channel, async () => {
      const { ready, revision } = await this.#painted(now, false);
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
    const doubt = this.#doubts.get(table) ?? this.#doubtOfOld(entry);
    const found = doubt === undefined ? 'nothing' : await this.#found(doubt.since, now);
    this.doubt(entry);
    // Whoever is called by a new message does not hear of an older one that becomes it.
    const standsForIt = !pinging || doubt?.entry === entry.id;
    if (typeof found === 'object' && !standsForIt) await this.#left(found, now);
    const adopted = typeof found === 'object' && standsForIt ? found : undefined;
    const posted = adopted ?? (await this.#posted(entry, now, pinging));
    const asItWas = adopted !== undefined || found === 'unseen';
    const shown = asItWas && posted !== undefined ? await this.redraw(posted, now) : posted;
    this.#doubts.delete(table);
    return shown;
  }

  async #left(found: ShownMessage, now: TableNow): Promise<void> {
    await this.#former.leave(found, now);
    await this.#bot.outbox.shown({ ...found, live: false });
  }

  #doubtOfOld({ at, id: entry }: OutboxEntry): Doubt | undefined {
    const old = at < this.#begun || this.#bot.clock.now() - at >= NONCE_LIFE;
    return old ? { since: at, entry } : undefined;
  }

  #posted({ id }: OutboxEntry, now: TableNow, pinging: boolean): Promise<ShownMessage | undefined> {
    const { id: table, channel } = now.table;
    return this.tried(now, channel, async () => {
      const nonce = `${id.toString(36)}-${table}`.slice(0, NONCE);
      const { ready, revision } = await this.#painted(now, pinging);
      const message = await this.#wire.post(channel, ready, nonce);
      return { table, channel, message, live: true, shows: revision };
    });
  }

  /** The latest message that shows a table though nobody noted so; `unseen` where the bot may not read the channel. */
  async #found(since: number, now: TableNow): Promise<ShownMessage | 'nothing' | 'unseen'> {
    const { id: table, channel } = now.table;
    const recent = await this.tried(now, undefined, () => this.#wire.recent(channel));
    for (const found of recent ?? []) {
      if (writtenAt(found.id) < since - CLOCKS_APART || !namesTable(found, table)) continue;
      if ((await this.#bot.outbox.message(found.id)) !== undefined) continue;
      return { table, channel, message: found.id, live: true, shows: 0 };
    }
    return recent === undefined ? 'unseen' : 'nothing';
  }

  /** The live message and what it shows: the table as it stands when its turn to be painted has come, so that nothing in between is. */
  #painted(
    before: TableNow,
    pinging: boolean,
  ): Promise<{ readonly ready: Written; readonly revision: number }> {
    return paintings.run('in time', async () => {
      const now = (await this.#bot.tables.look(before.table.id)) ?? before;
      const live = await drawLive(this.#bot, now);
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
