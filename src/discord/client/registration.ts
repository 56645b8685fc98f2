import { type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord-api-types/v10';
import { aboutError, type Log } from '../log.ts';
import { type CommandsApi, INSTALLED, staleCommands } from './stale-commands.ts';

/** The part of Discord's REST API that registering needs. */
export interface RegistrationApi extends CommandsApi {
  put(route: `/${string}`, request: { readonly body: unknown }): Promise<unknown>;
}

/** What registering commands takes. */
export interface Registration {
  readonly api: RegistrationApi;
  /** The application's id. */
  readonly application: string;
  /** The commands as Discord registers them, all of them. */
  readonly commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  readonly log: Log;
}

/** What became of a registration: `failed` leaves those of before in place, and the next start tries again. */
export type Registered = 'unchanged' | 'registered' | 'failed';

/**
 * Registers the commands for all servers at once if Discord's differ. Discord is asked each time, as another bot of
 * this application, or a person, may have changed them meanwhile. Never throws.
 * https://discord.com/developers/docs/interactions/application-commands#bulk-overwrite-global-application-commands
 */
export async function register({ api, application, commands, log }: Registration): Promise<Registered> {
  try {
    if ((await staleCommands(api, application, commands)).length === 0) return 'unchanged';
    const body = commands.map((command) => ({ ...command, integration_types: INSTALLED }));
    await api.put(Routes.applicationCommands(application), { body });
    log.info({ commands: commands.map(({ name }) => name) }, 'The commands were registered.');
    return 'registered';
  } catch (error) {
    log.error(
      aboutError(error),
      'The commands could not be registered. The bot tries again at its next start.',
    );
    return 'failed';
  }
}
