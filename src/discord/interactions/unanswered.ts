import { LRUCache } from 'lru-cache';
import type { Bot } from '../channel/bot.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { NONCE } from '../protocol/limits.ts';
import { type Message, render } from '../protocol/message.ts';
import { unansweredCommandMessage, unansweredMessage } from '../views/notice-message.ts';
import type { Actor } from './actor.ts';

/** How long somebody who was told so knows that they cannot be answered there, in milliseconds: an hour. */
const KNOWN_FOR = 60 * 60 * 1000;
const REMEMBERED = 2_000;

/**
 * Tells people by direct message that their press or command could not be answered: in an archived and locked thread
 * Discord takes no answer at all, not even a private one (discord-api-docs #5517).
 */
export class Unanswered {
  readonly #bot: Bot;
  readonly #api: Pick<DiscordApi, 'direct' | 'post'>;
  readonly #told: LRUCache<string, true>;

  constructor(bot: Bot, api: Pick<DiscordApi, 'direct' | 'post'>) {
    this.#bot = bot;
    // What is as old as its time to live is still kept.
    const ttl = KNOWN_FOR - 1;
    this.#told = new LRUCache({ max: REMEMBERED, ttl, ttlResolution: 0, perf: bot.clock });
    this.#api = api;
  }

  /** Tells a person so, and whether their press counted. If no direct message reaches them, `/tables` tells it. */
  async press(table: string, doer: Actor, counted: boolean): Promise<void> {
    const now = await this.#bot.tables.look(table);
    if (now === undefined) return;
    await this.#tell(`${table} ${doer.person.id}`, doer, unansweredMessage(now, counted, doer.context.say));
  }

  /** Tells somebody so, and whether the command that they typed, written as they did, has done anything. */
  async command(typed: string, order: Actor, counted: boolean): Promise<void> {
    const { channel, person, context } = order;
    const message = unansweredCommandMessage(typed, channel, counted, context.say);
    await this.#tell(`${typed} ${channel} ${person.id}`, order, message);
  }

  async #tell(about: string, { person, interaction }: Actor, message: Message): Promise<void> {
    const { log } = this.#bot;
    if (this.#told.has(about)) return;
    this.#told.set(about, true);
    try {
      const channel = await this.#api.direct(person.id);
      await this.#api.post(channel, await render(message, log), `unheard-${interaction}`.slice(0, NONCE));
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      log.info({ interaction, ...aboutError(error) }, 'nobody could be told that a thread is locked');
    }
  }
}
