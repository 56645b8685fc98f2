import { holderOf, type Table, type TableNow } from '../../tables/model/table.ts';
import type { Bot } from '../channel/bot.ts';
import type { TableForChannel } from '../channel/state.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';

/** How long a match waits for somebody until it is asked whether they are still there, in milliseconds: ten minutes. */
export const MISSED_AFTER = 10 * 60 * 1000;
/** A person seen within this time is taken to be there when a table calls them, in milliseconds: five minutes. */
export const LATELY = 5 * 60 * 1000;
/** Milliseconds for which a host may be unseen before a table that calls another person asks about them: an hour. */
export const HOST_UNSEEN = 60 * 60 * 1000;
/** How long an answer holds at most, in milliseconds: a day. */
const SEEN_FOR = 24 * 60 * 60 * 1000;

/** Whether somebody who was not seen for `unseen` milliseconds is to be asked about. */
type IsDue = (person: string, unseen: number) => boolean;

/**
 * Lets nobody wait for people who have left: Discord tells only bots with the intent for members, which this one lacks.
 * People whom a table has called are asked about, less and less often; and hosts of tables that nobody touches.
 */
export class MembershipCheck {
  readonly #bot: Pick<Bot, 'tables' | 'clock' | 'log'>;
  readonly #api: Pick<DiscordApi, 'rolesOf'>;
  readonly #isHeard: (guild: string) => boolean;
  readonly #seen = new Map<string, number>();

  /** `isHeard`: whether this process hears of a server; the others are asked about by those who do. */
  constructor(
    bot: Pick<Bot, 'tables' | 'clock' | 'log'>,
    api: Pick<DiscordApi, 'rolesOf'>,
    isHeard: (guild: string) => boolean = () => true,
  ) {
    this.#bot = bot;
    this.#api = api;
    this.#isHeard = isHeard;
  }

  seen(guild: string, person: string): void {
    this.#seen.set(keyOf(guild, person), this.#bot.clock.now());
  }

  /**
   * A table has called people: asks about those not seen lately, and about a host unseen for an hour. Returns whether
   * the table changed.
   */
  called({ now, profiles }: Pick<TableForChannel, 'now' | 'profiles'>): Promise<boolean> {
    return this.#checked(
      now,
      (person, unseen) => unseen >= LATELY || profiles.get(person)?.unreached === true,
      (_, unseen) => unseen >= HOST_UNSEEN,
    );
  }

  /** Asks about hosts and people that matches wait for; frees seats of those gone. Returns ids of changed tables. */
  async check(): Promise<readonly string[]> {
    const now = this.#bot.clock.now();
    for (const [key, at] of this.#seen) if (now - at > SEEN_FOR) this.#seen.delete(key);
    const changed: string[] = [];
    for await (const at of this.#bot.tables.waiting(MISSED_AFTER, this.#isHeard)) {
      const isDue: IsDue = (_, unseen) => unseen >= patience(at.table, now);
      if (await this.#checked(at, isDue, isDue)) changed.push(at.table.id);
    }
    return changed;
  }

  /** Asks about people whom a table waits for, and its host, whose rights pass on if they are gone. */
  async #checked({ table, match }: TableNow, isDue: IsDue, isHostDue: IsDue): Promise<boolean> {
    const { tables } = this.#bot;
    const { id, guild, host } = table;
    let { revision } = table;
    const awaited = awaitedAt({ table, match });
    for (const person of awaited) {
      if (!(await this.#isGone(guild, person, isDue))) continue;
      const done = await tables.gone(id, person, revision);
      if (done.kind === 'done') revision = done.table.revision;
    }
    if (!awaited.includes(host) && (await this.#isGone(guild, host, isHostDue))) {
      const done = await tables.hostGone(id, host, revision);
      if (done.kind === 'done') return true;
    }
    return revision !== table.revision;
  }

  /** Whether somebody who is due to be asked about has left. If Discord does not say, nobody is taken for gone. */
  async #isGone(guild: string, person: string, isDue: IsDue): Promise<boolean> {
    const seen = this.#seen.get(keyOf(guild, person)) ?? Number.NEGATIVE_INFINITY;
    if (!isDue(person, this.#bot.clock.now() - seen)) return false;
    try {
      if ((await this.#api.rolesOf(guild, person)) === undefined) return true;
      this.seen(guild, person);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      this.#bot.log.warn(aboutError(error), 'it is not known who is still in a server');
    }
    return false;
  }
}

const keyOf = (guild: string, person: string): string => `${guild}:${person}`;

const awaitedAt = ({ table, match }: Pick<TableNow, 'table' | 'match'>): readonly string[] =>
  table.phase === 'playing'
    ? [...new Set(match?.decisions.flatMap(({ seat }) => holderOf(table, seat) ?? []))]
    : [];

/** How long a person may be unseen while a table waits: half its wait, at least ten minutes and at most a day. */
const patience = ({ activeAt }: Table, now: number): number =>
  Math.min(SEEN_FOR, Math.max(MISSED_AFTER, (now - activeAt) / 2));
