import type { TableNow } from '../../tables/table.ts';
import type { Bot } from '../bot.ts';
import { type Wire, WireFailure } from '../connection/wire.ts';
import { aboutError } from '../log.ts';
import { channelVoice } from '../messages/drawing.ts';
import { type Message, written } from '../messages/message.ts';
import { leftMessage } from '../messages/place-message.ts';
import { hasButtons, type StandingMessage, withoutButtons } from '../messages/standing-message.ts';

/** Where a message stands. */
interface Spot {
  readonly channel: string;
  readonly message: string;
}

/**
 * Takes the buttons from messages that are out of date. What is still pressed there is refused; where a request fails in passing it is
 * made again when there is nothing else to say about the table.
 */
export class FormerMessages {
  readonly #bot: Bot;
  readonly #wire: Pick<Wire, 'read' | 'edit'>;
  /** By table, messages that have kept their buttons. */
  readonly #armed = new Map<string, readonly Spot[]>();

  constructor(bot: Bot, wire: Pick<Wire, 'read' | 'edit'>) {
    this.#bot = bot;
    this.#wire = wire;
  }

  /** A message of a table, or of one that cannot be told, loses its buttons: as it stands, which is read where it is not at hand. */
  disarm(
    spot: Spot,
    table: string | undefined,
    standing: () => Promise<StandingMessage> = () => this.#wire.read(spot.channel, spot.message),
  ): Promise<void> {
    return this.#tried(spot, table, () => this.#change(spot, standing, withoutButtons));
  }

  /** So does a former live message; one that stands elsewhere leads to where the table lives now. */
  leave(spot: Spot, now: TableNow): Promise<void> {
    return this.#tried(spot, now.table.id, () => this.#left(spot, now));
  }

  /** Tries again what has failed in passing. Throws a {@link WireFailure} where it does so once more. */
  async again(now: TableNow): Promise<void> {
    const { id } = now.table;
    for (const spot of this.#armed.get(id) ?? []) {
      const known = await this.#bot.outbox.message(spot.message);
      if (!known?.live) await this.#tried(spot, undefined, () => this.#left(spot, now), true);
      this.#forget(spot, id);
    }
  }

  #left(spot: Spot, now: TableNow): Promise<void> {
    const standing = () => this.#wire.read(spot.channel, spot.message);
    if (spot.channel === now.table.channel) return this.#change(spot, standing, withoutButtons);
    const { say } = channelVoice(this.#bot, now);
    return this.#change(spot, standing, (there) => leftMessage(there, now, say));
  }

  async #change(
    { channel, message }: Spot,
    standing: () => Promise<StandingMessage>,
    bare: (standing: StandingMessage) => Message,
  ): Promise<void> {
    const there = await standing();
    if (!hasButtons(there)) return;
    await this.#wire.edit(channel, message, await written(bare(there), this.#bot.log));
  }

  async #tried(
    spot: Spot,
    table: string | undefined,
    change: () => Promise<void>,
    again = false,
  ): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof WireFailure)) throw error;
      const passing = error.kind === 'passing';
      if (passing && again) throw error;
      this.#bot.log.warn({ message: spot.message, ...aboutError(error) }, 'a message kept its buttons');
      if (passing && table !== undefined) this.#remember(spot, table);
    }
  }

  #remember(spot: Spot, table: string): void {
    this.#forget(spot, table);
    this.#armed.set(table, [...(this.#armed.get(table) ?? []), spot]);
  }

  #forget({ message }: Spot, table: string): void {
    const left = (this.#armed.get(table) ?? []).filter((spot) => spot.message !== message);
    if (left.length > 0) this.#armed.set(table, left);
    else this.#armed.delete(table);
  }
}
