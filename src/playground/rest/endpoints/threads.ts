import { PermissionFlagsBits as May, MessageFlags, MessageType } from 'discord-api-types/v10';
import { z } from 'zod';
import { opensTo } from '../../world/access.ts';
import { APPLICATION_ID, GUILD_ID, NO_FLAGS } from '../../world/cast.ts';
import { removeThread } from '../../world/removing.ts';
import type { Thread } from '../../world/threads.ts';
import { checkAccess, checkGuild, checkNotArchived, mayHere, threadOf } from '../access.ts';
import { type Endpoint, endpoint, NO_CONTENT, ok, type RestAnswer, type RestCall } from '../endpoint.ts';
import { CHANNEL_FLAGS } from '../forms/message.ts';
import { forumPost, threadAlone, threadChange, threadFromMessage } from '../forms/thread.ts';
import { readForm } from '../reading.ts';
import { refuse } from '../refusal.ts';
import { EMPTY, newMessage, writeRequested } from '../writing.ts';

/** A day, which is what channels here say of their threads. */
const AUTO_ARCHIVE = 1440;

const shown = ({ world }: RestCall, id: string) => world.threads.json(id, APPLICATION_ID);

function start(
  call: RestCall,
  { id, name, ...form }: z.infer<typeof threadFromMessage> & { readonly id: string },
  how: { readonly isPrivate?: true; readonly inForum?: true } = {},
): Thread {
  return call.world.threads.start({
    id,
    name,
    parentId: call.param('channel'),
    ownerId: APPLICATION_ID,
    autoArchive: form.auto_archive_duration ?? AUTO_ARCHIVE,
    slowmode: form.rate_limit_per_user ?? 0,
    isPrivate: how.isPrivate === true,
    inForum: how.inForum === true,
  });
}

function startUnderMessage(call: RestCall): RestAnswer {
  checkAccess(call, May.CreatePublicThreads);
  const { world } = call;
  const channelId = call.param('channel');
  if (world.channels.kindOf(channelId) !== 'text') throw refuse('wrongChannelType');
  const post = world.posts.find(call.param('message'));
  if (post === undefined || post.onlyFor !== undefined || post.message.channel_id !== channelId)
    throw refuse('unknownMessage');
  const { message } = post;
  if (world.threads.find(message.id) !== undefined) throw refuse('threadExists');
  start(call, { ...readForm(threadFromMessage, call.body), id: message.id });
  const thread = shown(call, message.id);
  const flags = (message.flags ?? 0) | MessageFlags.HasThread;
  world.posts.change({
    ...post,
    message: { ...message, flags, ...(thread === undefined ? {} : { thread }) },
  });
  const reference = { type: 0, guild_id: GUILD_ID, channel_id: channelId, message_id: message.id };
  const starter = newMessage(
    world,
    message.id,
    MessageType.ThreadStarterMessage,
    { ...EMPTY, flags: NO_FLAGS },
    { message_reference: reference, referenced_message: message },
  );
  world.posts.add({ message: starter });
  return ok(shown(call, message.id), 201);
}

function startAlone(call: RestCall): RestAnswer {
  const form = readForm(threadAlone, call.body);
  const isPrivate = (form.type ?? 12) === 12;
  checkAccess(call, isPrivate ? May.CreatePrivateThreads : May.CreatePublicThreads);
  const { world } = call;
  const { id } = start(call, { ...form, id: world.mint.next() }, isPrivate ? { isPrivate } : {});
  if (!isPrivate) {
    const reference = { type: 0, guild_id: GUILD_ID, channel_id: id };
    const contents = { ...EMPTY, content: form.name, flags: NO_FLAGS };
    const line = newMessage(world, call.param('channel'), MessageType.ThreadCreated, contents, {
      message_reference: reference,
    });
    world.posts.add({ message: line });
  }
  return ok(shown(call, id), 201);
}

function startPost(call: RestCall): RestAnswer {
  const needsFiles = call.files.length > 0 ? May.AttachFiles : 0n;
  checkAccess(call, May.SendMessages | needsFiles);
  const { world } = call;
  const { message: words, ...form } = readForm(forumPost, call.body);
  const id = world.mint.next();
  const contents = writeRequested({
    world,
    channelId: id,
    form: words,
    files: call.files,
    prefix: ['message'],
    settable: CHANNEL_FLAGS,
    unnamed: 'dropped',
  });
  start(call, { ...form, id }, { inForum: true });
  const message = newMessage(world, id, MessageType.Default, contents, { id });
  world.posts.add({ message });
  return ok({ ...shown(call, id), message }, 201);
}

function change(call: RestCall): RestAnswer {
  checkAccess(call, 0n);
  if (call.world.threads.find(call.param('channel')) === undefined) throw refuse('missingPermissions');
  const thread = threadOf(call);
  const form = readForm(threadChange, call.body);
  const { archived, locked, name } = form;
  const manages = mayHere(call, May.ManageThreads);
  const opens = archived === false && !thread.locked && Object.keys(form).length === 1;
  const own = thread.ownerId === APPLICATION_ID && locked === undefined && !thread.locked;
  if (!manages && !own && !(opens && mayHere(call, May.SendMessagesInThreads)))
    throw refuse('missingPermissions');
  if (thread.archived && archived !== false) throw refuse('threadArchived');
  call.world.threads.change(thread.id, {
    ...(archived === undefined ? {} : { archived }),
    ...(locked === undefined ? {} : { locked }),
    ...(name === undefined ? {} : { name }),
    ...(form.auto_archive_duration === undefined ? {} : { autoArchive: form.auto_archive_duration }),
    ...(form.rate_limit_per_user === undefined ? {} : { slowmode: form.rate_limit_per_user ?? 0 }),
  });
  return ok(shown(call, thread.id));
}

function remove(call: RestCall): RestAnswer {
  checkAccess(call, May.ManageThreads);
  const thread = call.world.threads.find(call.param('channel'));
  if (thread === undefined) throw refuse('missingPermissions');
  const was = shown(call, thread.id);
  removeThread(call.world, thread.id);
  return ok(was);
}

/** The user that a way names, the bot as `@me`. */
const userOf = (call: RestCall): string =>
  call.param('user') === '@me' ? APPLICATION_ID : call.param('user');

function admit(call: RestCall): RestAnswer {
  checkAccess(call, 0n);
  const { id } = threadOf(call);
  checkNotArchived(call, id);
  const user = userOf(call);
  if (user !== APPLICATION_ID && !mayHere(call, May.SendMessagesInThreads))
    throw refuse('missingPermissions');
  if (!call.world.members.isIn(user)) throw refuse('unknownMember');
  if ((call.world.channels.permissions(user, id) & May.ViewChannel) === 0n) throw refuse('missingAccess');
  call.world.threads.join(id, [user]);
  return NO_CONTENT;
}

function dismiss(call: RestCall): RestAnswer {
  const user = userOf(call);
  checkAccess(call, user === APPLICATION_ID ? 0n : May.ManageThreads);
  const { id } = threadOf(call);
  checkNotArchived(call, id);
  call.world.threads.leave(id, user);
  return NO_CONTENT;
}

/** Threads in the way that lists carry them, with the bot's part in each. */
function listed(call: RestCall, threads: readonly Thread[], more = false): RestAnswer {
  return ok({
    threads: threads.map(({ id }) => shown(call, id)),
    members: threads.flatMap(({ id }) => call.world.threads.memberJson(id, APPLICATION_ID) ?? []),
    has_more: more,
  });
}

const paging = z.object({
  before: z.coerce.date().optional(),
  limit: z.coerce.number().int().min(2).max(100).default(50),
});

function archived(call: RestCall): RestAnswer {
  checkAccess(call, May.ReadMessageHistory);
  const { before, limit } = readForm(paging, Object.fromEntries(call.query));
  const found = call.world.threads
    .all()
    .filter((thread) => thread.parentId === call.param('channel') && thread.archived && !thread.isPrivate)
    .filter(({ turnedAt }) => before === undefined || turnedAt < before.getTime())
    .sort((a, b) => b.turnedAt - a.turnedAt);
  return listed(call, found.slice(0, limit), found.length > limit);
}

function active(call: RestCall): RestAnswer {
  checkGuild(call);
  const seen = call.world.threads
    .all()
    .filter(({ id, archived }) => !archived && opensTo(call.world, APPLICATION_ID, id));
  return listed(call, seen);
}

const base = '/channels/:channel';
const members = `${base}/thread-members`;

/** Threads, posts of forums, and who takes part (Discord docs, topics/threads.mdx, resources/channel.mdx). */
export const threadEndpoints: readonly Endpoint[] = [
  endpoint('POST', `${base}/messages/:message/threads`, startUnderMessage),
  endpoint('POST', `${base}/threads`, (call) => {
    const kind = call.world.channels.kindOf(call.param('channel'));
    if (kind === 'thread' || kind === 'direct') throw refuse('wrongChannelType');
    return kind === 'forum' ? startPost(call) : startAlone(call);
  }),
  endpoint('GET', `${base}/threads/archived/public`, archived),
  endpoint('PATCH', base, change),
  endpoint('DELETE', base, remove),
  endpoint('GET', members, (call) => {
    checkAccess(call, 0n);
    const { id, members: all } = threadOf(call);
    return ok(all.flatMap(({ userId }) => call.world.threads.memberJson(id, userId) ?? []));
  }),
  endpoint('GET', `${members}/:user`, (call) => {
    checkAccess(call, 0n);
    const member = call.world.threads.memberJson(threadOf(call).id, userOf(call));
    if (member === undefined) throw refuse('unknownMember');
    return ok(member);
  }),
  endpoint('PUT', `${members}/:user`, admit),
  endpoint('DELETE', `${members}/:user`, dismiss),
  endpoint('GET', '/guilds/:guild/threads/active', active),
];
