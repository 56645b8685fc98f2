import { type APIChannel, type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { ClientError, type ThreadWish } from '../person.ts';
import { mentionsIn } from '../rest/mentions.ts';
import { type Member, USERS } from '../world/cast.ts';
import { newMessage } from '../world/new-message.ts';
import { startThread } from '../world/starting.ts';
import type { World } from '../world/world.ts';
import { mayReadChannel } from './places.ts';

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

/** A message of a person; `more` is what only some kinds have. */
function plain(
  world: World,
  { user }: Member,
  channelId: string,
  typed: string,
  more: Partial<APIMessage> = {},
) {
  const content = withMentions(typed);
  return newMessage(world, channelId, user, { content, ...mentionsIn(content), ...more });
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
  const manages = (world.channels.permissions(me, channelId) & PermissionFlagsBits.ManageThreads) !== 0n;
  if (world.threads.find(channelId)?.locked === true && !manages)
    throw new ClientError('This thread is locked.');
  checkWords(content);
  const message = plain(world, member, channelId, content);
  world.posts.add({ message });
  return message;
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
  const { id } = startThread(world, member.user, { name: title, parentId: channelId }, about);
  if (kind === 'forum') world.posts.add({ message: plain(world, member, id, first, { id }) });
  else if (first.trim() !== '') say(world, member, id, first);
  const thread = world.threads.json(id, me);
  if (thread === undefined) throw new ClientError('That did not work.');
  return thread;
}
