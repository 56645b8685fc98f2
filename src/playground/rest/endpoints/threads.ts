import { PermissionFlagsBits as May } from 'discord-api-types/v10';
import { z } from 'zod';
import { opensTo } from '../../world/access.ts';
import { APPLICATION_ID, BOT_USER } from '../../world/cast.ts';
import { startThread } from '../../world/starting.ts';
import { AUTO_ARCHIVE_MINUTES } from '../../world/threads.ts';
import { checkAccess, checkNotArchived, mayHere, openPost, threadOf } from '../access.ts';
import { type Endpoint, endpoint, NO_CONTENT, ok, type RestAnswer, type RestCall } from '../endpoint.ts';
import { boundedText, readForm } from '../reading.ts';
import { refuse } from '../refusal.ts';

/** A thread under a message (Discord docs, resources/channel.mdx "Start Thread from Message"). */
const underMessage = z.strictObject({
  name: boundedText(1, 100),
  auto_archive_duration: z.literal(AUTO_ARCHIVE_MINUTES),
});

/** A private thread, the only one that the bot starts without a message (same page). */
const privateThread = underMessage.extend({ type: z.literal(12) });

/** A change of a thread (same page, "Modify Channel"). */
const threadChange = z.strictObject({
  name: boundedText(1, 100).exactOptional(),
  archived: z.boolean().exactOptional(),
});

const shown = ({ world }: RestCall, id: string) => world.threads.json(id, APPLICATION_ID);

function startUnderMessage(call: RestCall): RestAnswer {
  checkAccess(call, May.CreatePublicThreads);
  const { world, param } = call;
  const parentId = param('channel');
  if (world.channels.kindOf(parentId) !== 'text') throw refuse('wrongChannelType');
  const about = openPost(call);
  if (world.threads.find(about.message.id) !== undefined) throw refuse('threadExists');
  const { name, auto_archive_duration: autoArchive } = readForm(underMessage, call.body);
  const { id } = startThread(world, BOT_USER, { name, autoArchive, parentId }, about);
  return ok(shown(call, id), 201);
}

function startPrivate(call: RestCall): RestAnswer {
  checkAccess(call, May.CreatePrivateThreads);
  const parentId = call.param('channel');
  if (call.world.channels.kindOf(parentId) !== 'text') throw refuse('wrongChannelType');
  const { name, auto_archive_duration: autoArchive } = readForm(privateThread, call.body);
  const { id } = startThread(call.world, BOT_USER, { name, autoArchive, parentId, isPrivate: true });
  return ok(shown(call, id), 201);
}

function change(call: RestCall): RestAnswer {
  checkAccess(call, 0n);
  const { id, ownerId, locked, archived } = threadOf(call);
  const form = readForm(threadChange, call.body);
  const opens =
    form.archived === false && form.name === undefined && mayHere(call, May.SendMessagesInThreads);
  const may = !locked && (ownerId === APPLICATION_ID || opens);
  if (!may && !mayHere(call, May.ManageThreads)) throw refuse('missingPermissions');
  if (archived && form.archived !== false) throw refuse('threadArchived');
  call.world.threads.change(id, form);
  return ok(shown(call, id));
}

function admit(call: RestCall): RestAnswer {
  checkAccess(call, May.SendMessagesInThreads);
  const { id } = threadOf(call);
  checkNotArchived(call, id);
  const user = call.param('user');
  if (!call.world.members.isIn(user)) throw refuse('unknownMember');
  if ((call.world.channels.permissions(user, id) & May.ViewChannel) === 0n) throw refuse('missingAccess');
  call.world.threads.join(id, [user]);
  return NO_CONTENT;
}

function active(call: RestCall): RestAnswer {
  const { threads } = call.world;
  const seen = threads
    .all()
    .filter(({ id, archived }) => !archived && opensTo(call.world, APPLICATION_ID, id));
  return ok({
    threads: seen.map(({ id }) => shown(call, id)),
    members: seen.flatMap(({ id }) => threads.memberJson(id, APPLICATION_ID) ?? []),
    has_more: false,
  });
}

const base = '/channels/:channel';

/** Threads, and who takes part (Discord docs, topics/threads.mdx, resources/channel.mdx). */
export const threadEndpoints: readonly Endpoint[] = [
  endpoint('POST', `${base}/messages/:message/threads`, startUnderMessage),
  endpoint('POST', `${base}/threads`, startPrivate),
  endpoint('PATCH', base, change),
  endpoint('PUT', `${base}/thread-members/:user`, admit),
  endpoint('GET', '/guilds/:guild/threads/active', active),
];
