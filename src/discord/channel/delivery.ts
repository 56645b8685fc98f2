import { TableQueue } from '../../tables/service/queue.ts';
import { aboutError } from '../log.ts';
import { WireFailure } from '../protocol/discord-api.ts';
import { barrierIn } from './access.ts';
import type { Bot } from './bot.ts';
import type { Errand } from './errand.ts';
import { Slots } from './slots.ts';
import type { Speaker } from './speaker.ts';
import { UnderWay } from './under-way.ts';

/** Channels that are spoken to at the same time. */
const AT_ONCE = 8;
/** Milliseconds until something that failed is tried again, the first time and at most; twice as long each time. */
const PATIENCE = { first: 1_000, most: 60_000 } as const;
/** The same where nobody knows why it failed, which may be so each time. */
const LONG_PATIENCE = { first: 1_000, most: 60 * 60_000 } as const;

/** What calls people. */
const CALLS: ReadonlySet<Errand['kind'] | undefined> = new Set<Errand['kind']>(['post', 'tell']);

/** What is under way about one table; nothing is kept of a table at rest. */
interface Work {
  /** Presses that are being answered: what they say need not be said twice, so the worker waits for them. */
  presses: number;
  running: boolean;
  /** Something may have been added since the worker last looked. */
  again: boolean;
  /** Somebody pressed what was out of date: the live message is to be drawn anew, unless a new one comes. */
  stale: boolean;
  failures: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Sees to it that everything in the outbox is said: after each act, after each start, and after whatever went wrong. What waits
 * about one table is said in order, one table of a channel after the other; different channels do not wait for one another.
 */
export class Delivery {
  readonly #bot: Pick<Bot, 'outbox' | 'log' | 'tables'>;
  readonly #speaker: Pick<Speaker, 'step' | 'look'>;
  readonly #called: ((table: string) => Promise<boolean>) | undefined;
  readonly #slots = new Slots(AT_ONCE);
  readonly #channels = new TableQueue();
  readonly #works = new Map<string, Work>();
  readonly #running = new UnderWay();
  #stopped = false;

  /**
   * @param called looks after those whom a new message, or a notice to one person, has just called, and tells whether their table has
   *   changed with it; absent where nobody does
   */
  constructor(
    bot: Pick<Bot, 'outbox' | 'log' | 'tables'>,
    speaker: Pick<Speaker, 'step' | 'look'>,
    called?: (table: string) => Promise<boolean>,
  ) {
    this.#bot = bot;
    this.#speaker = speaker;
    this.#called = called;
  }

  /** Says whatever waited when the process last ended. */
  async start(): Promise<void> {
    const waiting = await this.#bot.outbox.pending();
    for (const table of new Set(waiting.map((entry) => entry.table))) this.see(table);
  }

  /** Looks whether there is something to say about a table. */
  see(table: string): void {
    const work = this.#work(table);
    work.again = true;
    this.#go(table, work);
  }

  /**
   * Looks whether these tables have their boards in their channels, one after the other, and brings those that are missing or out of date:
   * after a backup was restored the channels have gone on without the tables. Reading one board a table is cheap enough for each start,
   * and needs no mark that says that the file is a copy, however it was made.
   */
  async lookAt(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      if (this.#stopped) return;
      const look = this.#lookAt(table);
      this.#running.add(look);
      await look;
    }
  }

  async #lookAt(table: string): Promise<void> {
    try {
      const standing = await this.#speaker.look(table);
      if (standing === 'outdated') this.redraw(table);
      if (standing === 'missing') this.see(table);
    } catch (error) {
      const level = error instanceof WireFailure ? 'warn' : 'error';
      this.#bot.log[level]({ table, ...aboutError(error) }, 'it is not known whether a board stands');
    }
  }

  /** Has the live message of a table drawn anew, as somebody pressed in it what was out of date. */
  redraw(table: string): void {
    this.#work(table).stale = true;
    this.see(table);
  }

  /** Does something that may answer for itself in the channel; only what it left unsaid is said afterwards. */
  async during<T>(table: string, press: () => Promise<T>): Promise<T> {
    const work = this.#work(table);
    work.presses += 1;
    try {
      return await press();
    } finally {
      work.presses -= 1;
      this.see(table);
    }
  }

  /** Begins nothing new, and waits for what is under way. The rest is said after the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { timer } of this.#works.values()) clearTimeout(timer);
    await this.#running.over();
  }

  /** Waits until nothing is under way, but for what is to be tried again later. */
  idle(): Promise<void> {
    return this.#running.over();
  }

  #work(table: string): Work {
    const known = this.#works.get(table);
    if (known !== undefined) return known;
    const work: Work = {
      presses: 0,
      running: false,
      again: false,
      stale: false,
      failures: 0,
      timer: undefined,
    };
    this.#works.set(table, work);
    return work;
  }

  #go(table: string, work: Work): void {
    if (this.#stopped || work.running || work.presses > 0) return;
    clearTimeout(work.timer);
    work.timer = undefined;
    work.running = true;
    this.#running.add(this.#inLine(table, () => this.#slots.run(() => this.#say(table, work))));
  }

  /** Discord limits each channel by itself: while one waits, its other tables must not take the slots of other channels. */
  async #inLine(table: string, say: () => Promise<void>): Promise<void> {
    // One that cannot be read is told of where it is to be spoken of.
    const now = await this.#bot.tables.look(table).catch(() => undefined);
    await this.#channels.run(now?.table.channel ?? table, say);
  }

  /** Beside what is still to be said: nobody waits for it. */
  async #lookAfter(table: string): Promise<void> {
    try {
      if (await this.#called?.(table)) this.see(table);
    } catch (error) {
      this.#bot.log.error({ table, ...aboutError(error) }, 'those who were called could not be looked after');
    }
  }

  async #say(table: string, work: Work): Promise<void> {
    let stale = false;
    try {
      while (work.again && work.presses === 0 && !this.#stopped) {
        work.again = false;
        stale = work.stale;
        work.stale = false;
        const said = await this.#speaker.step(table, stale);
        if (said !== undefined) work.again = true;
        if (CALLS.has(said) && !this.#stopped) this.#running.add(this.#lookAfter(table));
        // A new message is up to date, too.
        work.stale ||= stale && said !== undefined && said !== 'post' && said !== 'anew';
        work.failures = 0;
      }
    } catch (error) {
      work.stale ||= stale;
      this.#failed(table, work, error);
    } finally {
      work.running = false;
    }
    if (work.presses > 0 || work.timer !== undefined) return;
    if (work.again) this.#go(table, work);
    else if (this.#works.get(table) === work) this.#works.delete(table);
  }

  #failed(table: string, work: Work, error: unknown): void {
    const expected = error instanceof WireFailure;
    this.#bot.log[expected ? 'warn' : 'error'](
      { table, ...aboutError(error) },
      'a channel could not be spoken to',
    );
    if (this.#stopped) return;
    // A channel that is closed is looked at again with the next press or command, and after the next start.
    if (barrierIn(error) !== undefined) {
      work.stale = false;
      work.failures = 0;
      return;
    }
    const { first, most } = expected ? PATIENCE : LONG_PATIENCE;
    const wait = Math.min(most, first * 2 ** work.failures);
    work.failures += 1;
    work.timer = setTimeout(() => {
      work.timer = undefined;
      this.see(table);
    }, wait);
    work.timer.unref();
  }
}
