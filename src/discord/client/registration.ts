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
  readonly application: string;
  readonly commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  readonly log: Log;
}

/** What became of a registration: `failed` leaves those of before in place, and the next start tries again. */
export type Registered = 'unchanged' | 'registered' | 'failed';

/** Registers the commands if Discord's differ: somebody may have changed them meanwhile. Never throws. */
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
