import { LRUCache } from 'lru-cache';
import { KeyedQueue } from '../../keyed-queue.ts';
import type { AccessError } from '../../tables/model/channel.ts';
import { COOLDOWNS } from '../../tables/model/cooldown.ts';
import { isPassing } from '../../tables/service/kept-tables.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import { render } from '../protocol/message.ts';
import { hasButtons, withoutButtons } from '../protocol/standing-message.ts';
import { accessErrorOf, ClosedTries } from './access.ts';
import { DirectorySync } from './directory-sync.ts';
import { liveOf, openCalls } from './next.ts';
import type { ChannelLoop, PressAnswer, PressedMessage, WaitingPress } from './presses.ts';
import type { TableForChannel } from './state.ts';
import { REMEMBERED, type SyncMemory, type SyncParts, TableSync } from './table-sync.ts';

/** What goes on beside everything else and that nobody waits for, until somebody wants to know that it is over. */
export class UnderWay {
  readonly #works = new Set<Promise<void>>();

  /** From now on this counts as under way until it is over. It must not fail. */
  add(work: Promise<void>): void {
    this.#works.add(work);
    void work.finally(() => this.#works.delete(work));
  }

  /** Waits until nothing is under way any more, what is added meanwhile included. */
  async over(): Promise<void> {
    while (this.#works.size > 0) await Promise.all(this.#works);
  }
}

/** Milliseconds until a request that Discord could not do is retried: first and at most, doubling each time. */
const PATIENCE = { first: 1_000, most: 60_000 } as const;
/** The same if the database is away or another process has the table: no request to Discord, and people are waiting. */
const STORE_PATIENCE = { first: 1_000, most: 8_000 } as const;
/** The same if Discord did not want it, or nobody knows why it failed: it may be so each time. */
const LONG_PATIENCE = { first: 1_000, most: 60 * 60_000 } as const;

/** What came of a command's new message: it was the answer, it is in the channel, or not yet, perhaps with a reason. */
export interface CommandEnd {
  readonly kind: 'answered' | 'stands' | 'owed';
  readonly error?: AccessError;
}

interface Patience {
  readonly first: number;
  readonly most: number;
}

/** Milliseconds until a server's directory is updated after a change: changes until then are shown with it. */
export const GATHERED = 5_000;

/** What is under way about one table, or directory; nothing is kept of one at rest. */
interface Work<Loop extends ChannelLoop> {
  readonly sync: Loop;
  readonly forget: () => unknown;
  /** Settles when the run under way is over; absent while there is none. */
  run: Promise<void> | undefined;
  failures: number;
  timer: NodeJS.Timeout | undefined;
}

/** Keeps the channels of tables true. One table's work is done in sequence; tables wait only for turns in a channel. */
export class ChannelSync {
  readonly #parts: SyncParts;
  readonly #memory: SyncMemory;
  readonly #works = new Map<string, Work<TableSync>>();
  readonly #directories = new Map<string, Work<DirectorySync>>();
  readonly #gathering = new Map<string, NodeJS.Timeout>();
  readonly #running = new UnderWay();
  readonly #atRest: ((opened: TableForChannel) => Promise<void>)[] = [];
  #isStopped = false;

  constructor(parts: SyncParts) {
    this.#parts = parts;
    const begun = parts.clock.now();
    this.#memory = {
      begun,
      read: new LRUCache({ max: REMEMBERED }),
      closed: new LRUCache({ max: REMEMBERED }),
      // What is as old as its time to live is still kept.
      told: new LRUCache({ max: REMEMBERED, ttl: COOLDOWNS.call - 1, ttlResolution: 0, perf: parts.clock }),
      tries: new ClosedTries(parts.clock),
      lines: new KeyedQueue(),
      people: new KeyedQueue(),
      again: begun,
    };
  }

  /** Looks after every table with something left to do, as after a start. */
  async start(): Promise<void> {
    for (const table of await this.#parts.store.owing()) this.see(table);
  }

  /**
   * Checks in sequence whether tables have their boards: after a backup is restored the channels are ahead of them.
   * Reading one board a table is cheap enough for each start.
   */
  lookAt(tables: readonly string[]): Promise<void> {
    return this.#oneByOne(tables, (table) => this.see(table));
  }

  /** Takes the buttons from a message that belongs to no table that is known. */
  async removeButtons({
    id: message,
    channel,
    content,
  }: Pick<PressedMessage, 'id' | 'channel' | 'content'>): Promise<void> {
    const { api, log } = this.#parts;
    if (!hasButtons(content)) return;
    const bare = await render(withoutButtons(content), log);
    await this.#memory.lines
      .run(channel, () => api.edit(channel, message, bare))
      .catch((error: unknown) => {
        if (!(error instanceof DiscordError)) throw error;
        log.warn({ message, ...aboutError(error) }, 'a message kept its buttons');
      });
  }

  see(table: string): void {
    const work = this.#work(table);
    work.sync.markDirty();
    this.#go(table, work);
  }

  /** A server's directory may be out of date: it is checked within seconds, together with other changes until then. */
  seeDirectory(guild: string): void {
    if (this.#isStopped || this.#gathering.has(guild)) return;
    const timer = setTimeout(() => this.lookAtDirectory(guild), GATHERED);
    this.#gathering.set(guild, timer.unref());
  }

  lookAtDirectory(guild: string): void {
    clearTimeout(this.#gathering.get(guild));
    this.#gathering.delete(guild);
    const work = this.#directories.get(guild) ?? {
      sync: new DirectorySync(guild, { ...this.#parts, ...this.#parts.directory, lines: this.#memory.lines }),
      forget: () => this.#directories.delete(guild),
      ...{ run: undefined, failures: 0, timer: undefined },
    };
    this.#directories.set(guild, work);
    work.sync.markDirty();
    this.#go(guild, work);
  }

  /** Looks after a table once something outdated was pressed in a message: that is drawn again if it should differ. */
  seeStale(table: string, pressed: PressedMessage): void {
    const work = this.#work(table);
    work.sync.presses.addStale(pressed);
    work.sync.lookAgain();
    this.#go(table, work);
  }

  /** Discord reported these tables' channels as closed: noted in sequence, as they may be a whole server's. */
  lose(tables: readonly string[], error: AccessError): Promise<void> {
    return this.#oneByOne(tables, (table) => {
      const work = this.#work(table);
      work.sync.presses.lose(error);
      work.sync.lookAgain();
      this.#go(table, work);
    });
  }

  /** Tables of a server, or of one channel, that were found closed: after a change there they may be open again. */
  closedIn(guild: string, channel?: string): readonly string[] {
    return [...this.#memory.closed.entries()].flatMap(([table, place]) =>
      place.guild === guild && place.channel === (channel ?? place.channel) ? [table] : [],
    );
  }

  /** Answers a press with what its message should show, or acknowledges it. `opened`: the table just read or saved. */
  press(opened: TableForChannel, from: PressedMessage, answer: PressAnswer): Promise<void> {
    return this.#wait(opened, { answer, from });
  }

  /** Answers a command in a channel with the table's new message, if one is to be posted there. */
  async command(opened: TableForChannel, channel: string, answer: PressAnswer): Promise<CommandEnd> {
    await this.#wait(opened, { answer, from: { command: channel } });
    if (answer.hasPosted) return { kind: 'answered' };
    // It may be on its way there.
    await this.posted(opened.now.table.id);
    const after = await this.#parts.store.opened({ table: opened.now.table.id });
    if (after === undefined) return { kind: 'owed' };
    const isThere = liveOf(after) !== undefined && openCalls(after.now.table, after).length === 0;
    const error = accessErrorOf(after);
    return isThere ? { kind: 'stands' } : { kind: 'owed', ...(error && { error }) };
  }

  /** Reports each table once its channel shows it. The channel does not wait for the listener, which never fails. */
  atRest(listener: (opened: TableForChannel) => Promise<void>): void {
    this.#atRest.push(listener);
  }

  /** Waits until a table's new message stands in its channel, where one is about to be posted. */
  async posted(table: string): Promise<void> {
    const work = this.#works.get(table);
    if (!this.#isStopped && work?.run !== undefined) await work.sync.presses.posted();
  }

  /** Begins nothing new, and waits for what is under way. The rest is done after the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#gathering.values()) clearTimeout(timer);
    for (const { timer, sync } of [...this.#works.values(), ...this.#directories.values()]) {
      clearTimeout(timer);
      sync.presses?.interrupt();
    }
    await this.#running.over();
  }

  /** Waits until nothing is under way, but for what is to be tried again later. */
  idle(): Promise<void> {
    return this.#running.over();
  }

  async #oneByOne(tables: readonly string[], begin: (table: string) => void): Promise<void> {
    for (const table of tables) {
      if (this.#isStopped) return;
      begin(table);
      await this.#works.get(table)?.run;
    }
  }

  #wait(opened: TableForChannel, waiting: Omit<WaitingPress, 'released'>): Promise<void> {
    const { id } = opened.now.table;
    return new Promise((released) => {
      const work = this.#work(id);
      work.sync.markDirty(opened);
      work.sync.presses.add({ ...waiting, released });
      this.#go(id, work);
    });
  }

  #work(table: string): Work<TableSync> {
    const known = this.#works.get(table);
    if (known !== undefined) return known;
    const sync = new TableSync(table, this.#parts, this.#memory, {
      called: (opened) => {
        if (!this.#isStopped) this.#running.add(this.#lookAfter(opened));
      },
      rested: (opened) => {
        for (const listener of this.#atRest) this.#running.add(listener(opened));
        this.seeDirectory(opened.now.table.guild);
      },
    });
    const forget = () => this.#works.delete(table);
    const work: Work<TableSync> = { sync, forget, run: undefined, failures: 0, timer: undefined };
    this.#works.set(table, work);
    return work;
  }

  #go(table: string, work: Work<ChannelLoop>): void {
    if (work.run !== undefined) return;
    if (this.#isStopped) {
      if (work.sync.presses) this.#running.add(work.sync.presses.release());
      return;
    }
    clearTimeout(work.timer);
    work.timer = undefined;
    work.run = this.#run(table, work);
    this.#running.add(work.run);
  }

  async #run(table: string, work: Work<ChannelLoop>): Promise<void> {
    let isAtRest = false;
    try {
      const end = await work.sync.run(() => this.#isStopped);
      isAtRest = end === 'rest';
      if (end !== 'rest') this.#tryLater(table, work, end === 'soon' ? PATIENCE : LONG_PATIENCE);
    } catch (error) {
      const level = isPassing(error) ? 'warn' : 'error';
      this.#parts.log[level]({ table, ...aboutError(error) }, 'a channel could not be looked after');
      await work.sync.presses?.release();
      this.#tryLater(table, work, isPassing(error) ? STORE_PATIENCE : LONG_PATIENCE);
    } finally {
      work.run = undefined;
    }
    // People who have come meanwhile do not wait until it is tried again.
    if (work.sync.isDirty && (isAtRest || work.sync.presses?.isEmpty === false)) this.#go(table, work);
    else if (isAtRest && work.sync.isForgettable) work.forget();
    if (isAtRest) work.failures = 0;
  }

  #tryLater(table: string, work: Work<ChannelLoop>, { first, most }: Patience): void {
    if (this.#isStopped) return;
    const wait = Math.min(most, first * 2 ** work.failures);
    // Counted once it was waited for: presses meanwhile are attempts, too, and say nothing of how long it lasts.
    work.timer = setTimeout(() => {
      work.timer = undefined;
      work.failures += 1;
      work.sync.markDirty();
      this.#go(table, work);
    }, wait);
    work.timer.unref();
  }

  async #lookAfter(opened: TableForChannel): Promise<void> {
    const { id } = opened.now.table;
    try {
      if (await this.#parts.called?.(opened)) this.see(id);
    } catch (error) {
      this.#parts.log.error(
        { table: id, ...aboutError(error) },
        'those who were called could not be looked after',
      );
    }
  }
}
