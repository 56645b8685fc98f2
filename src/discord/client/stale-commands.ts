import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10';
import { z } from 'zod';

/** The part of Discord's REST API that looking at commands needs. */
export interface CommandsApi {
  get(route: `/${string}`, request: { readonly query: URLSearchParams }): Promise<unknown>;
}

/** Commands come with the bot into a server, not along with people into others ("Application Commands", Contexts). */
export const INSTALLED: readonly ApplicationIntegrationType[] = [ApplicationIntegrationType.GuildInstall];

/** Discord leaves out, or says `null`, `false` or nothing, for what it was not told. */
const told = <T extends z.ZodType>(shape: T) =>
  shape.nullish().transform((value) => (value === false || value === null ? undefined : value));
const list = <T extends z.ZodType>(of: T) =>
  z
    .array(of)
    .nullish()
    .transform((items) => (items === null || items?.length === 0 ? undefined : items));
/** Texts by language, in an order of their own. */
const translations = z
  .record(z.string(), z.string().nullable())
  .nullish()
  .transform((texts) => {
    const there = Object.entries(texts ?? {}).filter(([, text]) => text !== null);
    return there.length === 0 ? undefined : there.sort(([a], [b]) => (a < b ? -1 : 1));
  });

const words = {
  name: z.string(),
  name_localizations: translations,
  description: z.string(),
  description_localizations: translations,
};
const choice = z.object({
  name: z.string(),
  name_localizations: translations,
  value: z.union([z.string(), z.number()]),
});
const value = z.object({
  type: z.number(),
  ...words,
  required: told(z.boolean()),
  autocomplete: told(z.boolean()),
  choices: list(choice),
  channel_types: list(z.number()),
  min_value: told(z.number()),
  max_value: told(z.number()),
  min_length: told(z.number()),
  max_length: told(z.number()),
});
const subcommand = value.extend({ options: list(value) });
/** Any option: a group of subcommands is what holds most. */
const option = value.extend({ options: list(subcommand) });
/** A command as it is told from others: by what we say of one, and by nothing that Discord adds. */
const command = z.object({
  type: z.number().default(ApplicationCommandType.ChatInput),
  ...words,
  contexts: list(z.number()).transform((contexts) => contexts?.toSorted()),
  integration_types: list(z.number()).transform((types) => (types ?? INSTALLED).toSorted()),
  default_member_permissions: told(z.string()),
  options: list(option),
});

/** Commands by their type and name, each as one text that is the same where they are. */
const textsOf = (commands: unknown): ReadonlyMap<string, string> =>
  new Map(
    z
      .array(command)
      .parse(commands ?? [])
      .map((each) => [`${each.type} ${each.name}`, JSON.stringify(each)]),
  );

/** The names of commands that Discord lacks or has otherwise or without need. Throws if Discord does not answer. */
export async function staleCommands(
  api: CommandsApi,
  application: string,
  commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
): Promise<readonly string[]> {
  const query = new URLSearchParams({ with_localizations: 'true' });
  const there = textsOf(await api.get(Routes.applicationCommands(application), { query }));
  const ours = textsOf(commands);
  const keys = new Set([...ours.keys(), ...there.keys()]);
  return [...keys]
    .filter((key) => ours.get(key) !== there.get(key))
    .map((key) => key.slice(key.indexOf(' ') + 1));
}
