import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteractionDataResolved,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { TYPED } from '../../bounds.ts';
import { USUAL_PROFILE } from '../../tables/model/profile.ts';
import type { Rejection } from '../../tables/model/rejection.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import { sentencesWithin } from '../../texts/shown-text.ts';
import type { Bot } from '../channel/bot.ts';
import { aboutError } from '../log.ts';
import type { HandledAs } from '../meter.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { CHOICE_LENGTH, COMMAND_OPTIONS } from '../protocol/limits.ts';
import { noteMessage } from '../views/components.ts';
import type { MessageContext } from '../views/message-context.ts';
import { sayWhatWaits } from './after-press.ts';
import type { Command, Completion, Order, Suggestion } from './command.ts';
import { Completions } from './completions.ts';
import { actorIn, contextOf, type Known, personIn } from './reading.ts';
import { type Asker, handledAs, type Replies, refusedWords } from './replies.ts';
import type { Unanswered } from './unanswered.ts';

type Typed = APIChatInputApplicationCommandInteraction | APIApplicationCommandAutocompleteInteraction;

interface OrdersParts {
  readonly bot: Bot;
  readonly commands: readonly Command[];
  readonly api: Pick<DiscordApi, 'answer'>;
  readonly replies: Replies;
  readonly unanswered: Unanswered;
}

/** Runs the commands that people type, and completes them. */
export class Orders {
  readonly #parts: OrdersParts;
  readonly #completions: Completions;

  constructor(parts: OrdersParts) {
    this.#parts = parts;
    this.#completions = new Completions(parts.bot.clock);
  }

  isForBlocked(interaction: APIChatInputApplicationCommandInteraction): boolean {
    return this.#commandOf(interaction)?.isForBlocked === true;
  }

  async run(interaction: APIChatInputApplicationCommandInteraction, asker: Asker): Promise<HandledAs> {
    const { context, responder } = asker;
    const order = orderOf(interaction, asker);
    const command = this.#commandOf(interaction);
    if (typeof order === 'string' || command === undefined) {
      const why = typeof order === 'string' ? order : 'wire-no-command';
      await responder.page(noteMessage(context.say(why)));
      return 'refused';
    }
    const handled = await this.#carryOut(command, order, asker);
    const typed =
      order.subcommand === undefined ? `/${command.name}` : `/${command.name} ${order.subcommand}`;
    if (responder.isLocked) await this.#parts.unanswered.command(typed, order, handled === 'changed');
    return handled;
  }

  async #carryOut(command: Command, order: Order, asker: Asker): Promise<HandledAs> {
    const { bot, replies } = this.#parts;
    let handled: HandledAs = 'failed';
    try {
      const reply = await command.run(order, bot);
      handled = handledAs(reply);
      await replies.give(reply, asker);
      await sayWhatWaits(asker, await bot.tables.untoldTo(asker.person), bot);
      return handled;
    } catch (error) {
      const about = { interaction: order.interaction, command: command.name };
      bot.log.error({ ...about, ...aboutError(error) }, 'a command could not be carried out');
      await replies.sayBroken(handled, asker);
      return 'failed';
    }
  }

  async complete(interaction: APIApplicationCommandAutocompleteInteraction): Promise<HandledAs> {
    const { bot, api } = this.#parts;
    const completed = async (): Promise<readonly Suggestion[]> => {
      const context = contextOf(interaction.locale, USUAL_PROFILE, bot);
      const { servers } = bot.tables;
      const settings = await servers.of(interaction.guild_id ?? '');
      const blocked = servers.blockIn(settings, personIn(interaction));
      if (blocked !== undefined) return [suggestionOf(blocked, context)];
      const completion = completionOf(interaction, { context, ...settings });
      return completion === undefined
        ? []
        : ((await this.#commandOf(interaction)?.complete?.(completion, bot)) ?? []);
    };
    const isShown = await this.#completions.run(personIn(interaction), completed, async (choices) => {
      await api.answer(interaction, { kind: 'suggestions', choices: [...choices] });
    });
    return isShown ? 'shown' : 'dropped';
  }

  #commandOf({ data }: Typed): Command | undefined {
    return this.#parts.commands.find(({ name }) => name === data.name);
  }
}

/** A refusal as the only suggestion: its first sentence, as far as there is room. Who chooses it is told the whole. */
const suggestionOf = (refused: Rejection, context: MessageContext): Suggestion => ({
  name: sentencesWithin(refusedWords(refused, context), CHOICE_LENGTH),
  value: refused.code,
});

/** Whether a command was typed, not chosen from a menu. */
export const isTyped = (
  interaction: APIApplicationCommandInteraction,
): interaction is APIChatInputApplicationCommandInteraction =>
  interaction.data.type === ApplicationCommandType.ChatInput;

/** Reads a command, or returns why it is none: not given in the channel of a server, or too long. */
function orderOf(interaction: Typed, known: Known): Order | 'wire-no-server' | 'wire-too-long' {
  const by = actorIn(interaction, known);
  if (by === undefined) return 'wire-no-server';
  const { subcommand, given } = chosen(interaction.data.options ?? []);
  if (given.length > COMMAND_OPTIONS || given.some(isTooLong)) return 'wire-too-long';
  const files = Object.values(interaction.data.resolved?.attachments ?? {});
  return {
    ...by,
    ...(subcommand !== undefined && { subcommand }),
    options: new Map(given.map(({ name, value }) => [name, String(value)])),
    people: peopleIn(interaction.data.resolved),
    files: new Map(files.map(({ id, url, size }) => [id, { url, size }])),
  };
}

/** Members of the server whom options name, under the names that it knows them by. */
function peopleIn(resolved: APIInteractionDataResolved | undefined): ReadonlyMap<string, SeatedPerson> {
  const members = Object.entries(resolved?.members ?? {});
  return new Map(
    members.flatMap(([id, { nick }]) => {
      const user = resolved?.users?.[id];
      if (user === undefined || user.bot === true) return [];
      return [[id, { id, name: nick ?? user.global_name ?? user.username }] as const];
    }),
  );
}

function completionOf(
  interaction: APIApplicationCommandAutocompleteInteraction,
  known: Known,
): Completion | undefined {
  const order = orderOf(interaction, known);
  const { given } = chosen(interaction.data.options ?? []);
  const focused = given.find((option) => option.focused === true);
  return typeof order === 'string' || focused === undefined ? undefined : { ...order, focused: focused.name };
}

/** An option as Discord sends it: with a value, or, for a subcommand, with options of its own. */
interface GivenOption {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly GivenOption[];
}

const LONG_OPTIONS: ReadonlyMap<string, number> = new Map(Object.entries(TYPED.longOptions));

const isTooLong = ({ name, value }: GivenOption): boolean =>
  String(value).length > (LONG_OPTIONS.get(name) ?? TYPED.option);

function chosen(options: readonly GivenOption[]): {
  readonly subcommand?: string;
  readonly given: readonly GivenOption[];
} {
  const [first] = options;
  if (first?.type !== ApplicationCommandOptionType.Subcommand) return { given: options };
  return { subcommand: first.name, given: first.options ?? [] };
}
