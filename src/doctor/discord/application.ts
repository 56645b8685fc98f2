import { Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { lookAtIcons } from '../../discord/client/emojis.ts';
import { staleCommands } from '../../discord/client/registration.ts';
import type { Log, LogLine } from '../../discord/log.ts';
import { invitationOf } from '../../discord/protocol/permissions.ts';
import { type Finding, notChecked, unwell, well } from '../finding.ts';
import type { OwnFiles } from '../machine.ts';
import type { Api } from './api.ts';

/** The application that a token belongs to, and its bot's user. */
export interface Application {
  readonly id: string;
  readonly name: string;
  readonly bot: string;
}

const shape = z.object({
  id: z.string(),
  name: z.string(),
  bot: z.object({ id: z.string() }).optional(),
  bot_require_code_grant: z.boolean().default(false),
  interactions_endpoint_url: z.string().nullish(),
});

/** Asks which application a token belongs to. Throws where Discord does not say. */
export async function askForApplication(
  api: Api,
): Promise<{ readonly application: Application; readonly findings: readonly Finding[] }> {
  const told = await api.ask(Routes.currentApplication(), shape);
  return {
    application: { id: told.id, name: told.name, bot: told.bot?.id ?? told.id },
    findings: [
      well(`Discord accepts the token. The application is ${told.name} (${told.id}).`),
      ...settingsFindings(told),
    ],
  };
}

const PORTAL = 'https://discord.com/developers/applications';

/** Settings of an application with which a bot is never called, or never let in. */
function settingsFindings(told: z.infer<typeof shape>): readonly Finding[] {
  const findings: Finding[] = [];
  if ((told.interactions_endpoint_url ?? '') !== '')
    findings.push(
      unwell(
        'Discord sends every press and command to a web address instead of the bot.',
        `Empty the field "Interactions Endpoint URL" on the General Information page of the application at ${PORTAL}.`,
      ),
    );
  if (told.bot_require_code_grant)
    findings.push(
      unwell(
        'The bot cannot be invited to a server because the application requires a code grant.',
        `Turn off "Requires OAuth2 Code Grant" on the Bot page of the application at ${PORTAL}.`,
      ),
    );
  return findings;
}

/** The most servers that one answer lists ("User Resource", Get Current User Guilds). */
const LISTED = 200;
const NAMED = 10;

const serversShape = z.array(z.object({ name: z.string() }));

/** Which servers the bot is in. Throws where Discord does not say. */
export async function checkServers(api: Api, { id }: Application): Promise<Finding> {
  const servers = await api.ask(Routes.userGuilds(), serversShape, { limit: String(LISTED) });
  if (servers.length === 0) return unwell('The bot is not in any server.', `Invite it: ${invitationOf(id)}`);
  const count = servers.length < LISTED ? `${servers.length}` : `${LISTED} or more`;
  const names = servers.slice(0, NAMED).map(({ name }) => name);
  const others = servers.length > NAMED ? ' and others' : '';
  return well(
    `The bot is in ${count} ${servers.length === 1 ? 'server' : 'servers'}: ${names.join(', ')}${others}.`,
  );
}

/** Whether Discord has the commands of this version. Throws where it does not say. */
export async function checkCommands(
  { rest }: Api,
  { id }: Application,
  { texts, games, commands }: OwnFiles,
): Promise<Finding> {
  const ours = commands.map((command) => command.data(texts, games));
  const stale = await staleCommands(rest, id, ours);
  if (stale.length === 0) return well(`All ${ours.length} commands are up to date.`);
  const named = stale.slice(0, NAMED).map((name) => `/${name}`);
  return unwell(
    `On Discord, these commands are missing or from another version: ${named.join(', ')}${stale.length > NAMED ? ' and others' : ''}.`,
    'Start or restart the bot: it registers its commands. If you still see the old ones, reload Discord (Ctrl+R).',
  );
}

/** Whether the application has the icons of this version as emojis. Throws where Discord does not say. */
export async function checkEmojis(
  { rest }: Api,
  { id: application }: Application,
  { games }: OwnFiles,
): Promise<readonly Finding[]> {
  const log = collectingLog();
  const icons = games.flatMap((game) => game.icons);
  const { wanted, missing, room } = await lookAtIcons({ api: rest, application, icons, log });
  const unpainted = [...new Set(log.troubles)].map((trouble) =>
    unwell(trouble, 'Install the packages again: npm ci. If it happens again, please report it as a bug.'),
  );
  if (missing.length === 0) return [...unpainted, well(`All ${wanted} icons are uploaded as emojis.`)];
  const what = `${missing.length} of ${wanted} icons are not uploaded as emojis, so the bot uses words instead.`;
  const cure =
    room < missing.length
      ? `The application has room for only ${room} more emojis. Remove some on its Emojis page at https://discord.com/developers/applications, then start the bot again.`
      : 'Start or restart the bot. It uploads them within a few minutes.';
  return [...unpainted, unwell(what, cure)];
}

/** A log that keeps what went wrong. */
export function collectingLog(): Log & { readonly troubles: readonly string[] } {
  const troubles: string[] = [];
  const keep: LogLine = (_about, sentence) => {
    troubles.push(sentence);
  };
  return { troubles, debug: () => {}, info: () => {}, warn: keep, error: keep };
}

/** Seconds that a clock may be off: an answer takes a while, and tells whole seconds. */
const TOLERANCE = 10;

/** Whether this machine's clock is right. `ahead`: milliseconds that Discord's clock is ahead of it, if known. */
export function checkClock(ahead: number | undefined): Finding {
  if (ahead === undefined)
    return notChecked('The clock was not checked: Discord did not say what time it is.');
  const seconds = Math.abs(ahead) / 1000;
  if (seconds <= TOLERANCE) return well('The clock is right.');
  return unwell(
    `The clock of this machine is ${inWords(seconds)} ${ahead > 0 ? 'behind' : 'ahead of'} Discord's.`,
    'Let the system set it automatically (on Linux: timedatectl set-ntp true). A container uses the clock of its machine. Reminders and deadlines depend on it.',
  );
}

function inWords(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3600)} hours`;
}
