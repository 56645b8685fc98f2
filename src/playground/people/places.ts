import {
  type APIApplicationCommand,
  type APIChannel,
  type APIMessage,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { ClientError, type ThreadWish } from '../person.ts';
import { mentionsIn } from '../rest/writing.ts';
import { APPLICATION_ID, type Member, USERS } from '../world/cast.ts';
import type { World } from '../world/world.ts';

/** Whether a person sees what stands in a channel. */
export function mayReadChannel(world: World, userId: string, channelId: string): boolean {
  const direct = world.channels.directOf(channelId);
  if (direct !== undefined) return direct.userId === userId;
  return world.channels.exists(channelId) && world.channels.opensTo(userId, channelId);
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

const MAX_PLAIN = 2000;
const MAX_NAME = 100;

/** Ids of those who can be mentioned, by name. */
const NAMED = new Map(
  [...USERS.values()].flatMap(({ id, username, global_name }) => [
    [global_name ?? username, id],
    [username, id],
  ]),
);
const MENTION = new RegExp(
  `@(${[...NAMED.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** What a client makes of what was typed: `@` and a name mentions somebody. */
const withMentions = (typed: string): string =>
  typed.replaceAll(MENTION, (_, name: string) => `<@${NAMED.get(name)}>`);

/** Posts what a person has typed; `more` is what only some kinds of messages have. */
function write(world: World, { user }: Member, channelId: string, typed: string, more?: Partial<APIMessage>) {
  const content = withMentions(typed);
  return world.posts.write(channelId, user, { content, ...mentionsIn(content), ...more });
}

function checkWords(content: string): void {
  if (content.trim() === '') throw new ClientError('Please write something.');
  if (content.length > MAX_PLAIN) throw new ClientError(`A message can have up to ${MAX_PLAIN} characters.`);
}

/** Writes a plain message. @throws ClientError */
export function say(world: World, member: Member, channelId: string, content: string): APIMessage {
  const me = member.user.id;
  if (!mayReadChannel(world, me, channelId)) throw new ClientError('This channel does not exist.');
  if (world.channels.kindOf(channelId) === 'forum')
    throw new ClientError('You can only write in the posts of a forum.');
  const manages = world.channels.may(me, channelId, PermissionFlagsBits.ManageThreads);
  if (world.threads.find(channelId)?.locked === true && !manages)
    throw new ClientError('This thread is locked.');
  checkWords(content);
  return write(world, member, channelId, content);
}

/** Starts a thread, or a post of a forum. @throws ClientError */
export function askForThread(
  world: World,
  member: Member,
  channelId: string,
  { name, message: messageId, content }: ThreadWish,
): APIChannel {
  const me = member.user.id;
  const kind = world.channels.kindOf(channelId);
  if (!mayReadChannel(world, me, channelId) || (kind !== 'text' && kind !== 'forum'))
    throw new ClientError('You can only start threads in a channel of the server.');
  const title = name.trim();
  if (title === '' || title.length > MAX_NAME)
    throw new ClientError(`A thread needs a name of at most ${MAX_NAME} characters.`);
  const first = content ?? '';
  if (kind === 'forum' || first.trim() !== '') checkWords(first);
  const about = messageId === undefined ? undefined : world.posts.find(messageId);
  if (messageId !== undefined && (about?.onlyFor !== undefined || about?.message.channel_id !== channelId))
    throw new ClientError('This message no longer exists.');
  if (about !== undefined && world.threads.find(about.message.id) !== undefined)
    throw new ClientError('This message already has a thread.');
  const isPost = kind === 'forum';
  const { id } = world.threads.start(member.user, { name: title, parentId: channelId, isPost }, about);
  if (isPost) write(world, member, id, first, { id });
  else if (first.trim() !== '') say(world, member, id, first);
  const thread = world.threads.json(id, me);
  if (thread === undefined) throw new ClientError('That did not work.');
  return thread;
}
