import type { TableNow } from '../../tables/model/table.ts';
import { aboutError } from '../log.ts';
import { WireFailure } from '../protocol/discord-api.ts';
import { writtenAt } from '../protocol/standing-message.ts';
import { barrierOf, IN_USE } from './access.ts';
import type { Bot } from './bot.ts';
import type { FormerMessages } from './former-messages.ts';
import type { LiveMessages, Standing } from './live-messages.ts';

/**
 * Brings back boards that stand nowhere, as after a backup was restored: the message that the store knows has lost its buttons, and a later
 * one is not known. What is found is to be said with the outbox, which makes the latest unknown message the board, or posts a new one.
 */
export class LostBoards {
  readonly #bot: Bot;
  readonly #live: LiveMessages;
  readonly #former: FormerMessages;

  constructor(bot: Bot, live: LiveMessages, former: FormerMessages) {
    this.#bot = bot;
    this.#live = live;
    this.#former = former;
  }

  /** Looks how the board of a table stands, and has it brought where it does not. Throws a {@link WireFailure} where that is not to be known. */
  async look(now: TableNow): Promise<Standing> {
    const { id, phase, openedAt } = now.table;
    if (!IN_USE.has(phase) || (await barrierOf(now.table, this.#bot)) !== undefined) return 'well';
    const standing = await this.#live.standing(now);
    if (standing !== 'missing') return standing;
    const known = await this.#bot.outbox.liveMessage(id);
    // Whatever shows the table in its channel was written after what is known.
    await this.#bring(now, known === undefined ? openedAt : writtenAt(known.message));
    return standing;
  }

  /**
   * The board of a table is brought by whoever presses in a message that nobody had noted: that message becomes it, or loses its buttons where
   * the table lives elsewhere. Tells whether the message is to be left to that; so it is where it is not known for now how the board stands.
   */
  async bringBy(
    { id: message, channel }: { readonly id: string; readonly channel: string },
    table: string,
  ): Promise<boolean> {
    const now = await this.#bot.tables.look(table);
    if (now === undefined) return false;
    const standing = await this.#live.standing(now).catch((error: unknown) => {
      if (!(error instanceof WireFailure)) throw error;
      this.#bot.log.warn({ table, ...aboutError(error) }, 'it is not known whether a board stands');
      return undefined;
    });
    if (standing !== 'missing') return standing === undefined;
    if (!(await this.#bring(now, writtenAt(message)))) return false;
    if (channel !== now.table.channel) await this.#former.leave({ channel, message }, now);
    return true;
  }

  /** Has a board brought, whose message may have been written at a time or later. */
  async #bring({ table: { id, revision } }: TableNow, since: number): Promise<boolean> {
    const done = await this.#bot.tables.bringBack(id, revision);
    if (done.kind === 'done') this.#live.doubt(id, since);
    return done.kind === 'done';
  }
}
