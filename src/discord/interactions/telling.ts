import type { ServerSettings } from '../../tables/service/servers.ts';
import { canWrite, isLockedTo } from '../protocol/permissions.ts';
import { mentions } from '../views/places-named.ts';
import type { Press } from './button.ts';
import type { Ground } from './opening.ts';

/** A sentence why nothing is written in the channel for somebody: they may not write there, or the server wants no games there. Nothing where it is. */
export function barredFromTelling(
  { context: { say }, standpoint }: Pick<Press, 'context' | 'standpoint'>,
  { channels }: Pick<ServerSettings, 'channels'>,
): string | undefined {
  if (!standpoint.canWrite) return say('told-not-allowed');
  const isHere = channels.includes(standpoint.channel) || channels.includes(standpoint.parent ?? '');
  return channels.length === 0 || isHere
    ? undefined
    : say('settings-barred-channel', { channels: mentions('#', channels) });
}

/** Whether the bot can write a line in the channel. */
export const canTell = (ground: Ground): boolean => canWrite(ground) && !isLockedTo(ground);

/** The language in which a channel is told something: that of the server. */
export const languageTold = (
  { serverLanguage, language }: Pick<Ground, 'serverLanguage' | 'language'>,
  settings: Pick<ServerSettings, 'language'>,
): string => settings.language ?? serverLanguage ?? language;
