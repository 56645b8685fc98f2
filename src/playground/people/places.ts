import type { APIApplicationCommand, APIChannel } from 'discord-api-types/v10';
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

/** The commands that people are offered in a channel: the bot has none for direct messages. */
export const commandsFor = (world: World, channelId: string | undefined): readonly APIApplicationCommand[] =>
  world.members.isIn(APPLICATION_ID) && (channelId === undefined || !world.channels.directOf(channelId))
    ? world.commands.list()
    : [];
