import { createHash } from 'node:crypto';
import { type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord-api-types/v10';
import { aboutError, type Log } from '../log.ts';

/** The part of Discord's REST API that registering needs. */
export interface RegistrationApi {
  put(route: `/${string}`, request: { readonly body: unknown }): Promise<unknown>;
}

/** Small values that the bot keeps for itself. */
export interface Notes {
  note(key: string): Promise<string | undefined>;
  setNote(key: string, value: string): Promise<void>;
}

/** What registering commands takes. */
export interface Registration {
  readonly api: RegistrationApi;
  /** The application's id. */
  readonly application: string;
  /** The commands as Discord registers them, all of them. */
  readonly commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  readonly notes: Notes;
  readonly log: Log;
}

/** What became of a registration: `failed` leaves those of before in place, and the next start tries again. */
export type Registered = 'unchanged' | 'registered' | 'failed';

/**
 * Registers the commands for every server at once, where they are others than this application had last. Never throws.
 * https://discord.com/developers/docs/interactions/application-commands#bulk-overwrite-global-application-commands
 */
export async function register(registration: Registration): Promise<Registered> {
  const { api, application, commands, notes, log } = registration;
  const hash = createHash('sha256').update(JSON.stringify(commands)).digest('hex');
  const key = `commands:${application}`;
  try {
    if ((await notes.note(key)) === hash) return 'unchanged';
    await api.put(Routes.applicationCommands(application), { body: commands });
    await notes.setNote(key, hash);
    log.info({ commands: commands.map(({ name }) => name) }, 'The commands were registered.');
    return 'registered';
  } catch (error) {
    log.error(aboutError(error), 'The commands could not be registered; the next start tries again.');
    return 'failed';
  }
}
