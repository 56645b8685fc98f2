import { staleCommands } from '../../discord/connection/stale-commands.ts';
import { type Finding, unwell, well } from '../finding.ts';
import type { OwnFiles } from '../own-files.ts';
import type { Api } from './api.ts';
import type { Application } from './application.ts';

/** The most names that are printed. */
const NAMED = 10;

/** Whether Discord has the commands of this version. Throws where it does not say. */
export async function checkCommands(
  { rest }: Api,
  { id }: Application,
  { texts, games, commands }: OwnFiles,
): Promise<Finding> {
  const ours = commands.map((command) => command.data(texts, games));
  const stale = await staleCommands(rest, id, ours);
  if (stale.length === 0) return well(`The ${ours.length} commands are those of this version.`);
  const named = stale.slice(0, NAMED).map((name) => `/${name}`);
  return unwell(
    `Discord lacks these commands, or has them from another version: ${named.join(', ')}${stale.length > NAMED ? ' and others' : ''}.`,
    'Start the bot, or start it again: it registers its commands. Whoever still sees the old ones then reloads Discord (Ctrl+R).',
  );
}
