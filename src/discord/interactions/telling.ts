import type { ServerSettings } from '../../tables/service/servers.ts';
import { canWrite, isLockedTo } from '../protocol/permissions.ts';
import type { Press } from './button.ts';
import { barredFromChannel, type OpeningPlace } from './opening.ts';

/** A sentence why nothing is written in the channel for somebody: they may not write there, or the server wants no games there. Nothing where it is. */
export const barredFromTelling = (
  { context, standpoint }: Pick<Press, 'context' | 'standpoint'>,
  settings: Pick<ServerSettings, 'channels'>,
): string | undefined =>
  standpoint.canWrite() ? barredFromChannel(standpoint, settings, context) : context.say('told-not-allowed');

/** Whether the bot can write a line in the channel. */
export const canTell = (ground: OpeningPlace): boolean => canWrite(ground) && !isLockedTo(ground);

/** The language in which a channel is told something: that of the server. */
export const languageTold = (
  { serverLanguage, language }: Pick<OpeningPlace, 'serverLanguage' | 'language'>,
  settings: Pick<ServerSettings, 'language'>,
): string => settings.language ?? serverLanguage ?? language;
