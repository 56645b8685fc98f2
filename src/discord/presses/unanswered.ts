import type { Bot } from '../bot.ts';
import { type Wire, WireFailure } from '../connection/wire.ts';
import { NONCE } from '../limits.ts';
import { aboutError } from '../log.ts';
import { written } from '../messages/message.ts';
import { unansweredMessage } from '../messages/place-message.ts';
import type { Press } from './presses.ts';

/** How long somebody who was told so knows that a table cannot answer them, in milliseconds: an hour. */
const KNOWN_FOR = 60 * 60 * 1000;

/**
 * Tells people directly that what they pressed could not be answered: in a thread that is archived and locked Discord takes no answer at
 * all, not even one for them alone (discord-api-docs #5517).
 */
export class Unanswered {
  readonly #bot: Bot;
  readonly #wire: Pick<Wire, 'direct' | 'post'>;
  /** When somebody was told so last, by table and person. */
  readonly #told = new Map<string, number>();

  constructor(bot: Bot, wire: Pick<Wire, 'direct' | 'post'>) {
    this.#bot = bot;
    this.#wire = wire;
  }

  /** Tells somebody so, and whether their press counted. Whom no direct message reaches finds it in `/tables`. */
  async tell(
    table: string,
    { person, interaction, voice }: Pick<Press, 'person' | 'interaction' | 'voice'>,
    counted: boolean,
  ): Promise<void> {
    const { clock, tables, log } = this.#bot;
    const time = clock.now();
    for (const [key, at] of this.#told) if (time - at >= KNOWN_FOR) this.#told.delete(key);
    const key = `${table} ${person.id}`;
    const now = await tables.look(table);
    if (now === undefined || this.#told.has(key)) return;
    this.#told.set(key, time);
    try {
      const channel = await this.#wire.direct(person.id);
      const message = unansweredMessage(now, counted, voice.say);
      await this.#wire.post(channel, await written(message, log), `unheard-${interaction}`.slice(0, NONCE));
    } catch (error) {
      if (!(error instanceof WireFailure)) throw error;
      log.info({ table, ...aboutError(error) }, 'nobody could be told that a thread is locked');
    }
  }
}
