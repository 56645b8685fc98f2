import { z } from 'zod';
import type { TableNow } from '../../tables/model/table.ts';
import { aboutError } from '../log.ts';
import { type Wire, WireFailure } from '../protocol/discord-api.ts';
import type { Message } from '../protocol/message.ts';
import { hasButtons, type StandingMessage, withoutButtons } from '../protocol/standing-message.ts';
import { leftMessage } from '../views/place-message.ts';
import type { Bot } from './bot.ts';
import { channelVoice } from './drawing.ts';
import { editStanding } from './standing-edit.ts';

/** Where a message stands. */
interface Spot {
  readonly channel: string;
  readonly message: string;
}

const spots: z.ZodType<readonly Spot[]> = z.array(z.object({ channel: z.string(), message: z.string() }));

const noteKey = (table: string): string => `armed ${table}`;

/**
 * Takes the buttons from messages that are out of date. What is still pressed there is refused, or counts like anything else; where a
 * request fails in passing that is noted beside the table, and made again when there is nothing else to say about it.
 */
export class FormerMessages {
  readonly #bot: Bot;
  readonly #wire: Pick<Wire, 'read' | 'edit'>;

  constructor(bot: Bot, wire: Pick<Wire, 'read' | 'edit'>) {
    this.#bot = bot;
    this.#wire = wire;
  }

  /** A message of a table, or of one that cannot be told, loses its buttons: as it stands, which is read where it is not at hand. */
  disarm(spot: Spot, table: string | undefined, standing?: () => Promise<StandingMessage>): Promise<void> {
    return this.#tried(spot, table, () => this.#change(spot, standing, withoutButtons));
  }

  /** So does a former live message; one that stands elsewhere leads to where the table lives now. */
  leave(spot: Spot, now: TableNow): Promise<void> {
    return this.#tried(spot, now.table.id, () => this.#left(spot, now));
  }

  /** Tries again what has failed in passing. Throws a {@link WireFailure} where it does so once more. */
  async again(now: TableNow): Promise<void> {
    const { id } = now.table;
    for (const spot of await this.#armed(id)) {
      const known = await this.#bot.outbox.message(spot.message);
      if (!known?.live) await this.#tried(spot, undefined, () => this.#left(spot, now), true);
      await this.#note(id, await this.#armedBut(spot, id));
    }
  }

  #left(spot: Spot, now: TableNow): Promise<void> {
    if (spot.channel === now.table.channel) return this.#change(spot, undefined, withoutButtons);
    const { say } = channelVoice(this.#bot, now);
    return this.#change(spot, undefined, (there) => leftMessage(there, now, say));
  }

  #change(
    spot: Spot,
    standing: (() => Promise<StandingMessage>) | undefined,
    bare: (standing: StandingMessage) => Message,
  ): Promise<void> {
    const change = async (standing: () => Promise<StandingMessage>) => {
      const there = await standing();
      return hasButtons(there) ? bare(there) : undefined;
    };
    return editStanding(spot, change, this.#wire, this.#bot.log, standing);
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
      if (passing && table !== undefined)
        await this.#note(table, [...(await this.#armedBut(spot, table)), spot]);
    }
  }

  /** The messages of a table that have kept their buttons. */
  async #armed(table: string): Promise<readonly Spot[]> {
    const note = (await this.#bot.outbox.note(noteKey(table))) ?? '';
    return note === '' ? [] : spots.parse(JSON.parse(note));
  }

  async #armedBut({ message }: Spot, table: string): Promise<readonly Spot[]> {
    return (await this.#armed(table)).filter((spot) => spot.message !== message);
  }

  #note(table: string, armed: readonly Spot[]): Promise<void> {
    return this.#bot.outbox.setNote(noteKey(table), armed.length === 0 ? '' : JSON.stringify(armed));
  }
}
