import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  InteractionType,
} from 'discord-api-types/v10';
import type { Reason, Refused } from '../../tables/model/rejection.ts';
import { tellUntoldLoss } from '../channel/access.ts';
import type { Bot } from '../channel/bot.ts';
import type { Delivery } from '../channel/delivery.ts';
import { Answer, type PageListener, type Way } from '../channel/responder.ts';
import type { PressedMessage, Speaker } from '../channel/speaker.ts';
import { aboutError } from '../log.ts';
import type { HandledAs } from '../meter.ts';
import type { Wire } from '../protocol/discord-api.ts';
import { type Id, idText, readId } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import { inWords } from '../views/in-words.ts';
import type { Voice } from '../views/message-context.ts';
import { noteMessage } from '../views/page-message.ts';
import { lostPlaceMessage } from '../views/place-message.ts';
import { mention, playersOf } from '../views/telling.ts';
import { act, type Outcome, type Press } from './buttons.ts';
import { tipAfter } from './coaching.ts';
import type { Command, Order, Reply, Suggestion } from './command.ts';
import { Completions } from './completions.ts';
import { LatestPresses } from './latest-presses.ts';
import { OpenPages } from './open-pages.ts';
import { completionOf, orderOf, personOf } from './orders.ts';
import { aboutId, askedBy, isTyped, pressedPage, pressOf, voiceOf, wayOf } from './reading.ts';
import { Heard } from './seen-interactions.ts';
import { Unanswered } from './unanswered.ts';

/** What the router works with. */
export interface RouterParts {
  readonly bot: Bot;
  readonly commands: readonly Command[];
  readonly wire: Wire;
  readonly speaker: Speaker;
  readonly delivery: Delivery;
}

/** Refusals that show that somebody looked at a board that is out of date. */
const OUT_OF_DATE: ReadonlySet<Reason> = new Set<Reason>([
  'not in the lobby',
  'not playing',
  'already seated',
  'not at the table',
  'archived',
  'seat is taken',
  'motion over',
  'stale',
  'try again',
  'over',
  'broken',
  'not asked',
  'not legal',
]);

/** Takes every interaction from its arrival to its answer. */
export class Router {
  readonly #parts: RouterParts;
  readonly #heard = new Heard();
  readonly #latest = new LatestPresses();
  readonly #unanswered: Unanswered;
  readonly #pages: OpenPages;
  readonly #completions: Completions;

  constructor(parts: RouterParts) {
    this.#parts = parts;
    const { wire, bot } = parts;
    this.#pages = new OpenPages({ wire, clock: bot.clock, log: bot.log });
    this.#completions = new Completions(bot.clock);
    this.#unanswered = new Unanswered(parts.bot, parts.wire);
  }

  /** Handles an interaction, once. Never throws: what goes wrong is told to the one person it happened to, and logged. */
  async handle(interaction: APIInteraction): Promise<void> {
    const { log, meter } = this.#parts.bot;
    if (this.#heard.before(interaction.id)) {
      log.debug({ interaction: interaction.id }, 'an interaction came again');
      return;
    }
    const begun = performance.now();
    const about = { interaction: interaction.id, ...askedBy(interaction) };
    let outcome: HandledAs = 'failed';
    try {
      outcome = await this.#handled(interaction);
    } catch (error) {
      log.error({ ...about, ...aboutError(error) }, 'an interaction was not handled to its end');
    }
    const milliseconds = Math.round(performance.now() - begun);
    meter?.handled(about.press, outcome, milliseconds);
    log.debug({ ...about, outcome, milliseconds }, 'an interaction was handled');
  }

  async #handled(interaction: APIInteraction): Promise<HandledAs> {
    switch (interaction.type) {
      case InteractionType.MessageComponent:
        return this.#answered(interaction, wayOf(readId(interaction.data.custom_id)), (answer) =>
          this.#pressed(interaction, answer),
        );
      case InteractionType.ApplicationCommand:
        return isTyped(interaction)
          ? this.#answered(interaction, 'page', (answer) => this.#ordered(interaction, answer))
          : 'refused';
      case InteractionType.ApplicationCommandAutocomplete:
        return this.#completed(interaction);
      default:
        return 'refused';
    }
  }

  /** From here on an interaction is acknowledged in time; where nothing else comes of it, whoever waits is told that it failed. */
  async #answered(
    heard: APIMessageComponentInteraction | APIApplicationCommandInteraction,
    way: Way,
    work: (answer: Answer) => Promise<HandledAs>,
  ): Promise<HandledAs> {
    const { bot, wire } = this.#parts;
    const answer = new Answer(wire, heard, way, bot.log, this.#pagesOf(heard));
    let handled: HandledAs;
    try {
      handled = await work(answer);
    } catch (error) {
      await answer.page(noteMessage(voiceOf(heard, false, bot).say('wire-broken')));
      throw error;
    }
    if (answer.unseen) {
      const { interaction, reads } = await this.#asTheyWish(heard);
      await answer.page(noteMessage(voiceOf(interaction, reads, bot).say(UNSEEN[handled])));
    }
    return handled;
  }

  /** Notes the private pages that an interaction shows. */
  #pagesOf(
    heard: APIMessageComponentInteraction | APIApplicationCommandInteraction,
  ): PageListener | undefined {
    const person = personOf(heard)?.id;
    if (person === undefined) return undefined;
    const since = this.#parts.bot.clock.now();
    const pressed = pressedPage(heard);
    return {
      ...(pressed === undefined ? {} : { pressed }),
      shown: (page, message, original) =>
        this.#pages.note({ person, page, message, ticket: heard, original, since }),
    };
  }

  async #pressed(heard: APIMessageComponentInteraction, answer: Answer): Promise<HandledAs> {
    const { bot, delivery } = this.#parts;
    const id = readId(heard.data.custom_id);
    const { interaction, reads } = await this.#asTheyWish(heard);
    const press = pressOf(interaction, reads, bot);
    const message: PressedMessage | undefined = press?.alone
      ? undefined
      : {
          id: interaction.message.id,
          channel: interaction.message.channel_id,
          standing: interaction.message,
        };
    if (press === undefined) {
      await answer.page(noteMessage(voiceOf(interaction, reads, bot).say('wire-no-server')));
      return 'refused';
    }
    if (typeof id === 'string') {
      await answer.page(noteMessage(press.voice.say(`wire-${id}`)));
      if (message !== undefined) await this.#mend(message);
      return 'refused';
    }
    if (message !== undefined && 'table' in id && !(await this.#fits(message.id, id.table))) {
      await answer.page(noteMessage(press.voice.say('wire-foreign')));
      await this.#mend(message);
      return 'refused';
    }
    // Sent for now, to be at hand the sooner.
    bot.avatars(press.person.avatar ?? '');
    const work = () => this.#tell(id, press, message, answer);
    return 'table' in id ? delivery.during(id.table, work) : work();
  }

  /** Whether a message may speak of a table: one that is known speaks of its own alone. */
  async #fits(message: string, table: string): Promise<boolean> {
    const known = await this.#parts.bot.outbox.message(message);
    return known === undefined || known.table === table;
  }

  async #tell(id: Id, press: Press, message: PressedMessage | undefined, answer: Answer): Promise<HandledAs> {
    let outcome: Outcome | undefined;
    try {
      outcome = await act(id, press, this.#parts.bot);
      const pressed = [idText(id), ...press.values].join(' ');
      if (HANDLED_AS[outcome.kind] === 'changed') this.#latest.note(press.person.id, pressed);
      else if (
        outcome.kind === 'refused' &&
        wayOf(id) === 'update' &&
        this.#latest.has(press.person.id, pressed)
      ) {
        await answer.nothing();
        // One that has lost its place and kept its buttons would be pressed again.
        const known = message && (await this.#parts.bot.outbox.message(message.id));
        if (message !== undefined && known?.live !== true) await this.#mend(message);
        return 'refused';
      }
      await this.#told(outcome, id, press, message, answer);
      const tip = await tipAfter(id, outcome, press, this.#parts.bot);
      if (tip !== undefined) await answer.page(tip);
      await this.#sayUnreached(press.person.id, press.voice, answer);
      await this.#sayLost(press.person.id, press.voice, answer);
      const handled = HANDLED_AS[outcome.kind];
      if (answer.locked && 'table' in id)
        await this.#unanswered.press(id.table, press, handled === 'changed');
      return handled;
    } catch (error) {
      const about = { interaction: press.interaction, ...aboutId(id) };
      this.#parts.bot.log.error({ ...about, ...aboutError(error) }, 'a press could not be carried out');
      // What has changed the table is shown by the delivery; everything else has changed nothing.
      if (outcome?.kind === 'board' || outcome?.kind === 'page changed') await answer.nothing();
      else await answer.page(noteMessage(press.voice.say('wire-broken')));
      return 'failed';
    }
  }

  async #told(
    outcome: Outcome,
    id: Id,
    { person, voice }: Press,
    message: PressedMessage | undefined,
    answer: Answer,
  ): Promise<void> {
    switch (outcome.kind) {
      case 'refused':
        await answer.page(refusal(await this.#withPlayers(outcome, id, voice), voice));
        if (message !== undefined && 'table' in id) await this.#mend(message, OUT_OF_DATE.has(outcome.why));
        return;
      case 'board':
        if (message !== undefined) {
          await this.#parts.speaker.answer(outcome.table, message, answer);
          const isOver = ANSWERS.has(id.kind) && outcome.asks === undefined;
          this.#pages.close(person.id, message.channel, isOver);
        }
        if (outcome.asks !== undefined) await answer.page(forReader(await outcome.asks(), voice));
        if (outcome.tells !== undefined) await answer.page(outcome.tells);
        return;
      case 'elsewhere':
        await answer.nothing();
        this.#parts.delivery.see(outcome.table);
        if (outcome.tells !== undefined) await answer.page(outcome.tells);
        return;
      case 'page changed':
        await answer.update(forReader(await outcome.draw(), voice));
        for (const table of outcome.tables ?? []) this.#parts.delivery.see(table);
        if (outcome.tells !== undefined) await answer.page(outcome.tells);
        return;
      case 'page': {
        const page = forReader(await outcome.draw(), voice);
        await (outcome.inPlace ? answer.update(page) : answer.page(page));
        if (message !== undefined && 'table' in id) await this.#mend(message, false);
      }
    }
  }

  /** A refusal to somebody who is not asked, with those who are. */
  async #withPlayers(refused: Refused, id: Id, { say }: Voice): Promise<Refused> {
    if (refused.why !== 'not asked' || !('table' in id)) return refused;
    const now = await this.#parts.bot.tables.look(id.table);
    const asked = now?.match?.decisions.map(({ seat }) => seat) ?? [];
    const people = now === undefined ? '' : playersOf(now.table, asked, say);
    return { ...refused, args: { people, count: asked.length } };
  }

  /** What somebody did, in the language that they have chosen, where it is not that of their Discord, and whether they would rather read. */
  async #asTheyWish<I extends APIInteraction>(
    interaction: I,
  ): Promise<{ readonly interaction: I; readonly reads: boolean }> {
    const person = personOf(interaction);
    if (person === undefined) return { interaction, reads: false };
    const { language, text: reads } = await this.#parts.bot.tables.profiles.of(person.id);
    return {
      interaction: language === undefined ? interaction : { ...interaction, locale: language },
      reads,
    };
  }

  /** Tells somebody, once, that no direct message reaches them. */
  async #sayUnreached(person: string, { say }: Voice, answer: Answer): Promise<void> {
    const { profiles } = this.#parts.bot.tables;
    if (!(await profiles.of(person)).unreached) return;
    if (!(await answer.page(noteMessage(say('notice-unreached'))))) return;
    await profiles.change(person, (profile) => ({ ...profile, unreached: false }));
  }

  /** Tells a host, once, that a table has lost its place, where no direct message did. */
  #sayLost(person: string, { say }: Voice, answer: Answer): Promise<void> {
    return tellUntoldLoss(person, this.#parts.bot, (now, barrier) =>
      answer.page(lostPlaceMessage(now, barrier, say)),
    );
  }

  /**
   * Brings a message up to date in which something was pressed that no longer holds; one that nobody had noted in any case, as nothing else
   * brings what stands in it.
   */
  async #mend(message: PressedMessage, outOfDate = true): Promise<void> {
    const { bot, speaker, delivery } = this.#parts;
    const known = await bot.outbox.message(message.id);
    if (known !== undefined && !outOfDate) return;
    if (known?.live) delivery.redraw(known.table);
    else await speaker.disarm(message);
  }

  async #ordered(heard: APIChatInputApplicationCommandInteraction, answer: Answer): Promise<HandledAs> {
    const { bot, commands } = this.#parts;
    const { interaction, reads } = await this.#asTheyWish(heard);
    const voice = voiceOf(interaction, reads, bot);
    const order = orderOf(interaction, bot);
    const command = commands.find(({ name }) => name === interaction.data.name);
    if (order === undefined || command === undefined) {
      const why = order === undefined ? 'wire-no-server' : 'wire-no-command';
      await answer.page(noteMessage(voice.say(why)));
      return 'refused';
    }
    const handled = await this.#ran(command, order, voice, answer);
    const typed =
      order.subcommand === undefined ? `/${command.name}` : `/${command.name} ${order.subcommand}`;
    if (answer.locked) await this.#unanswered.command(typed, order, handled === 'changed');
    return handled;
  }

  async #ran(command: Command, order: Order, voice: Voice, answer: Answer): Promise<HandledAs> {
    const { bot } = this.#parts;
    let handled: HandledAs = 'failed';
    try {
      const reply = await command.run(order, bot);
      handled = repliedAs(reply);
      await this.#replied(reply, order.channel, voice, answer);
      await this.#sayLost(order.person.id, voice, answer);
      await this.#sayUnreached(order.person.id, voice, answer);
      return handled;
    } catch (error) {
      const about = { interaction: order.interaction, command: command.name };
      bot.log.error({ ...about, ...aboutError(error) }, 'a command could not be carried out');
      // What has changed a table is shown by the delivery; everything else has changed nothing.
      if (handled === 'changed') await answer.nothing();
      else await answer.page(noteMessage(voice.say('wire-broken')));
      return 'failed';
    }
  }

  async #replied(reply: Reply, channel: string, voice: Voice, answer: Answer): Promise<void> {
    const { speaker, delivery } = this.#parts;
    switch (reply.kind) {
      case 'refused':
        await answer.page(refusal(reply, voice));
        return;
      case 'private':
        await answer.page(reply.pictured === true ? reply.message : forReader(reply.message, voice));
        for (const message of reply.more ?? []) await answer.page(forReader(message, voice));
        for (const table of [reply.changed ?? []].flat()) delivery.see(table);
        return;
      case 'live': {
        const { table, tells } = reply;
        await delivery.during(table, async () => {
          if (!(await speaker.answerAnew(table, channel, answer)))
            await answer.page(noteMessage(voice.say('table-below')));
        });
        if (tells !== undefined) await answer.page(tells);
      }
    }
  }

  async #completed(interaction: APIApplicationCommandAutocompleteInteraction): Promise<HandledAs> {
    const { bot, commands, wire } = this.#parts;
    const command = commands.find(({ name }) => name === interaction.data.name);
    const completed = async (): Promise<readonly Suggestion[]> => {
      const completion = completionOf(interaction, bot);
      return completion === undefined ? [] : ((await command?.complete?.(completion, bot)) ?? []);
    };
    const isShown = await this.#completions.run(
      personOf(interaction)?.id ?? '',
      completed,
      async (choices) => {
        await wire.answer(interaction, { kind: 'suggestions', choices: [...choices] });
      },
    );
    return isShown ? 'shown' : 'dropped';
  }
}

/** Presses after which whoever is still asked in private is shown the question anew: without that, a former one is over. */
const ANSWERS: ReadonlySet<Id['kind']> = new Set<Id['kind']>(['answer', 'choose', 'undo']);

/** How what a press led to is counted. */
const HANDLED_AS = {
  board: 'changed',
  'page changed': 'changed',
  elsewhere: 'changed',
  page: 'shown',
  refused: 'refused',
} as const satisfies Record<Outcome['kind'], HandledAs>;

/** What somebody is told whose answer Discord has refused. */
const UNSEEN = {
  changed: 'wire-unseen-counted',
  shown: 'wire-unseen',
  refused: 'wire-unseen',
  dropped: 'wire-unseen',
  failed: 'wire-unseen',
} as const satisfies Record<HandledAs, string>;

/** A page of somebody’s own, as they wish to have it. */
const forReader = (page: Message, { reads }: Voice): Message => (reads === true ? inWords(page) : page);

type Hyphened<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? `${First}-${Hyphened<Rest>}`
  : Words;

const refusedKey = (why: Reason): `refused-${Hyphened<Reason>}` =>
  `refused-${why.replaceAll(' ', '-') as Hyphened<Reason>}`;

/** What sentences are filled with where a refusal brings nothing for it: those that need it have it. */
const NO_ARGS = { least: '', seated: '', people: '', count: 0, seconds: 0 } as const;

function refusal({ why, args = {} }: Refused, { say }: Voice) {
  const host = args['host'] === undefined ? 'unknown' : mention(String(args['host']), say);
  return noteMessage(say(refusedKey(why), { ...NO_ARGS, ...args, host }));
}

function repliedAs(reply: Reply): HandledAs {
  if (reply.kind === 'refused') return 'refused';
  return reply.kind === 'private' && reply.changed === undefined ? 'shown' : 'changed';
}
