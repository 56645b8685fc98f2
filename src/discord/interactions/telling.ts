import type { ServerSettings } from '../../tables/service/servers.ts';
import { canWrite, isLockedTo } from '../protocol/permissions.ts';
import type { Actor } from './actor.ts';
import { barredFromChannel } from './opening.ts';

/** Why nothing is posted in the channel for a person: no permission, or no games wanted there; else undefined. */
export const barredFromTelling = (
  by: Actor,
  settings: Pick<ServerSettings, 'channels' | 'inChannels'>,
): string | undefined =>
  by.canWrite() ? barredFromChannel(by, settings) : by.context.say('told-not-allowed');

/** Whether the bot can write a line in the channel. */
export const canTell = (by: Actor): boolean => canWrite(by) && !isLockedTo(by);

/** The language in which a channel is told something: that of the server. */
export const languageTold = (
  { serverLanguage, language }: Actor,
  settings: Pick<ServerSettings, 'language'>,
): string => settings.language ?? serverLanguage ?? language;
