import { staleCommands } from '../../discord/client/stale-commands.ts';
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
  if (stale.length === 0) return well(`All ${ours.length} commands are up to date.`);
  const named = stale.slice(0, NAMED).map((name) => `/${name}`);
  return unwell(
    `On Discord, these commands are missing or from another version: ${named.join(', ')}${stale.length > NAMED ? ' and others' : ''}.`,
    'Start or restart the bot: it registers its commands. If you still see the old ones, reload Discord (Ctrl+R).',
  );
}
