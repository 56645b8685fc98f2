import { readSaying, type Saying } from '../../tables/model/saying.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { TableQueue } from '../../tables/service/queue.ts';
import { aboutError } from '../log.ts';
import { type Wire, WireFailure } from '../protocol/discord-api.ts';
import type { Message } from '../protocol/message.ts';
import {
  namesTable,
  type StandingMessage,
  tableNamedIn,
  withoutButtons,
} from '../protocol/standing-message.ts';
import { barrierIn, barrierOf, IN_USE, type Places } from './access.ts';
import type { Bot } from './bot.ts';
import { drawLive, drawRetired } from './drawing.ts';
import { type Errand, nextErrand } from './errand.ts';
import { FormerMessages } from './former-messages.ts';
import { LiveMessages, type Standing } from './live-messages.ts';
import { LostBoards } from './lost-boards.ts';
import { marked, tellsEntry } from './mark.ts';
import { calledOf, isForOne, Notifier } from './notifier.ts';
import type { OutboxEntry, ShownMessage } from './outbox.ts';
import { startOwnThread, vacateOwnThread } from './own-thread.ts';
import type { Responder } from './responder.ts';
import { editStanding, keepsPictures } from './standing-edit.ts';

/** The message in which something was pressed. */
export interface PressedMessage {
  readonly id: string;
  readonly channel: string;
  readonly standing: StandingMessage;
}

/**
 * Says in a table's channel what must be said. Everything about one table is said in a line, each thing drawn from the table as it
 * stands then, so that no older board ever follows a newer one.
 */
export class Speaker {
  readonly #bot: Bot;
  readonly #wire: Wire;
  readonly #notifier: Notifier;
  readonly #places: Places;
  readonly #former: FormerMessages;
  readonly #live: LiveMessages;
  readonly #lost: LostBoards;
  readonly #line = new TableQueue();
  /** How many presses in a message wait to be answered with what it should show. */
  readonly #waiting = new Map<string, number>();

  constructor(bot: Bot, wire: Wire, places: Places) {
    this.#bot = bot;
    this.#wire = wire;
    this.#notifier = new Notifier(bot, wire);
    this.#places = places;
    this.#former = new FormerMessages(bot, wire);
    this.#live = new LiveMessages(bot, wire, places, this.#former);
    this.#lost = new LostBoards(bot, this.#live, this.#former);
  }

  /**
   * Answers a press on a public message with what that message should show now. Of presses that wait together the last one brings it:
   * the others are but heard.
   */
  async answer(table: string, pressed: PressedMessage, answer: Responder): Promise<void> {
    this.#waiting.set(pressed.id, (this.#waiting.get(pressed.id) ?? 0) + 1);
    const last = await this.#line.run(table, async () => {
      const others = (this.#waiting.get(pressed.id) ?? 1) - 1;
      if (others > 0) this.#waiting.set(pressed.id, others);
      else this.#waiting.delete(pressed.id);
      if (others === 0) await this.#answerLast(table, pressed, answer);
      return others === 0;
    });
    if (!last) await answer.nothing();
  }

  async #answerLast(table: string, pressed: PressedMessage, answer: Responder): Promise<void> {
    const entries = await this.#bot.outbox.pending(table);
    const now = await this.#bot.tables.look(table);
    const errand = nextErrand(entries);
    const former = await this.#bot.outbox.liveMessage(table);
    const live = await this.#liveAt(table, pressed, errand, former);
    if (now === undefined || live?.message !== pressed.id) return this.#answerFormer(table, pressed, answer);
    if (errand?.kind === 'retire') {
      const retired = (standing: StandingMessage) =>
        drawRetired(this.#bot, now, errand, async () => standing);
      if (await this.#updateKeeping(pressed, answer, retired))
        await this.#settle(errand.settles, shownBy(live, now, false));
      return;
    }
    const drawn = await drawLive(this.#bot, now);
    const adopting = live.message !== former?.message && errand !== undefined && 'entry' in errand;
    if (!(await answer.update(adopting ? marked(drawn, errand.entry) : drawn))) return;
    if (adopting) this.#live.noted(table);
    const shown = shownBy(live, now, true);
    if (errand === undefined || (errand.kind !== 'refresh' && !adopting)) {
      await this.#bot.outbox.shown(shown);
      return;
    }
    if (adopting && former !== undefined) await this.#former.leave(former, now);
    await this.#settle(errand.settles, shown);
  }

  /** Answers a press on a message that is not the live one. One that is known tells something else by now: it is not to go back. */
  async #answerFormer(table: string, pressed: PressedMessage, answer: Responder): Promise<void> {
    const { id: message, channel } = pressed;
    if ((await this.#bot.outbox.message(message)) !== undefined) {
      await answer.nothing();
      await this.#former.disarm({ channel, message }, table);
    } else if ((await this.#mayBeNoted(table)) || (await this.#lost.bringBy(pressed, table)))
      await answer.nothing();
    else if (await this.#updateKeeping(pressed, answer, async (there) => withoutButtons(there)))
      await this.#stray(table, pressed);
  }

  /**
   * Makes the pressed message one that keeps pictures of it. They may have been replaced since it was pressed, and Discord refuses what
   * names one that is gone: then the press is acknowledged, and the message becomes what it should be from how it stands now.
   */
  async #updateKeeping(
    { id, channel, standing }: PressedMessage,
    answer: Responder,
    bare: (standing: StandingMessage) => Promise<Message>,
  ): Promise<boolean> {
    const asPressed = await bare(standing);
    if (await answer.update(asPressed)) return true;
    if (!answer.isUnseen || !keepsPictures(asPressed)) return false;
    const there = await this.#readIfPossible(channel, id);
    return there !== undefined && (await answer.update(await bare(there)));
  }

  async #readIfPossible(channel: string, message: string): Promise<StandingMessage | undefined> {
    try {
      return await this.#wire.read(channel, message);
    } catch (error) {
      if (!(error instanceof WireFailure)) throw error;
      this.#bot.log.warn({ message, ...aboutError(error) }, 'a pressed message could not be read');
      return undefined;
    }
  }

  /**
   * Looks how the board of a table stands in its channel, where nothing is to be said that would bring it; see {@link LostBoards.look}.
   */
  look(table: string): Promise<Standing> {
    return this.#line.run(table, async () => {
      const now = await this.#bot.tables.look(table);
      const entries = await this.#bot.outbox.pending(table);
      return now === undefined || !entries.every(tellsOne) ? 'well' : this.#lost.look(now);
    });
  }

  /** From now on a message of a table that nobody had noted is known: as one that is out of date. */
  #stray(table: string, { id: message, channel }: PressedMessage): Promise<void> {
    return this.#bot.outbox.shown({ table, channel, message, live: false, shows: 0 });
  }

  /** Whether a message of a table that nobody has noted may be one that is just being posted. */
  async #mayBeNoted(table: string): Promise<boolean> {
    const waiting = (await this.#bot.outbox.pending(table)).filter(bringsMessage);
    return this.#live.mayStand(table, waiting);
  }

  /**
   * The live message of a table at which something was pressed. One that nobody noted, and that tells what waits to be posted, is that very
   * post: the process that made it died before it could note so. Where nobody is to be called by it, any will do.
   */
  async #liveAt(
    table: string,
    { id: message, channel, standing }: PressedMessage,
    errand: Errand | undefined,
    known: ShownMessage | undefined,
  ): Promise<ShownMessage | undefined> {
    const adopts = errand?.kind === 'anew' || (errand?.kind === 'post' && tellsEntry(standing, errand.entry));
    if (!adopts || !namesTable(standing, table)) return known;
    if ((await this.#bot.outbox.message(message)) !== undefined) return known;
    return { table, channel, message, live: true, shows: 0 };
  }

  /**
   * Answers a command with the live message that waits to be posted, which stands there from now on. Tells whether it does; where it does
   * not, what waits is still to be said.
   */
  answerAnew(table: string, channel: string, answer: Responder): Promise<boolean> {
    return this.#line.run(table, async () => {
      const entries = await this.#bot.outbox.pending(table);
      const now = await this.#bot.tables.look(table);
      const waiting = awaited(entries);
      if (now === undefined || waiting === undefined) return false;
      const former = await this.#bot.outbox.liveMessage(table);
      const drawn = marked(await drawLive(this.#bot, now), waiting);
      // A change of turn that has not been told yet is told by this very message.
      const pings = isOf('post', waiting) ? await calledOf(drawn, this.#bot) : [];
      const posted = await answer.post(drawn, pings);
      if (posted.kind === 'doubtful') this.#live.doubt(table);
      if (posted.kind !== 'posted') return false;
      const shown = { table, channel, message: posted.id, live: true, shows: now.table.revision };
      // Before the new message is noted: whoever dies in between finds it again, but would forget the former one.
      if (former !== undefined) await this.#former.leave(former, now);
      await this.#settleAll(entries, shown);
      await this.#places.free(table);
      return true;
    });
  }

  /**
   * Takes the buttons from a message that is out of date, when whatever is under way about its table is done: it may be the one that
   * is just being posted. One that is known may have changed since it was pressed, so it is read again. One that nobody had noted becomes
   * the board of its table where that stands nowhere.
   */
  async disarm(pressed: PressedMessage): Promise<void> {
    const { outbox } = this.#bot;
    const { id: message, channel, standing } = pressed;
    const asPressed = async () => standing;
    const table = (await outbox.message(message))?.table ?? tableNamedIn(standing);
    // What a former version wrote names no table that can be read.
    if (table === undefined) return this.#former.disarm({ channel, message }, undefined, asPressed);
    await this.#line.run(table, async () => {
      const known = await outbox.message(message);
      if (known?.live) return;
      if (known !== undefined) await this.#former.disarm({ channel, message }, table);
      else if (!(await this.#mayBeNoted(table))) {
        if (await this.#lost.bringBy(pressed, table)) return;
        await this.#former.disarm({ channel, message }, table, asPressed);
        await this.#stray(table, pressed);
      }
    });
  }

  /**
   * Says the next thing that waits and tells what it was; where nothing waits, a live message that is `stale` is drawn anew. Throws a
   * {@link WireFailure} of the `passing` kind where it should be tried again later, and of another where the table's channel has to open
   * first.
   */
  step(table: string, stale: boolean): Promise<Errand['kind'] | undefined> {
    return this.#line.run(table, async () => {
      const entries = await this.#bot.outbox.pending(table);
      const errand = nextErrand(entries);
      const now = await this.#bot.tables.look(table);
      if (errand === undefined) {
        if (now !== undefined) await this.#noticing(now, () => this.#atLeisure(stale, now));
        return undefined;
      }
      if (now === undefined) {
        this.#bot.log.warn({ table }, 'nobody knows this table any more, so nothing is said of it');
        await this.#settle(errand.settles);
        return 'drop';
      }
      try {
        await this.#noticing(now, () => this.#do(errand, now));
      } catch (error) {
        if (barrierIn(error) !== undefined) await this.#tellDirectly(entries, errand, now);
        throw error;
      }
      return errand.kind;
    });
  }

  /** Those are told whom direct messages reach, while the rest waits for the table's channel to open. */
  async #tellDirectly(entries: readonly OutboxEntry[], tried: Errand, now: TableNow): Promise<void> {
    for (const entry of entries) {
      if (tried.settles.includes(entry.id)) continue;
      const saying = readSaying(entry.body);
      if (isForOne(saying) && (await this.#notifier.tellDirectly(entry, saying, now)))
        await this.#settle([entry.id]);
    }
  }

  /** Whatever finds the table's channel closed has it noted. */
  async #noticing(now: TableNow, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const barrier = barrierIn(error);
      if (barrier !== undefined) await this.#places.bar(now, barrier);
      throw error;
    }
  }

  /** What is done where nothing waits to be said. A channel that was found closed is tried, as it may be open again. */
  async #atLeisure(stale: boolean, now: TableNow): Promise<void> {
    const { phase } = now.table;
    const barred = IN_USE.has(phase) && (await barrierOf(now.table, this.#bot)) !== undefined;
    if (stale || barred) await this.#redrawn(now);
    await this.#live.tidy(now);
    await this.#former.again(now);
    if (now.table.thread === 'wanted' && IN_USE.has(phase)) await startOwnThread(now, this.#bot, this.#wire);
  }

  async #do(errand: Errand, now: TableNow): Promise<void> {
    const live = await this.#bot.outbox.liveMessage(now.table.id);
    switch (errand.kind) {
      case 'drop':
        return this.#settle(errand.settles);
      case 'refresh':
        return this.#settle(errand.settles, await this.#refreshed(errand.entry, live, now));
      case 'vacate':
        await vacateOwnThread(now, this.#bot, this.#wire);
        return this.#settle(errand.settles);
      case 'retire': {
        if (live === undefined) return this.#settle(errand.settles);
        await this.#live.tried(now, live.channel, async () => {
          const retired = (standing: () => Promise<StandingMessage>) =>
            drawRetired(this.#bot, now, errand, standing);
          await editStanding(live, retired, this.#wire, this.#bot.log);
        });
        return this.#settle(errand.settles, shownBy(live, now, false));
      }
      case 'post':
      case 'anew': {
        const message = await this.#live.post(errand.entry, now, errand.kind === 'post');
        // A table that was moved has a board where it was, which nothing has retired; so has one whose board stands once more.
        const left = errand.kind === 'anew' || live?.channel !== message?.channel;
        if (live !== undefined && message !== undefined && left && live.message !== message.message)
          await this.#former.leave(live, now);
        return this.#settle(errand.settles, message);
      }
      case 'tell':
        await this.#notifier.tell(errand.entry, errand.saying, now);
        return this.#settle(errand.settles);
    }
  }

  /** The live message as it should be. One that somebody has deleted is posted anew while the table has a use for it. */
  async #refreshed(
    entry: OutboxEntry,
    live: ShownMessage | undefined,
    now: TableNow,
  ): Promise<ShownMessage | undefined> {
    if (live !== undefined && live.shows >= now.table.revision) return live;
    const shown = live === undefined ? undefined : await this.#live.redraw(live, now);
    if (shown?.live || !IN_USE.has(now.table.phase)) return shown;
    if (shown !== undefined) await this.#bot.outbox.shown(shown);
    // Whoever is asked was told so by the message that is gone.
    return this.#live.post(entry, now, live === undefined);
  }

  async #redrawn(now: TableNow): Promise<void> {
    const live = await this.#bot.outbox.liveMessage(now.table.id);
    if (live !== undefined) await this.#bot.outbox.shown(await this.#live.redraw(live, now));
  }

  /**
   * Strikes everything that waits, as a new message tells it all. What asks for a new message goes together with the note of this one: a
   * process that dies in between must neither post it again nor forget it.
   */
  async #settleAll(entries: readonly OutboxEntry[], shown: ShownMessage): Promise<void> {
    const post = awaited(entries);
    const others = entries.filter((entry) => entry !== post && !tellsOne(entry)).map(({ id }) => id);
    if (post === undefined) await this.#bot.outbox.shown(shown);
    await this.#settle(others);
    if (post !== undefined) await this.#settle([post.id], shown);
  }

  async #settle(entries: readonly number[], shown?: ShownMessage): Promise<void> {
    const [first, ...rest] = entries;
    if (first !== undefined) await this.#bot.outbox.delivered(first, shown);
    for (const id of rest) await this.#bot.outbox.delivered(id);
  }
}

const isOf = (kind: Saying['kind'], { body }: OutboxEntry): boolean => readSaying(body)?.kind === kind;

/** Whether an entry is fulfilled by a new message of the table, and by none but a new one. */
const bringsMessage = (entry: OutboxEntry): boolean => isOf('post', entry) || isOf('anew', entry);

/** The entry that a new message of the table tells: one that calls people comes first. */
const awaited = (entries: readonly OutboxEntry[]): OutboxEntry | undefined =>
  entries.find((entry) => isOf('post', entry)) ?? entries.find(bringsMessage);

/** Whether an entry is for one person, whom no message of the table itself tells it. */
const tellsOne = ({ body }: OutboxEntry): boolean => isForOne(readSaying(body));

const shownBy = (message: ShownMessage, { table }: TableNow, live: boolean): ShownMessage => ({
  ...message,
  live,
  shows: table.revision,
});
