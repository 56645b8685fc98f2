import { lookAtIcons } from '../../discord/client/emojis.ts';
import { type Finding, unwell, well } from '../finding.ts';
import type { OwnFiles } from '../own-files.ts';
import type { Api } from './api.ts';
import type { Application } from './application.ts';
import { collectingLog } from './collecting-log.ts';

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
