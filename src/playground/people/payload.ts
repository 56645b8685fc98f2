import type { APIInteraction } from 'discord-api-types/v10';
import { APPLICATION_ID, GUILD_ID, type Member } from '../world/cast.ts';
import { guildJson } from '../world/harbour.ts';
import type { Interaction } from '../world/interactions.ts';
import type { World } from '../world/world.ts';

/**
 * The event that tells the bot what a person did (Discord docs, interactions/receiving-and-responding.mdx
 * "Interaction Object"); `more` is what its type adds.
 */
export function interactionPayload(
  { channels, members }: World,
  { user }: Member,
  { id, token, type, channelId }: Interaction,
  more: { readonly data: object; readonly message?: object },
): APIInteraction {
  const mayHere = (userId: string): string => channels.permissions(userId, channelId).toString();
  const permissions = mayHere(user.id);
  const isDirect = channels.guildOf(channelId) === undefined;
  const channel: object = { ...channels.json(channelId), permissions };
  const guild = { guild_id: GUILD_ID, guild_locale: guildJson().preferred_locale };
  return {
    ...{ id, token, type, application_id: APPLICATION_ID, channel_id: channelId },
    ...{ channel, app_permissions: mayHere(APPLICATION_ID), locale: members.locale(user.id) },
    ...(isDirect ? { user } : { ...guild, member: { ...members.json(user.id), permissions } }),
    ...more,
  } as APIInteraction;
}
