import { holderOf, type TableNow } from '../tables/table.ts';
import type { Bot } from './bot.ts';
import { type Wire, WireFailure } from './connection/wire.ts';
import { aboutError } from './log.ts';

/** How long a match waits for somebody until it is asked whether they are still there, in milliseconds: an hour. */
export const MISSED_AFTER = 60 * 60 * 1000;
/** How long an answer to that holds, in milliseconds: a day. */
const SEEN_FOR = 24 * 60 * 60 * 1000;

/** Sees to it that nobody waits for people who have left the server or were banned: nothing else tells the bot so. */
export class Attendance {
  readonly #bot: Pick<Bot, 'tables' | 'clock' | 'log'>;
  readonly #wire: Pick<Wire, 'isMember'>;
  /** When somebody was last found in a server. */
  readonly #seen = new Map<string, number>();

  constructor(bot: Pick<Bot, 'tables' | 'clock' | 'log'>, wire: Pick<Wire, 'isMember'>) {
    this.#bot = bot;
    this.#wire = wire;
  }

  /** Asks about those whom matches wait for, and frees the seats of who is gone. The ids of the tables that have changed. */
  async check(): Promise<readonly string[]> {
    const now = this.#bot.clock.now();
    for (const [key, at] of this.#seen) if (now - at >= SEEN_FOR) this.#seen.delete(key);
    const changed: string[] = [];
    for (const at of await this.#bot.tables.waiting(MISSED_AFTER))
      if (await this.#checked(at, now)) changed.push(at.table.id);
    return changed;
  }

  async #checked({ table, match }: TableNow, now: number): Promise<boolean> {
    const asked = match?.decisions.flatMap(({ seat }) => holderOf(table, seat) ?? []) ?? [];
    let { revision } = table;
    for (const person of asked) {
      const key = `${table.guild}:${person}`;
      if (this.#seen.has(key)) continue;
      const here = await this.#isHere(table.guild, person);
      if (here) this.#seen.set(key, now);
      if (here !== false) continue;
      const done = await this.#bot.tables.gone(table.id, person, revision);
      if (done.kind === 'done') revision = done.table.revision;
    }
    return revision !== table.revision;
  }

  /** Where Discord does not say, nobody is taken for gone. */
  async #isHere(guild: string, person: string): Promise<boolean | undefined> {
    try {
      return await this.#wire.isMember(guild, person);
    } catch (error) {
      if (!(error instanceof WireFailure)) throw error;
      this.#bot.log.warn(aboutError(error), 'it is not known who is still in a server');
      return undefined;
    }
  }
}
