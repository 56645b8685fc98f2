import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteractionDataResolved,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { type Profile, USUAL_PROFILE } from '../../tables/model/profile.ts';
import type { Person } from '../../tables/model/table.ts';
import type { MessageContext } from '../views/message-context.ts';
import type { Completion, Order } from './command.ts';
import { groundOf, personOf, standpointOf } from './reading.ts';

type Command = APIChatInputApplicationCommandInteraction | APIApplicationCommandAutocompleteInteraction;

/** Whether a command was typed, not chosen from a menu. */
export const isTyped = (
  interaction: APIApplicationCommandInteraction,
): interaction is APIChatInputApplicationCommandInteraction =>
  interaction.data.type === ApplicationCommandType.ChatInput;

/** Reads a command; nothing where it was not given in the channel of a server. */
export function orderOf(
  interaction: Command,
  context: MessageContext,
  profile: Profile | undefined,
): Order | undefined {
  const person = personOf(interaction);
  const standpoint = standpointOf(interaction);
  if (person === undefined || standpoint === undefined) return undefined;
  const { subcommand, given } = chosen(interaction.data.options ?? []);
  return {
    interaction: interaction.id,
    person,
    ...standpoint,
    ...groundOf(interaction, profile ?? USUAL_PROFILE),
    ...(subcommand === undefined ? {} : { subcommand }),
    options: new Map(given.map(({ name, value }) => [name, String(value)])),
    people: peopleIn(interaction.data.resolved),
    files: new Map(
      Object.values(interaction.data.resolved?.attachments ?? {}).map(({ id, url, size }) => [
        id,
        { url, size },
      ]),
    ),
    context,
    ...(profile === undefined ? {} : { profile }),
  };
}

/** Members of the server whom options name, under the names that it knows them by. */
function peopleIn(resolved: APIInteractionDataResolved | undefined): ReadonlyMap<string, Person> {
  const members = Object.entries(resolved?.members ?? {});
  return new Map(
    members.flatMap(([id, { nick }]) => {
      const user = resolved?.users?.[id];
      if (user === undefined || user.bot === true) return [];
      return [[id, { id, name: nick ?? user.global_name ?? user.username }] as const];
    }),
  );
}

/** Reads a command that is being typed. */
export function completionOf(
  interaction: APIApplicationCommandAutocompleteInteraction,
  context: MessageContext,
): Completion | undefined {
  const order = orderOf(interaction, context, undefined);
  const { given } = chosen(interaction.data.options ?? []);
  const focused = given.find((option) => option.focused === true);
  return order === undefined || focused === undefined ? undefined : { ...order, focused: focused.name };
}

/** An option as Discord sends it: with a value, or, for a subcommand, with options of its own. */
interface GivenOption {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly GivenOption[];
}

function chosen(options: readonly GivenOption[]): {
  readonly subcommand?: string;
  readonly given: readonly GivenOption[];
} {
  const [first] = options;
  if (first?.type !== ApplicationCommandOptionType.Subcommand) return { given: options };
  return { subcommand: first.name, given: first.options ?? [] };
}
