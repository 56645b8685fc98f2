import { type APIMessage, MessageFlags, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { APPLICATION_ID } from '../../world/cast.ts';
import type { Post } from '../../world/posts.ts';
import { removePost } from '../../world/removing.ts';
import type { World } from '../../world/world.ts';
import { checkAccess, checkNotArchived, checkNotTimedOut, checkWritable } from '../access.ts';
import { type Endpoint, endpoint, NO_CONTENT, ok, type RestCall } from '../endpoint.ts';
import { CHANNEL_FLAGS, type ChannelMessageForm, channelMessage, messageFields } from '../forms/message.ts';
import { readForm } from '../reading.ts';
import { refuse, refuseField } from '../refusal.ts';
import { changedMessage, newMessage, writeRequested } from '../writing.ts';

/** How long an enforced nonce is remembered; Discord says "the past few minutes" (resources/message.mdx). */
const NONCE_MEMORY = 5 * 60_000;

/** A message that everyone in its channel sees. @throws Refusal 10008 for any other, ephemeral ones included. */
function openPost(call: RestCall): Post {
  const post = call.world.posts.find(call.param('message'));
  if (post === undefined || post.onlyFor !== undefined || post.message.channel_id !== call.param('channel'))
    throw refuse('unknownMessage');
  return post;
}

/** The earlier message that an enforced nonce stands for. */
function repeated(world: World, nonces: Nonces, form: ChannelMessageForm): APIMessage | undefined {
  if (form.enforce_nonce !== true || form.nonce === null || form.nonce === undefined) return undefined;
  const known = nonces.get(String(form.nonce));
  if (known === undefined || world.clock.now() - known.at > NONCE_MEMORY) return undefined;
  return world.posts.find(known.messageId)?.message;
}

type Nonces = Map<string, { readonly messageId: string; readonly at: number }>;

function referenceOf(call: RestCall, form: ChannelMessageForm): Partial<APIMessage> {
  const reference = form.message_reference;
  if (!reference?.message_id) return {};
  const post = call.world.posts.find(reference.message_id);
  const known =
    post !== undefined && post.onlyFor === undefined && post.message.channel_id === call.param('channel');
  if (!known && reference.fail_if_not_exists !== false)
    throw refuseField(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE');
  return {
    message_reference: { type: 0, channel_id: call.param('channel'), message_id: reference.message_id },
    referenced_message: known ? post.message : null,
  };
}

function post(call: RestCall, nonces: Nonces) {
  const needsFiles = call.files.length > 0 ? PermissionFlagsBits.AttachFiles : 0n;
  checkAccess(call, PermissionFlagsBits.SendMessages | needsFiles);
  checkWritable(call);
  const { world } = call;
  const form = readForm(channelMessage, call.body ?? {});
  const again = repeated(world, nonces, form);
  if (again !== undefined) return ok(again);
  const { message_reference: _reference, sticker_ids: _stickers, ...fields } = form;
  const reference = referenceOf(call, form);
  const repliedTo = reference.referenced_message?.author;
  const contents = writeRequested({
    world,
    channelId: call.param('channel'),
    form: fields,
    files: call.files,
    prefix: [],
    settable: CHANNEL_FLAGS,
    unnamed: 'dropped',
    ...(repliedTo === undefined ? {} : { repliedTo }),
  });
  const type = reference.message_reference === undefined ? MessageType.Default : MessageType.Reply;
  const message = newMessage(world, call.param('channel'), type, contents, reference);
  const told = form.nonce ?? undefined;
  if (told !== undefined) nonces.set(String(told), { messageId: message.id, at: world.clock.now() });
  world.posts.add({ message }, told);
  return ok(told === undefined ? message : { ...message, nonce: told });
}

function edit(call: RestCall) {
  checkAccess(call, call.files.length > 0 ? PermissionFlagsBits.AttachFiles : 0n);
  const before = openPost(call);
  if (before.message.author.id !== APPLICATION_ID) throw refuse('editOfAnother');
  checkNotTimedOut(call, before.message.channel_id);
  checkNotArchived(call, before.message.channel_id);
  const contents = writeRequested({
    world: call.world,
    channelId: call.param('channel'),
    form: readForm(messageFields, call.body ?? {}),
    files: call.files,
    prefix: [],
    settable: MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2,
    before: before.message,
    unnamed: 'kept',
  });
  const message = changedMessage(call.world, before.message, contents);
  call.world.posts.change({ ...before, message });
  return ok(message);
}

function remove(call: RestCall) {
  const { message } = openPost(call);
  checkAccess(call, message.author.id === APPLICATION_ID ? 0n : PermissionFlagsBits.ManageMessages);
  checkNotTimedOut(call, message.channel_id);
  removePost(call.world, message.id);
  return NO_CONTENT;
}

function history(call: RestCall) {
  checkAccess(call, 0n);
  const limit = Number(call.query.get('limit') ?? '50');
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw refuseField(['limit'], 'NUMBER_TYPE_MAX');
  const channelId = call.param('channel');
  const may = call.world.channels.permissions(APPLICATION_ID, channelId);
  if ((may & PermissionFlagsBits.ReadMessageHistory) === 0n) return ok([]);
  const range = ['before', 'after'].flatMap((side) => {
    const id = call.query.get(side);
    return id === null ? [] : [[side, id]];
  });
  const posts = call.world.posts.history(channelId, { ...Object.fromEntries(range), limit });
  return ok(posts.map(({ message }) => message));
}

const base = '/channels/:channel/messages';

/** The messages of channels (Discord docs, resources/message.mdx). Remembers the nonces that they were sent with. */
export function messageEndpoints(): readonly Endpoint[] {
  const nonces: Nonces = new Map();
  return [
    endpoint('GET', base, history),
    endpoint('POST', base, (call) => post(call, nonces), { rate: 'createMessage' }),
    endpoint('GET', `${base}/:message`, (call) => {
      checkAccess(call, PermissionFlagsBits.ReadMessageHistory);
      return ok(openPost(call).message);
    }),
    endpoint('PATCH', `${base}/:message`, edit, { rate: 'editMessage' }),
    endpoint('DELETE', `${base}/:message`, remove),
  ];
}
