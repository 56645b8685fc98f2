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

/** Takes the buttons from messages that are out of date. What is still pressed there is refused and tried again then, so a failure is but logged. */
export class FormerMessages {
  readonly #bot: Bot;
  readonly #wire: Pick<Wire, 'read' | 'edit'>;

  constructor(bot: Bot, wire: Pick<Wire, 'read' | 'edit'>) {
    this.#bot = bot;
    this.#wire = wire;
  }

  /** A message as it stands, which is read where it is not at hand, loses its buttons. */
  disarm(
    spot: Spot,
    standing: () => Promise<StandingMessage> = () => this.#wire.read(spot.channel, spot.message),
  ): Promise<void> {
    return this.#change(spot, standing, withoutButtons);
  }

  /** So does a former live message; one that stands elsewhere leads to where the table lives now. */
  leave(spot: Spot, now: TableNow): Promise<void> {
    if (spot.channel === now.table.channel) return this.disarm(spot);
    const { say } = channelVoice(this.#bot, now);
    const standing = () => this.#wire.read(spot.channel, spot.message);
    return this.#change(spot, standing, (there) => leftMessage(there, now, say));
  }

  async #change(
    { channel, message }: Spot,
    standing: () => Promise<StandingMessage>,
    bare: (standing: StandingMessage) => Message,
  ): Promise<void> {
    try {
      const there = await standing();
      if (!hasButtons(there)) return;
      await this.#wire.edit(channel, message, await written(bare(there), this.#bot.log));
    } catch (error) {
      if (!(error instanceof WireFailure)) throw error;
      this.#bot.log.warn({ message, ...aboutError(error) }, 'a message kept its buttons');
    }
  }
}
