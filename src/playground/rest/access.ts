import { PermissionFlagsBits } from 'discord-api-types/v10';
import { APPLICATION_ID } from '../world/cast.ts';
import { type Answer, type Call, NO_CONTENT } from './endpoint.ts';
import { refuse } from './refusal.ts';

/** Makes sure that the bot may use a channel so. @throws Refusal 10003, 50001 or 50013. */
export function checkAccess(call: Call, needed: bigint): void {
  const channelId = call.param('channel');
  const { channels } = call.world;
  if (!channels.exists(channelId)) throw refuse('unknownChannel');
  const has = channels.permissions(APPLICATION_ID, channelId);
  if ((has & PermissionFlagsBits.ViewChannel) === 0n) throw refuse('missingAccess');
  if ((has & needed) !== needed) throw refuse('missingPermissions');
}

/** Makes sure that a route names this application. @throws Refusal 10002 otherwise. */
export function checkApplication(call: Call): void {
  if (call.param('application') !== APPLICATION_ID) throw refuse('unknownApplication');
}

/** Answers a removal. @throws the refusal when there was nothing to remove. */
export function removed(was: boolean, otherwise: Parameters<typeof refuse>[0]): Answer {
  if (!was) throw refuse(otherwise);
  return NO_CONTENT;
}
