import { PermissionFlagsBits as May } from 'discord-api-types/v10';
import { z } from 'zod';
import { APPLICATION_ID, BOT_USER } from '../../world/cast.ts';
import { AUTO_ARCHIVE_MINUTES } from '../../world/threads.ts';
import { checkAccess, checkNotArchived, mayHere, openPost, threadOf } from '../access.ts';
import { type Endpoint, endpoint, type RestCall } from '../endpoint.ts';
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

/** The id of the text channel that a thread is to stand under. @throws RestRefusal 50024 for any other */
function parentOf({ world, param }: RestCall): string {
  if (world.channels.kindOf(param('channel')) !== 'text') throw refuse('wrongChannelType');
  return param('channel');
}

function startUnderMessage(call: RestCall) {
  checkAccess(call, May.CreatePublicThreads);
  const parentId = parentOf(call);
  const about = openPost(call);
  const { threads } = call.world;
  if (threads.find(about.message.id) !== undefined) throw refuse('threadExists');
  const { name, auto_archive_duration: autoArchive } = readForm(underMessage, call.body);
  return shown(call, threads.start(BOT_USER, { name, autoArchive, parentId }, about).id);
}

function startPrivate(call: RestCall) {
  checkAccess(call, May.CreatePrivateThreads);
  const parentId = parentOf(call);
  const { name, auto_archive_duration: autoArchive } = readForm(privateThread, call.body);
  const start = { name, autoArchive, parentId, isPrivate: true };
  return shown(call, call.world.threads.start(BOT_USER, start).id);
}

function change(call: RestCall) {
  checkAccess(call, 0n);
  const { id, ownerId, locked, archived } = threadOf(call);
  const form = readForm(threadChange, call.body);
  const opens =
    form.archived === false && form.name === undefined && mayHere(call, May.SendMessagesInThreads);
  const may = !locked && (ownerId === APPLICATION_ID || opens);
  if (!may && !mayHere(call, May.ManageThreads)) throw refuse('missingPermissions');
  if (archived && form.archived !== false) throw refuse('threadArchived');
  call.world.threads.change(id, form);
  return shown(call, id);
}

function admit(call: RestCall): void {
  checkAccess(call, May.SendMessagesInThreads);
  const { id } = threadOf(call);
  checkNotArchived(call, id);
  const user = call.param('user');
  if (!call.world.members.isIn(user)) throw refuse('unknownMember');
  if (!call.world.channels.may(user, id, May.ViewChannel)) throw refuse('missingAccess');
  call.world.threads.join(id, [user]);
}

function active(call: RestCall) {
  const { channels, threads } = call.world;
  const seen = threads.all().filter(({ id, archived }) => !archived && channels.opensTo(APPLICATION_ID, id));
  return {
    threads: seen.map(({ id }) => shown(call, id)),
    members: seen.flatMap(({ id }) => threads.memberJson(id, APPLICATION_ID) ?? []),
    has_more: false,
  };
}

const base = '/channels/:channel';

/** Threads, and who takes part (Discord docs, topics/threads.mdx, resources/channel.mdx). */
export const threadEndpoints: readonly Endpoint[] = [
  endpoint('POST', `${base}/messages/:message/threads`, startUnderMessage, { status: 201 }),
  endpoint('POST', `${base}/threads`, startPrivate, { status: 201 }),
  endpoint('PATCH', base, change),
  endpoint('PUT', `${base}/thread-members/:user`, admit),
  endpoint('GET', '/guilds/:guild/threads/active', active),
];
