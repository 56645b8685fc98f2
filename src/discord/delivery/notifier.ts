import { quietUntil, USUAL_PROFILE, vacationAt } from '../../tables/profile.ts';
import type { Saying } from '../../tables/saying.ts';
import type { TableNow } from '../../tables/table.ts';
import type { Say } from '../../texts/say.ts';
import type { Bot } from '../bot.ts';
import { type Wire, WireFailure } from '../connection/wire.ts';
import { NONCE, NONCE_LIFE } from '../limits.ts';
import { aboutError } from '../log.ts';
import { channelVoice } from '../messages/drawing.ts';
import { marked, tellsEntry } from '../messages/entry-mark.ts';
import { type Message, written } from '../messages/message.ts';
import { type Notice, noticeMessage } from '../messages/notice-message.ts';
import { writtenSince } from '../messages/standing-message.ts';
import { tableLink } from '../messages/table-link.ts';
import type { OutboxEntry } from './outbox.ts';

/** What the outbox holds for one person. */
export type Told = Extract<Saying, { readonly kind: 'notice' | 'remind' }>;

/** Of the people whom a message would ping, those who wish to be called in the channel, or are told in no other way, and may be disturbed now. */
export async function calledOf(
  { pings = [], besidesTurn = false }: Message,
  { tables, clock }: Pick<Bot, 'tables' | 'clock'>,
): Promise<readonly string[]> {
  const now = clock.now();
  const profiles = await tables.profiles.all(pings);
  return pings.filter((person) => {
    const profile = profiles.get(person) ?? USUAL_PROFILE;
    const undisturbed = quietUntil(profile, now) ?? vacationAt(profile, now);
    const here = profile.notices === 'mention' || (besidesTurn && profile.notices === 'direct');
    return here && undisturbed === undefined;
  });
}

/** Tells people that a table waits for them: in the way that they wish for, and only while it does. */
export class Notifier {
  readonly #bot: Bot;
  readonly #wire: Pick<Wire, 'post' | 'recent' | 'direct'>;

  constructor(bot: Bot, wire: Pick<Wire, 'post' | 'recent' | 'direct'>) {
    this.#bot = bot;
    this.#wire = wire;
  }

  /** Tells what an entry of the outbox says, if it still holds. Throws a {@link WireFailure} where that was not to be done. */
  async tell(entry: OutboxEntry, { kind, seat, person, since }: Told, now: TableNow): Promise<void> {
    const { table, game } = now;
    const waits = table.waits.some(
      (wait) => wait.seat === seat && wait.person === person && wait.since === since,
    );
    if (!waits) return;
    const { profiles } = this.#bot.tables;
    const { notices, language } = await profiles.of(person);
    if (notices === 'off' || (kind === 'notice' && notices !== 'direct')) return;
    const link = await tableLink(table, this.#bot);
    const noticeIn = (say: Say): Notice => ({
      kind,
      person,
      since,
      game: game.title(say),
      link,
    });
    if (notices === 'direct') {
      const say = this.#bot.texts.in(language ?? table.language);
      const channel = await this.#reached(person);
      const sent =
        channel !== undefined &&
        (await this.#sent(entry, channel, noticeMessage(noticeIn(say), 'direct', say)));
      if (sent) return;
    }
    await this.#called(entry, now, noticeIn);
    // Afterwards: whoever is called there from now on is told of this turn by nothing else.
    if (notices === 'direct')
      await profiles.change(person, (profile) => ({ ...profile, notices: 'mention', unreached: true }));
  }

  /** Calls somebody in the channel; where that cannot be done, nobody does. */
  async #called(entry: OutboxEntry, now: TableNow, noticeIn: (say: Say) => Notice): Promise<void> {
    const { id, channel } = now.table;
    const { say } = channelVoice(this.#bot, now);
    try {
      await this.#post(entry, channel, noticeMessage(noticeIn(say), 'channel', say));
    } catch (error) {
      if (!(error instanceof WireFailure) || error.kind === 'passing') throw error;
      this.#bot.log.warn({ table: id, ...aboutError(error) }, 'nobody could be reminded in a channel');
    }
  }

  /** The channel of direct messages to somebody; nothing where Discord does not let us have one. */
  async #reached(person: string): Promise<string | undefined> {
    try {
      return await this.#wire.direct(person);
    } catch (error) {
      if (error instanceof WireFailure && error.kind !== 'passing') return undefined;
      throw error;
    }
  }

  async #sent(entry: OutboxEntry, channel: string, message: Message): Promise<boolean> {
    try {
      await this.#post(entry, channel, message);
      return true;
    } catch (error) {
      if (error instanceof WireFailure && error.kind !== 'passing') return false;
      throw error;
    }
  }

  /** Posts once: for minutes Discord knows the nonce, and later the message is looked for among the latest. */
  async #post({ id, table, at }: OutboxEntry, channel: string, message: Message): Promise<void> {
    if (this.#bot.clock.now() - at >= NONCE_LIFE) {
      const recent = await this.#wire.recent(channel);
      if (recent.some((found) => writtenSince(found.id, at) && tellsEntry(found, id))) return;
    }
    const ready = await written(marked(message, id), this.#bot.log, message.pings ?? []);
    await this.#wire.post(channel, ready, `${id.toString(36)}-${table}`.slice(0, NONCE));
  }
}
