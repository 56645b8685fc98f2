import { type APIInteraction, InteractionContextType } from 'discord-api-types/v10';
import { MAX_FILE } from '../rest/body.ts';
import { APPLICATION_ID, GUILD_ID, type Member } from '../world/cast.ts';
import { guildJson } from '../world/harbour.ts';
import type { Interaction } from '../world/interactions.ts';
import type { World } from '../world/world.ts';

/** What an interaction carries whatever was done. */
function surroundings(world: World, person: Member, { channelId }: Interaction): object {
  const channel = world.channels.json(channelId);
  const mayHere = (userId: string): string => world.channels.permissions(userId, channelId).toString();
  const common = {
    application_id: APPLICATION_ID,
    version: 1,
    channel_id: channelId,
    channel: { ...channel, permissions: mayHere(person.user.id) },
    app_permissions: mayHere(APPLICATION_ID),
    locale: world.members.locale(person.user.id),
    entitlements: [],
    authorizing_integration_owners: { '0': GUILD_ID },
    attachment_size_limit: MAX_FILE,
  };
  if (world.channels.guildOf(channelId) === undefined)
    return {
      ...common,
      user: person.user,
      context: InteractionContextType.BotDM,
      authorizing_integration_owners: { '0': '0' },
    };
  const { preferred_locale: locale, features } = guildJson();
  return {
    ...common,
    guild_id: GUILD_ID,
    guild: { id: GUILD_ID, locale, features },
    guild_locale: locale,
    member: { ...world.members.json(person.user.id), permissions: mayHere(person.user.id) },
    context: InteractionContextType.Guild,
  };
}

/**
 * The event that tells the bot what a person did (Discord docs, interactions/receiving-and-responding.mdx
 * "Interaction Object"); `more` is what its type adds.
 */
export function interactionPayload(
  world: World,
  person: Member,
  interaction: Interaction,
  more: { readonly data: object; readonly message?: object },
): APIInteraction {
  const { id, token, type } = interaction;
  return { id, token, type, ...surroundings(world, person, interaction), ...more } as APIInteraction;
}
