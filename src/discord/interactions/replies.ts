import { LRUCache } from 'lru-cache';
import type { Profile } from '../../tables/model/profile.ts';
import type { Rejection, RejectionCode } from '../../tables/model/rejection.ts';
import type { OpenedTable } from '../../tables/service/kept-tables.ts';
import type { Bot } from '../channel/bot.ts';
import { openCalls } from '../channel/next.ts';
import type { PressedMessage } from '../channel/presses.ts';
import type { Responder } from '../channel/responder.ts';
import type { ChannelSync, CommandEnd } from '../channel/sync.ts';
import { aboutError } from '../log.ts';
import type { HandledAs } from '../meter.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { HINT_LOOK, type Id } from '../protocol/ids.ts';
import { TOKEN_LIFE } from '../protocol/limits.ts';
import { type Message, render } from '../protocol/message.ts';
import { noteMessage } from '../views/components.ts';
import { type MessageContext, mention, momentOf, playersOf } from '../views/message-context.ts';
import { accessErrorWords } from '../views/notice-message.ts';
import { inWords } from '../views/page-message.ts';
import { titleOf } from '../views/table-words.ts';
import type { Actor } from './actor.ts';
import { within } from './in-turn.ts';
import type { OpenPages } from './open-pages.ts';
import {
  type BoardReply,
  boardNote,
  type Draw,
  type LineReply,
  type Made,
  type OpenOrder,
  type PageReply,
  type Reply,
} from './reply.ts';

/** Refusals that show that somebody looked at a board that is out of date. */
const OUT_OF_DATE: ReadonlySet<RejectionCode> = new Set<RejectionCode>([
  'not-in-the-lobby',
  'not-playing',
  'already-seated',
  'not-at-the-table',
  'archived',
  'seat-is-taken',
  'vote-over',
  'stale',
  'try-again',
  'over',
  'broken',
  'not-asked',
  'not-legal',
]);

/** Presses after which a person who is still asked in private gets the question anew: without it the former is over. */
const ANSWERS: ReadonlySet<Id['kind']> = new Set<Id['kind']>(['answer', 'choose', 'undo']);

/** Somebody who did something, and how they are answered. */
export interface Asker extends Actor {
  readonly profile: Profile;
  readonly responder: Responder;
  /** What they pressed; absent for a command or an unknown id. */
  readonly id?: Id;
  /** The private page that they pressed; absent if it was something else. */
  readonly pressed?: string;
  /** The message of the channel that they pressed; absent for a private page or a command. */
  readonly message?: PressedMessage;
  readonly opened?: OpenedTable;
  /** Why they are blocked from all but their own data; absent if they are not. */
  readonly blocked?: Rejection;
}

/** Milliseconds for which a page waits at most for the message that it is to come below. */
const LONGEST_WAIT = 3_000;

const MOST_OPEN = 300;

const isToBeCalled = (opened: OpenedTable): boolean => openCalls(opened.now.table, opened).length > 0;

/** How a reply is counted. */
export function handledAs(reply: Reply): HandledAs {
  if (reply.kind === 'refused') return 'refused';
  if (reply.kind === 'form') return 'shown';
  return reply.kind === 'page' && reply.changed === undefined ? 'shown' : 'changed';
}

interface RepliesParts {
  readonly bot: Bot;
  readonly api: Pick<DiscordApi, 'post'>;
  readonly sync: ChannelSync;
  readonly pages: OpenPages;
}

/** Carries out replies: the one place that knows how a board, a page or a sentence reaches the person who acted. */
export class Replies {
  readonly #parts: RepliesParts;
  /**
   * The commands that wait for their table, by their interactions: their options may be longer than the id of a button.
   * After the life of a token, or a restart, the command has to be typed again.
   */
  readonly #openOrders: LRUCache<string, OpenOrder>;

  constructor(parts: RepliesParts) {
    this.#parts = parts;
    const perf = parts.bot.clock;
    this.#openOrders = new LRUCache({ max: MOST_OPEN, ttl: TOKEN_LIFE, ttlResolution: 0, perf });
  }

  /** The command that was given by an interaction, while it waits for its table, for the person who gave it alone. */
  openOrder(interaction: string, person: string): OpenOrder | undefined {
    const open = this.#openOrders.get(interaction);
    return open?.person === person ? open : undefined;
  }

  async give(reply: Reply, asker: Asker): Promise<void> {
    switch (reply.kind) {
      case 'refused':
        return this.#refuse(reply, asker);
      case 'board':
        return this.#board(reply, asker);
      case 'page':
        return this.#page(reply, asker);
      case 'line':
        return this.#line(reply, asker);
      case 'form':
        // After a sign of life Discord opens no form.
        if (!(await asker.responder.form(reply.form)))
          await asker.responder.page(noteMessage(asker.context.say('form-late')));
        return;
      case 'elsewhere':
        await asker.responder.nothing();
        this.#see(reply.changed);
        await this.#also(reply.also, asker);
    }
  }

  /** Tells a person that their action failed. A table's channel shows its changes; nothing else has changed. */
  async sayBroken(handled: HandledAs, { responder, context }: Asker): Promise<void> {
    if (handled === 'changed' && responder.isPromised)
      await responder.page(noteMessage(context.say('wire-unseen-counted')));
    else if (handled === 'changed') await responder.nothing();
    else await responder.page(noteMessage(context.say('wire-broken')));
  }

  async #line(reply: LineReply, asker: Asker): Promise<void> {
    const { context, responder, message } = asker;
    const page = forReader(await this.#written(reply, asker), context);
    await (message === undefined ? responder.replace(page) : responder.page(page));
    this.#see(reply.changed);
  }

  #see(changed: readonly string[] = []): void {
    for (const table of changed) this.#parts.sync.see(table);
  }

  async #written({ line, nonce, draw }: LineReply, { channel }: Pick<Asker, 'channel'>): Promise<Message> {
    const { api, bot } = this.#parts;
    let isWritten = true;
    try {
      await api.post(channel, await render(line, bot.log), nonce);
    } catch (error) {
      bot.log.warn({ channel, ...aboutError(error) }, 'a line that somebody wished for was not written');
      isWritten = false;
    }
    return draw(isWritten);
  }

  async #refuse(refused: Rejection, asker: Asker): Promise<void> {
    const { context, responder, opened, blocked } = asker;
    const words = refusedWords(await this.#withPlayers(refused, asker), context);
    // It may stand below the board of another table.
    await responder.page(
      noteMessage([blocked === undefined && opened && `-# ${titleOf(opened.now, context.say)}`, words]),
    );
    this.#lookAgain(asker, OUT_OF_DATE.has(refused.code));
  }

  /**
   * Updates a message in which something outdated was pressed, and in any case one that nobody had noted. A closed
   * channel is tried again with each press there.
   */
  #lookAgain({ id, message, opened }: Asker, isOutOfDate: boolean): void {
    if (message === undefined || id === undefined || !('table' in id)) return;
    if (opened === undefined) void this.#parts.sync.removeButtons(message);
    else if (isOutOfDate || !message.isKnown) this.#parts.sync.seeStale(id.table, message);
    else if (opened.channel.access !== undefined) this.#parts.sync.see(id.table);
  }

  async #board(reply: BoardReply, asker: Asker): Promise<void> {
    const { opened, also = [], others } = reply;
    const { person, responder, channel, id, message } = asker;
    const { sync, pages } = this.#parts;
    if (id === undefined) {
      const end = await sync.command(opened, channel, responder);
      if (others !== undefined) this.#openOrders.set(others.open.interaction, others.open);
      if (end.kind !== 'answered')
        await responder.page(boardNote(whereItStands(end, opened, asker.context), reply));
      await this.#also(also, asker);
      return;
    }
    if (message === undefined) {
      await responder.nothing();
      sync.see(opened.now.table.id);
    } else await sync.press(opened, message, responder);
    const drawn = await Promise.all(also.map((draw) => draw()));
    if (drawn.length > 0) await this.#boardStands(opened);
    const isAsked = drawn.some(({ page }) => page?.kind === 'question');
    if (message !== undefined) pages.close(person.id, message.channel, ANSWERS.has(id.kind) && !isAsked);
    for (const page of drawn) await responder.page(forReader(page, asker.context));
  }

  async #page(
    { draw, place, wantsPictures = false, changed, also, later, below, open, directory }: PageReply,
    asker: Asker,
  ): Promise<void> {
    const { context, responder, id, message } = asker;
    if (open !== undefined) this.#openOrders.set(open.interaction, open);
    if (directory !== undefined) this.#parts.sync.lookAtDirectory(directory);
    const drawn = await draw();
    const page = wantsPictures ? drawn : forReader(drawn, context);
    // What is for one person alone never takes the place of a message that everybody sees.
    const isHere = place === 'here' && id !== undefined && message === undefined;
    const { pressed } = asker;
    const isBelow = isHere && below !== undefined && pressed !== undefined && this.#parts.pages.has(pressed);
    if (isBelow && isToBeCalled(below)) {
      this.#see(changed);
      await this.#boardStands(below);
      if (await responder.page(page)) this.#parts.pages.remove(pressed);
    } else {
      await (isHere ? responder.replace(page) : responder.page(page));
      this.#see(changed);
    }
    if (later !== undefined) void this.#later(later, wantsPictures, asker);
    await this.#also(also, asker);
    this.#lookAgain(asker, false);
  }

  /**
   * Replaces the page with a result that took a while, or posts it below everything else if the page is gone by now.
   * After the fifteen minutes of its token the page stays as it is.
   */
  async #later(later: Promise<Made>, wantsPictures: boolean, asker: Asker): Promise<void> {
    const { bot, pages } = this.#parts;
    const { context, responder } = asker;
    const until = bot.clock.now() + TOKEN_LIFE;
    try {
      const found = await later;
      // Who has played on needs nothing that was meant for before.
      if (found.kind === 'refused' && found.code === 'stale' && !pages.isShownBy(responder.interaction))
        return;
      const drawn = await this.#drawnLater(found, asker);
      if (bot.clock.now() >= until) return;
      const ready = wantsPictures ? drawn : forReader(drawn, context);
      // Who has turned to another page has it at once when they ask again.
      if (drawn.page?.kind === HINT_LOOK && !pages.isShownBy(responder.interaction)) return;
      // Discord alone knows of a page that its reader has dismissed.
      const isThere = pages.isShownBy(responder.interaction) && (await responder.update(ready)) !== undefined;
      if (!isThere && (!pages.isShownBy(responder.interaction) || responder.isUnseen))
        await responder.page(ready);
      if (found.kind === 'page') await this.#also(found.also, asker);
    } catch (error) {
      bot.log.error(aboutError(error), 'a page could not be made that took a while');
    }
  }

  #drawnLater(found: Made, asker: Asker): Message | Promise<Message> {
    if (found.kind === 'page') return found.draw();
    if (found.kind === 'line') return this.#written(found, asker);
    return noteMessage(refusedWords(found, asker.context));
  }

  /** Waits for a table's new message, if one is due: what comes before it is out of sight. Never waits for long. */
  async #boardStands(opened: OpenedTable): Promise<void> {
    if (!isToBeCalled(opened)) return;
    await within(LONGEST_WAIT, this.#parts.sync.posted(opened.now.table.id));
  }

  async #also(also: readonly Draw[] | undefined, { context, responder }: Asker): Promise<void> {
    for (const draw of also ?? []) await responder.page(forReader(await draw(), context));
  }

  /** A refusal to somebody who is not asked, with those who are. */
  async #withPlayers(refused: Rejection, { id, context: { say } }: Asker): Promise<Rejection> {
    if (refused.code !== 'not-asked' || id === undefined || !('table' in id)) return refused;
    const now = await this.#parts.bot.tables.look(id.table);
    const asked = now?.match?.decisions.map(({ seat }) => seat) ?? [];
    const people = now === undefined ? '' : playersOf(now.table, asked, say);
    return { ...refused, args: { people } };
  }
}

function whereItStands(end: CommandEnd, { now: { table } }: OpenedTable, { say }: MessageContext): string {
  if (end.kind === 'stands') return say('table-below');
  return end.error === undefined ? say('table-owed') : `⚠️ ${accessErrorWords(end.error, table.channel, say)}`;
}

/** A page of a person’s own, as they wish to have it. */
export const forReader = (page: Message, { reads }: MessageContext): Message =>
  reads === true ? inWords(page) : page;

/** What sentences are filled with if a refusal brings nothing for it: those that need it have it. */
const NO_ARGS = { least: '', seated: '', people: '', seconds: 0, minutes: 0, channel: '' } as const;

/** A refusal in the words of the person who is refused. */
export function refusedWords({ code, args = {} }: Rejection, { say }: Pick<MessageContext, 'say'>): string {
  if (code === 'not-asked' && (args['people'] ?? '') === '') return say('question-answered');
  const host = args['host'] === undefined ? say('host-unknown') : mention(String(args['host']), say);
  const until = args['until'] === undefined ? '' : momentOf(Number(args['until']));
  return say(`rejected-${code}`, { ...NO_ARGS, ...args, host, until });
}
