import { type APIApplicationCommand, type APIChannel, InteractionContextType } from 'discord-api-types/v10';
import { ClientError } from '../person.ts';
import { opensTo } from '../world/access.ts';
import { APPLICATION_ID } from '../world/cast.ts';
import type { World } from '../world/world.ts';

/** Whether a person sees what stands in a channel. */
export function mayReadChannel(world: World, userId: string, channelId: string): boolean {
  const direct = world.channels.directOf(channelId);
  if (direct !== undefined) return direct.userId === userId;
  return world.channels.exists(channelId) && opensTo(world, userId, channelId);
}

/** What a person's client lists: channels, then threads, then the direct channel with the bot. */
export function channelsFor(world: World, userId: string): readonly APIChannel[] {
  const { channels, threads } = world;
  const direct = channels.directWith(userId);
  return [
    ...channels.inGuild().filter(({ id }) => mayReadChannel(world, userId, id)),
    ...threads
      .all()
      .filter(({ id }) => mayReadChannel(world, userId, id))
      .flatMap(({ id }) => threads.json(id, userId) ?? []),
    ...(direct === undefined ? [] : [channels.json(direct.id)]).flatMap((channel) => channel ?? []),
  ];
}

/**
 * Makes sure that a person can use commands and buttons in a channel. A closed thread does not prevent it: phones still
 * offer its buttons, and commands reach the bot, which may find that it cannot answer (discord-api-docs #5517).
 * @throws ClientError
 */
export function checkMayAct(world: World, userId: string, channelId: string): void {
  if (!mayReadChannel(world, userId, channelId)) throw new ClientError('This channel does not exist.');
  if (world.channels.directOf(channelId) === undefined && !world.members.isIn(APPLICATION_ID))
    throw new ClientError('The app is no longer in this server.');
}

const isFor = ({ contexts }: APIApplicationCommand, context: InteractionContextType): boolean =>
  contexts === null || contexts === undefined || contexts.includes(context);

/** The commands that a person is offered, in a channel where one is named. */
export function commandsFor(
  world: World,
  userId: string,
  channelId: string | undefined,
): readonly APIApplicationCommand[] {
  const all = world.commands.list();
  if (channelId !== undefined && world.channels.directOf(channelId) !== undefined)
    return all.filter((command) => isFor(command, InteractionContextType.BotDM));
  const channel = channelId ?? world.channels.inGuild()[0]?.id;
  if (channel === undefined || !world.members.isIn(APPLICATION_ID)) return [];
  const may = world.channels.permissions(userId, channel);
  return all.filter((command) => {
    const { default_member_permissions: asked } = command;
    if (!isFor(command, InteractionContextType.Guild)) return false;
    if (asked === null || asked === undefined) return true;
    const needed = BigInt(asked);
    return needed !== 0n && (may & needed) === needed;
  });
}
