import { quietUntil, USUAL_PROFILE, vacationAt } from '../../tables/model/profile.ts';
import type { Saying } from '../../tables/model/saying.ts';
import { standInOf } from '../../tables/model/stand-in.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import { dueAt } from '../../tables/model/turn-clock.ts';
import type { Say } from '../../texts/say.ts';
import { aboutError } from '../log.ts';
import { type Wire, WireFailure } from '../protocol/discord-api.ts';
import { NONCE_LIFE } from '../protocol/limits.ts';
import { type Message, written } from '../protocol/message.ts';
import { writtenSince } from '../protocol/standing-message.ts';
import { type Notice, noticeMessage, type Told as ToldNow } from '../views/notice-message.ts';
import { tableLink } from '../views/table-link.ts';
import { barrierIn } from './access.ts';
import type { Bot } from './bot.ts';
import { channelVoice } from './drawing.ts';
import { marked, nonceOf, tellsEntry } from './mark.ts';
import type { OutboxEntry } from './outbox.ts';

/** The kinds of what the outbox holds for one person. */
const TOLD = ['notice', 'remind', 'replaced'] as const;
/** What the outbox holds for one person. */
export type Told = Extract<Saying, { readonly kind: (typeof TOLD)[number] }>;

/** Whether a saying is for one person, whom no message of the table itself tells it. */
export const isForOne = (saying: Saying | undefined): saying is Told =>
  TOLD.some((kind) => kind === saying?.kind);

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

  /**
   * Tells what an entry of the outbox says, if it still holds. Throws a {@link WireFailure} where that was not to be done: one that tells
   * of a barrier where the table's channel has to open first.
   */
  async tell(entry: OutboxEntry, saying: Told, now: TableNow): Promise<void> {
    const left = await this.#toldDirectly(entry, saying, now);
    if (left === undefined) return;
    const { person } = saying;
    const link = await tableLink(now.table, this.#bot);
    await this.#called(entry, now, (say) => ({ told: left, person, game: now.game.title(say), link }));
    // Afterwards: whoever is called there from now on is told of this turn by nothing else.
    await this.#bot.tables.profiles.change(person, (profile) =>
      profile.notices === 'direct' ? { ...profile, notices: 'mention', unreached: true } : profile,
    );
  }

  /** Tells it by a direct message where that is wished for, and no channel of the table's is needed. Tells whether nothing more is to be said. */
  async tellDirectly(entry: OutboxEntry, saying: Told, now: TableNow): Promise<boolean> {
    return (await this.#toldDirectly(entry, saying, now)) === undefined;
  }

  /** Tells it by a direct message where that is wished for, and brings what is left to be told in the channel. */
  async #toldDirectly(entry: OutboxEntry, saying: Told, now: TableNow): Promise<ToldNow | undefined> {
    const { kind, person } = saying;
    const { table, game } = now;
    const told = toldOf(saying, table);
    const { notices, language } = await this.#bot.tables.profiles.of(person);
    if (told === undefined || notices === 'off') return undefined;
    if (notices !== 'direct') return kind === 'notice' ? undefined : told;
    const say = this.#bot.texts.in(language ?? table.language);
    const channel = await this.#reached(person);
    if (channel === undefined) return told;
    const link = await tableLink(table, this.#bot);
    const notice = noticeMessage({ told, person, game: game.title(say), link }, 'direct', say);
    return (await this.#sent(entry, channel, notice)) ? undefined : told;
  }

  /** Calls somebody in the channel; where that can never be done, nobody does. */
  async #called(entry: OutboxEntry, now: TableNow, noticeIn: (say: Say) => Notice): Promise<void> {
    const { id, channel } = now.table;
    const { say } = channelVoice(this.#bot, now);
    try {
      await this.#post(entry, channel, noticeMessage(noticeIn(say), 'channel', say));
    } catch (error) {
      if (!(error instanceof WireFailure) || error.kind === 'passing') throw error;
      if (barrierIn(error) !== undefined) throw error;
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
  async #post(entry: OutboxEntry, channel: string, message: Message): Promise<void> {
    const { at } = entry;
    if (this.#bot.clock.now() - at >= NONCE_LIFE) {
      const recent = await this.#wire.recent(channel);
      if (recent.some((found) => writtenSince(found.id, at) && tellsEntry(found, entry))) return;
    }
    const ready = await written(marked(message, entry), this.#bot.log, message.pings ?? []);
    await this.#wire.post(channel, ready, nonceOf(entry));
  }
}

/** What a saying tells at the table as it stands; nothing where it does not hold any more. */
function toldOf(saying: Told, table: Table): ToldNow | undefined {
  const { kind, seat, person } = saying;
  if (kind === 'replaced') {
    const seated = table.seats[seat];
    return seated !== undefined && standInOf(seated)?.person.id === person ? { kind } : undefined;
  }
  const { since } = saying;
  const wait = table.waits.find(
    (known) => known.seat === seat && known.person === person && known.since === since,
  );
  if (wait === undefined) return undefined;
  // They have played since, as where the reminder had to wait for the channel to open.
  const { playedAt, remindedAt } = wait;
  if (kind === 'remind' && remindedAt !== undefined && playedAt >= remindedAt) return undefined;
  if (wait.offer !== undefined) return { kind: 'over' };
  return kind === 'notice' ? { kind: 'turn' } : { kind, since, until: dueAt(table, wait) };
}
