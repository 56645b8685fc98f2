import { isDeepStrictEqual } from 'node:util';
import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { aboutError, type Log } from '../log.ts';

/** The part of Discord's REST API that registering needs. */
export interface RegistrationApi {
  get(route: `/${string}`, request: { readonly query: URLSearchParams }): Promise<unknown>;
  put(route: `/${string}`, request: { readonly body: unknown }): Promise<unknown>;
}

interface Registration {
  readonly api: RegistrationApi;
  readonly application: string;
  readonly commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  readonly log: Log;
}

/** Commands come with the bot into a server, not along with people into others ("Application Commands", Contexts). */
const INSTALLED: readonly ApplicationIntegrationType[] = [ApplicationIntegrationType.GuildInstall];

/** Registers the commands if Discord's differ: somebody may have changed them meanwhile. Never throws. */
export async function register({ api, application, commands, log }: Registration): Promise<void> {
  try {
    if ((await staleCommands(api, application, commands)).length === 0) return;
    const body = commands.map((command) => ({ ...command, integration_types: INSTALLED }));
    await api.put(Routes.applicationCommands(application), { body });
    log.info({ commands: commands.map(({ name }) => name) }, 'The commands were registered.');
  } catch (error) {
    log.error(
      aboutError(error),
      'The commands could not be registered. The bot tries again at its next start.',
    );
  }
}

const listed = z.array(z.looseObject({ name: z.string() }));

/** The names of commands that Discord lacks or has otherwise or without need. Throws if Discord does not answer. */
export async function staleCommands(
  api: Pick<RegistrationApi, 'get'>,
  application: string,
  commands: Registration['commands'],
): Promise<readonly string[]> {
  const query = new URLSearchParams({ with_localizations: 'true' });
  const there = listed.parse(await api.get(Routes.applicationCommands(application), { query }));
  const lone = (some: readonly { readonly name: string }[], others: readonly object[]) =>
    some.filter((one) => !others.some((other) => isDeepStrictEqual(comparable(one), comparable(other))));
  const stale = [...lone(commands, there), ...lone(there, commands)];
  return [...new Set(stale.map(({ name }) => name))];
}

const comparable = (command: object): unknown =>
  said({ type: ApplicationCommandType.ChatInput, integration_types: INSTALLED, ...command });

/** What can be said of a command, an option and a choice; all else is Discord's own. */
const SAID = new Set([
  ...['type', 'name', 'description', 'value', 'required', 'autocomplete', 'choices', 'options'],
  ...['min_value', 'max_value', 'min_length', 'max_length', 'channel_types'],
  ...['contexts', 'integration_types', 'default_member_permissions'],
]);

/** A value as far as it says something: Discord leaves out what says nothing, or tells it as `null` or `false`. */
function said(value: unknown, isSaid: (name: string) => boolean = (name) => SAID.has(name)): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((each) => said(each)).sort();
  if (value === null || value === false) return undefined;
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const isWords = name.endsWith('_localizations');
    const held = isWords || isSaid(name) ? said(part, isWords ? () => true : undefined) : undefined;
    return held === undefined ? [] : [[name, held] as const];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
