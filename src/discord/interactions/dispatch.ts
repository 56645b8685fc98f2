import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  InteractionType,
} from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { ownPageOf } from '../../games/pages.ts';
import { USUAL_PROFILE } from '../../tables/model/profile.ts';
import type { Rejection } from '../../tables/model/rejection.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { readSettings } from '../../tables/service/servers.ts';
import { sentencesWithin } from '../../texts/shown-text.ts';
import type { Bot } from '../channel/bot.ts';
import type { PressedMessage } from '../channel/presses.ts';
import { type PageListener, Responder, type ResponseMode } from '../channel/responder.ts';
import type { ChannelSync } from '../channel/sync.ts';
import { type About, aboutError } from '../log.ts';
import type { HandledAs } from '../meter.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { type Id, idText, readId } from '../protocol/ids.ts';
import { CHOICE_LENGTH } from '../protocol/limits.ts';
import type { PageKind } from '../protocol/page-mark.ts';
import { noteMessage } from '../views/components.ts';
import { pageAfter } from '../views/game-page.ts';
import { discordRefusalWords } from '../views/notice-message.ts';
import { tableView } from '../views/table-view.ts';
import { nextTableAfter, nowOf, sayPlayed, sayWhatWaits, tipAfter, Unanswered } from './after-press.ts';
import { type Press, pressButton } from './button.ts';
import { BUTTONS } from './buttons/index.ts';
import type { Command, Suggestion } from './command.ts';
import { Completions } from './completions.ts';
import { OpenPages } from './open-pages.ts';
import { OwnTurns } from './own-turns.ts';
import {
  aboutId,
  actorIn,
  askedBy,
  completionOf,
  contextOf,
  isAlone,
  isPress,
  isTyped,
  orderOf,
  type PressInteraction,
  personIn,
  pressedIn,
  pressedMessage,
  valuesIn,
} from './reading.ts';
import { type Asker, forReader, handledAs, Replies, refusedWords } from './replies.ts';
import type { Reply } from './reply.ts';

interface DispatchParts {
  readonly bot: Bot;
  readonly commands: readonly Command[];
  readonly api: DiscordApi;
  readonly sync: ChannelSync;
}

type HandledInteraction = PressInteraction | APIChatInputApplicationCommandInteraction;

/** How many interactions are remembered: a gateway that is resumed may bring again what it brought last. */
const INTERACTIONS_REMEMBERED = 5_000;
/** How many people’s latest presses are remembered. */
const PEOPLE_REMEMBERED = 2_000;
interface Wanted {
  readonly mode: ResponseMode;
  readonly id?: Id;
  readonly isForBlocked?: boolean | undefined;
}

/** Takes every interaction from its arrival to its answer. */
export class Dispatch {
  readonly #parts: DispatchParts;
  /**
   * The interactions that this process has received. One that comes again has its answer or is about to get it; Discord
   * would report another one as already given, and whatever that shows would be taken for what is in the channel.
   */
  readonly #seen = new LRUCache<string, true>({ max: INTERACTIONS_REMEMBERED });
  /** Each person's latest press that changed a table: the second press of a double click repeats it. */
  readonly #latest = new LRUCache<string, string>({ max: PEOPLE_REMEMBERED });
  readonly #own = new OwnTurns();
  readonly #completions: Completions;
  readonly #unanswered: Unanswered;
  readonly #pages: OpenPages;
  readonly #replies: Replies;

  constructor(parts: DispatchParts) {
    this.#parts = parts;
    const { api, bot } = parts;
    this.#completions = new Completions(bot.clock);
    this.#pages = new OpenPages({
      ...{ api, clock: bot.clock, log: bot.log },
      draw: ({ now, profiles }, person, locale) => {
        const context = contextOf(locale, profiles.get(person) ?? USUAL_PROFILE, bot);
        const place = ownPageOf(now.game.pages)?.name ?? 'question';
        return forReader(pageAfter(tableView(now, context, person), place), context);
      },
    });
    parts.sync.atRest((opened) => this.#pages.follow(opened));
    this.#replies = new Replies({ ...parts, pages: this.#pages });
    this.#unanswered = new Unanswered(bot, api);
  }

  /** Handles an interaction, once. Never throws: an error is logged and told to the one person it happened to. */
  async handle(interaction: APIInteraction): Promise<void> {
    const { log, meter } = this.#parts.bot;
    if (this.#seen.has(interaction.id)) {
      log.debug({ interaction: interaction.id }, 'an interaction came again');
      return;
    }
    this.#seen.set(interaction.id, true);
    const begun = performance.now();
    const id = isPress(interaction) ? readId(interaction.data.custom_id) : undefined;
    const about = { interaction: interaction.id, ...askedBy(interaction, id) };
    let outcome: HandledAs = 'failed';
    try {
      outcome = await this.#route(interaction, id ?? 'foreign');
    } catch (error) {
      log.error({ ...about, ...aboutError(error) }, 'an interaction was not handled to its end');
    }
    const milliseconds = Math.round(performance.now() - begun);
    meter?.handled(about.press, outcome, milliseconds);
    log.debug({ ...about, outcome, milliseconds }, 'an interaction was handled');
  }

  async #route(interaction: APIInteraction, read: Id | 'former' | 'foreign'): Promise<HandledAs> {
    if (isPress(interaction)) {
      const press = (asker: Asker) => this.#press(read, interaction, asker);
      if (typeof read === 'string') return this.#answer(interaction, { mode: 'page' }, press);
      const { mode = 'update', isForBlocked } = BUTTONS[read.kind];
      return this.#answer(interaction, { mode, isForBlocked, id: read }, press);
    }
    switch (interaction.type) {
      case InteractionType.ApplicationCommand: {
        if (!isTyped(interaction)) return 'refused';
        const command = this.#commandOf(interaction);
        const wanted = { mode: 'page', isForBlocked: command?.isForBlocked } as const;
        return this.#answer(interaction, wanted, (asker) => this.#order(command, interaction, asker));
      }
      case InteractionType.ApplicationCommandAutocomplete:
        return this.#complete(interaction);
      default:
        return 'refused';
    }
  }

  #commandOf({ data }: { readonly data: { readonly name: string } }): Command | undefined {
    return this.#parts.commands.find(({ name }) => name === data.name);
  }

  /**
   * From here on an interaction is acknowledged in time, however long it waits for earlier ones of the same person. If
   * nothing else comes of it, the person who waits is told that it failed.
   */
  async #answer(
    arrived: HandledInteraction,
    { mode, id, isForBlocked = false }: Wanted,
    work: (asker: Asker) => Promise<HandledAs>,
  ): Promise<HandledAs> {
    const { bot, api } = this.#parts;
    const responder = new Responder(api, arrived, mode, bot.log, this.#pagesOf(arrived));
    const { say } = contextOf(arrived.locale, USUAL_PROFILE, bot);
    const handled = await this.#own.run(personIn(arrived), async () => {
      try {
        const asker = await this.#askerOf(arrived, id, responder);
        if (asker === undefined) {
          await responder.page(noteMessage(say('wire-no-server')));
          return 'refused';
        }
        const isBlocked = asker.blocked !== undefined && !isForBlocked;
        const handled = isBlocked ? await this.#turnAway(asker.blocked, asker) : await work(asker);
        if (responder.isUnseen) await this.#sayUnseen(handled, asker);
        return handled;
      } catch (error) {
        await responder.page(noteMessage(say('wire-broken')));
        throw error;
      }
    });
    if (handled !== 'too many') return handled;
    await responder.page(noteMessage(say('wire-too-many')));
    return 'dropped';
  }

  /** Blocked people hear here that they are, whatever they pressed or typed. */
  async #turnAway(blocked: Rejection, asker: Asker): Promise<HandledAs> {
    if (blocked.code === 'server-unreadable')
      this.#parts.bot.log.error(
        { interaction: asker.interaction, server: asker.guild },
        'what a server has settled cannot be read, so everybody there is refused: restore a backup',
      );
    await this.#replies.give(blocked, asker);
    return 'refused';
  }

  async #sayUnseen(handled: HandledAs, { responder, context: { say } }: Asker): Promise<void> {
    const unseen = say(handled === 'changed' ? 'wire-unseen-counted' : 'wire-unseen');
    const why = discordRefusalWords(responder.refusedFor, say);
    await responder.page(noteMessage(why === undefined ? unseen : `${unseen} ${why}`));
  }

  #pagesOf(arrived: HandledInteraction): PageListener {
    const { id, token, locale } = arrived;
    const since = this.#parts.bot.clock.now();
    const pressed = pressedIn(arrived, 'page')?.id;
    return {
      ...(pressed === undefined ? {} : { pressed }),
      shown: (page, message, original) =>
        this.#pages.note(message, {
          ...{ person: personIn(arrived), channel: arrived.channel?.id ?? '', page, since, locale },
          interactionToken: { id, token },
          followed: original ? undefined : message,
        }),
    };
  }

  /**
   * Who did something, and the table that they pressed: all that their press needs to know, in one read. Undefined if
   * they are in no server.
   */
  async #askerOf(
    arrived: HandledInteraction,
    id: Id | undefined,
    responder: Responder,
  ): Promise<Asker | undefined> {
    const { bot } = this.#parts;
    const { profiles, servers } = bot.tables;
    const guild = arrived.guild_id ?? (id !== undefined && 'guild' in id ? id.guild : undefined);
    if (guild === undefined) return undefined;
    const person = personIn(arrived);
    const page = pressedIn(arrived, 'page');
    const message = pressedIn(arrived, 'channel');
    const what = { interaction: arrived.id, person, ...(message && { message: message.id }) };
    const opened =
      id !== undefined && 'table' in id ? await bot.tables.opened({ table: id.table, ...what }) : undefined;
    const [profile, settings] =
      opened === undefined
        ? await Promise.all([profiles.of(person), servers.of(guild)])
        : [opened.profiles.get(person) ?? USUAL_PROFILE, readSettings(opened.server)];
    const context = contextOf(arrived.locale, profile, bot);
    const actor = actorIn(arrived, { context, profile, managers: settings.managers }, guild);
    const blocked = servers.blockIn(settings, person);
    return (
      actor && {
        ...{ ...actor, profile, responder },
        ...(id && { id }),
        ...(page && { pressed: page.id }),
        ...(message && { message: pressedMessage(message, opened) }),
        ...(opened && { opened }),
        ...(blocked && { blocked }),
      }
    );
  }

  async #press(
    read: Id | 'former' | 'foreign',
    interaction: PressInteraction,
    asker: Asker,
  ): Promise<HandledAs> {
    const { context, responder, opened, message, person } = asker;
    const values = valuesIn(interaction);
    if (values === undefined) {
      await responder.page(noteMessage(context.say('wire-too-long')));
      return 'refused';
    }
    // A message that is known speaks of its own table alone.
    const isOfAnother = opened?.pressed !== undefined && opened.pressed.table !== opened.now.table.id;
    const id = isOfAnother ? 'foreign' : read;
    if (typeof id === 'string') {
      await responder.page(noteMessage(context.say(`wire-${id}`)));
      if (message !== undefined) await this.#mend(message);
      return 'refused';
    }
    // Sent for now, to be at hand the sooner.
    this.#parts.bot.avatars(person.avatar ?? '');
    const open = 'order' in id ? this.#replies.openOrder(id.order, person.id) : undefined;
    const hasOpen = (of: string, kind: PageKind) => this.#pages.isOpen(person.id, { of, kind });
    const press = { ...asker, values, isAlone: isAlone(interaction), hasOpen, ...(open && { open }) };
    return this.#pressed(id, press);
  }

  /** Brings a message up to date that says what its table does not mean; one of no table loses what can be pressed. */
  async #mend(message: PressedMessage): Promise<void> {
    const { sync, bot } = this.#parts;
    const table = await bot.tables.ofMessage(message.id);
    if (table === undefined) await sync.removeButtons(message);
    else sync.seeStale(table, { ...message, isKnown: true });
  }

  #pressed(id: Id, press: Press & Asker): Promise<HandledAs> {
    const { bot, sync } = this.#parts;
    const { responder, message, opened } = press;
    const said = [idText(id), ...press.values].join(' ');
    const run = () => pressButton(BUTTONS, id, press, bot);
    return this.#carryOut(run, press, 'a press', aboutId(id), async (reply, handled) => {
      if (handled === 'changed') this.#latest.set(press.person.id, said);
      else if (
        handled === 'refused' &&
        BUTTONS[id.kind].mode === undefined &&
        this.#latest.peek(press.person.id) === said
      ) {
        await responder.nothing();
        // One that has lost its place and kept its buttons would be pressed again.
        if (message !== undefined && opened?.pressed?.standing !== 'live' && 'table' in id)
          sync.seeStale(id.table, message);
        return;
      }
      await this.#replies.give(reply, press);
      const tip = await tipAfter(id, reply, press, bot);
      const isOver = isTurnOver(opened?.now, nowOf(reply));
      const after = tip ?? (isOver ? await nextTableAfter(id, reply, press, bot) : undefined);
      if (after !== undefined) await responder.page(after);
      if (press.profile.unreached || opened?.untold !== undefined)
        await sayWhatWaits(press, opened?.untold, bot);
      if (opened !== undefined && opened.now.table.planReports.length > 0)
        if (await sayPlayed(opened.now, press, bot)) sync.see(opened.now.table.id);
      if (responder.isLocked && 'table' in id)
        await this.#unanswered.press(id.table, press, handled === 'changed');
    });
  }

  async #order(
    command: Command | undefined,
    interaction: APIChatInputApplicationCommandInteraction,
    asker: Asker,
  ): Promise<HandledAs> {
    const { bot } = this.#parts;
    const { context, responder } = asker;
    const order = orderOf(interaction, asker);
    if (order === undefined || command === undefined) {
      const why = order === undefined ? 'wire-too-long' : 'wire-no-command';
      await responder.page(noteMessage(context.say(why)));
      return 'refused';
    }
    const { name } = command;
    const run = () => command.run(order, bot);
    const handled = await this.#carryOut(run, asker, 'a command', { command: name }, async (reply) => {
      await this.#replies.give(reply, asker);
      await sayWhatWaits(asker, await bot.tables.untoldTo(asker.person.id), bot);
    });
    const typed = order.subcommand === undefined ? `/${name}` : `/${name} ${order.subcommand}`;
    if (responder.isLocked) await this.#unanswered.command(typed, order, handled === 'changed');
    return handled;
  }

  /** Does what somebody asks for, and answers it. If that fails they are told, and whether it counted. */
  async #carryOut(
    run: () => Promise<Reply>,
    asker: Asker,
    what: string,
    about: About,
    answer: (reply: Reply, handled: HandledAs) => Promise<void>,
  ): Promise<HandledAs> {
    const { bot, sync } = this.#parts;
    const { id, interaction } = asker;
    let handled: HandledAs = 'failed';
    try {
      const reply = await run();
      handled = handledAs(reply);
      await answer(reply, handled);
      return handled;
    } catch (error) {
      bot.log.error({ interaction, ...about, ...aboutError(error) }, `${what} could not be carried out`);
      if (id !== undefined && 'table' in id) sync.see(id.table);
      await this.#replies.sayBroken(handled, asker);
      return 'failed';
    }
  }

  async #complete(interaction: APIApplicationCommandAutocompleteInteraction): Promise<HandledAs> {
    const shown = await this.#completions.run(
      personIn(interaction),
      () => this.#suggestions(interaction),
      async (choices) => void (await this.#parts.api.answer(interaction, { kind: 'suggestions', choices })),
    );
    return shown ? 'shown' : 'dropped';
  }

  async #suggestions(
    interaction: APIApplicationCommandAutocompleteInteraction,
  ): Promise<readonly Suggestion[]> {
    const { bot } = this.#parts;
    const context = contextOf(interaction.locale, USUAL_PROFILE, bot);
    const { servers } = bot.tables;
    const settings = await servers.of(interaction.guild_id ?? '');
    const blocked = servers.blockIn(settings, personIn(interaction));
    // The person who chooses it is told the whole.
    if (blocked !== undefined)
      return [{ name: sentencesWithin(refusedWords(blocked, context), CHOICE_LENGTH), value: blocked.code }];
    const by = actorIn(interaction, { context, ...settings });
    const completion = by && completionOf(interaction, by);
    return (completion && (await this.#commandOf(interaction)?.complete?.(completion, bot))) ?? [];
  }
}

const isTurnOver = (before: TableNow | undefined, after: TableNow | undefined): boolean =>
  after?.match !== undefined &&
  (after.match.result !== undefined || after.match.turn.number !== before?.match?.turn.number);
