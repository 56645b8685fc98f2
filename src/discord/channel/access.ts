import type { Table, TableNow } from '../../tables/model/table.ts';
import { TableQueue } from '../../tables/service/queue.ts';
import { aboutError } from '../log.ts';
import { BARRIERS, type Barrier } from '../protocol/barrier.ts';
import { type FailureKind, type Wire, WireFailure } from '../protocol/discord-api.ts';
import { NONCE } from '../protocol/limits.ts';
import { written } from '../protocol/message.ts';
import { lostPlaceMessage } from '../views/place-message.ts';
import type { Bot } from './bot.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';

/** The phases of a table in which somebody may want to press something. */
export const IN_USE: ReadonlySet<Table['phase']> = new Set<Table['phase']>(['lobby', 'playing']);

/** What keeps a channel from being spoken to, where that is why a request was not done. */
export function barrierIn(error: unknown): Barrier | undefined {
  if (!(error instanceof WireFailure)) return undefined;
  return BARRIER_OF.get(error.kind);
}

const BARRIER_OF: ReadonlyMap<FailureKind, Barrier> = new Map<FailureKind, Barrier>([
  ['vanished', 'vanished'],
  ['closed', 'closed'],
  ['archived', 'locked'],
  ['locked', 'locked'],
]);

const noteKey = (table: string): string => `barred ${table}`;
const untoldKey = (person: string): string => `untold ${person}`;

/** What keeps a table from being spoken of where it lives now, as far as was noticed. */
export async function barrierOf(
  { id, channel }: Pick<Table, 'id' | 'channel'>,
  { outbox }: { readonly outbox: Pick<Outbox, 'note'> },
): Promise<Barrier | undefined> {
  const note = await outbox.note(noteKey(id));
  return BARRIERS.find((barrier) => note === `${barrier} ${channel}`);
}

/** A table that has lost its place and whose host could not be told so; `tell` is to tell them now, and whether it did. */
export async function tellUntoldLoss(
  person: string,
  bot: Bot,
  tell: (now: TableNow, barrier: Barrier) => Promise<boolean>,
): Promise<void> {
  const id = await bot.outbox.note(untoldKey(person));
  if (id === undefined || id === '') return;
  const now = await bot.tables.look(id);
  const barrier = now === undefined ? undefined : await barrierOf(now.table, bot);
  const settled = now === undefined || barrier === undefined || (await tell(now, barrier));
  if (settled) await bot.outbox.setNote(untoldKey(person), '');
}

/** What waits to be said where it can be: what waits for a channel to open again is no sign of trouble. */
export async function sayable(outbox: Pick<Outbox, 'note' | 'pending'>): Promise<readonly OutboxEntry[]> {
  const entries = await outbox.pending();
  const tables = [...new Set(entries.map(({ table }) => table))];
  const notes = await Promise.all(tables.map((table) => outbox.note(noteKey(table))));
  const free = new Set(tables.filter((_, at) => (notes[at] ?? '') === ''));
  return entries.filter(({ table }) => free.has(table));
}

/**
 * Notices where tables can no longer be spoken of, and where they can again. What they have to say waits; their hosts are told once, in a
 * direct message where they take such.
 */
export class Places {
  readonly #bot: Bot;
  readonly #wire: Pick<Wire, 'direct' | 'post' | 'read'>;
  readonly #line = new TableQueue();
  /** The servers of tables that were found barred since the start, by table. */
  readonly #barred = new Map<string, string>();

  constructor(bot: Bot, wire: Pick<Wire, 'direct' | 'post' | 'read'>) {
    this.#bot = bot;
    this.#wire = wire;
  }

  /** A table cannot be spoken of where it lives. */
  bar(now: TableNow, barrier: Barrier): Promise<void> {
    const { id, guild, channel } = now.table;
    return this.#line.run(id, async () => {
      this.#barred.set(id, guild);
      const before = await barrierOf(now.table, this.#bot);
      if (before === barrier) return;
      const news = before === undefined && IN_USE.has(now.table.phase);
      // Whoever dies before they have heard of it tells them with what they do next.
      if (news) await this.#bot.outbox.setNote(untoldKey(now.table.host), id);
      await this.#bot.outbox.setNote(noteKey(id), `${barrier} ${channel}`);
      if (news) await this.#tellHost(now, barrier);
    });
  }

  /** A table can be spoken of where it lives. */
  free(table: string): Promise<void> {
    return this.#line.run(table, async () => {
      this.#barred.delete(table);
      const { outbox } = this.#bot;
      if (((await outbox.note(noteKey(table))) ?? '') !== '') await outbox.setNote(noteKey(table), '');
    });
  }

  /** Channels or threads were deleted. */
  async vanished(channels: readonly string[]): Promise<void> {
    for (const channel of channels)
      for (const now of await this.#bot.tables.in(channel, [...IN_USE])) await this.bar(now, 'vanished');
  }

  /** The bot was taken out of a server. */
  async left(guild: string): Promise<void> {
    for (const now of await this.#bot.tables.inUse(guild)) await this.bar(now, 'left');
  }

  /**
   * Looks after tables whose channels may have been lost while nobody listened: those that are not `known`. Reading their boards tells them
   * from archived threads, which are not known either, and wakes none.
   */
  async missing(known: (channel: string) => boolean): Promise<void> {
    for (const now of await this.#bot.tables.inUse()) {
      const { id, channel } = now.table;
      const live = known(channel) ? undefined : await this.#bot.outbox.liveMessage(id);
      if (live?.channel === channel) await this.#looked(now, live.message);
    }
  }

  async #looked(now: TableNow, message: string): Promise<void> {
    try {
      await this.#wire.read(now.table.channel, message);
    } catch (error) {
      if (!(error instanceof WireFailure)) throw error;
      const barrier = barrierIn(error);
      if (barrier !== undefined) await this.bar(now, barrier);
    }
  }

  /** Tables of a server that were barred: where something there has changed, they may be open again. */
  barredIn(guild: string): readonly string[] {
    return [...this.#barred].flatMap(([table, server]) => (server === guild ? [table] : []));
  }

  async #tellHost(now: TableNow, barrier: Barrier): Promise<void> {
    const { id, host } = now.table;
    const { outbox, tables } = this.#bot;
    const { language } = await tables.profiles.of(host);
    try {
      const message = lostPlaceMessage(now, barrier, this.#bot.texts.in(language ?? now.table.language));
      const channel = await this.#wire.direct(host);
      const nonce = `${barrier}-${id}`.slice(0, NONCE);
      await this.#wire.post(channel, await written(message, this.#bot.log), nonce);
      await outbox.setNote(untoldKey(host), '');
    } catch (error) {
      if (!(error instanceof WireFailure)) throw error;
      this.#bot.log.info(
        { table: id, ...aboutError(error) },
        'a host could not be told that a channel is closed',
      );
    }
  }
}
