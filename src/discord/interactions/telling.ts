import type { ServerSettings } from '../../tables/service/servers.ts';
import { canWrite, isLockedTo } from '../protocol/permissions.ts';
import type { Press } from './button.ts';
import { barredFromChannel, type OpeningPlace } from './opening.ts';

/** Why nothing is posted in the channel for a person: no permission, or no games wanted there; else undefined. */
export const barredFromTelling = (
  { context, standpoint }: Pick<Press, 'context' | 'standpoint'>,
  settings: Pick<ServerSettings, 'channels' | 'inChannels'>,
): string | undefined =>
  standpoint.canWrite() ? barredFromChannel(standpoint, settings, context) : context.say('told-not-allowed');

/** Whether the bot can write a line in the channel. */
export const canTell = (ground: OpeningPlace): boolean => canWrite(ground) && !isLockedTo(ground);

/** The language in which a channel is told something: that of the server. */
export const languageTold = (
  { serverLanguage, language }: Pick<OpeningPlace, 'serverLanguage' | 'language'>,
  settings: Pick<ServerSettings, 'language'>,
): string => settings.language ?? serverLanguage ?? language;
