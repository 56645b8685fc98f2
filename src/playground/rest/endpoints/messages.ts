import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { APPLICATION_ID, BOT_USER } from '../../world/cast.ts';
import { newMessage } from '../../world/new-message.ts';
import { removePost } from '../../world/removing.ts';
import type { World } from '../../world/world.ts';
import {
  checkAccess,
  checkNotArchived,
  checkNotTimedOut,
  checkWritable,
  mayHere,
  openPost,
} from '../access.ts';
import { type Endpoint, endpoint, NO_CONTENT, ok, type RestCall } from '../endpoint.ts';
import type { MessageForm } from '../forms/message.ts';
import { readForm } from '../reading.ts';
import { refuse } from '../refusal.ts';
import { changedMessage, readMessage, writeRequested } from '../writing.ts';

/** How long an enforced nonce is remembered; Discord says "the past few minutes" (resources/message.mdx). */
const NONCE_MEMORY = 5 * 60_000;

type Nonces = Map<string, { readonly messageId: string; readonly at: number }>;

/** The earlier message that an enforced nonce stands for. */
function repeated(
  world: World,
  nonces: Nonces,
  { nonce = '', enforce_nonce }: MessageForm,
): APIMessage | undefined {
  const known = enforce_nonce === true ? nonces.get(nonce) : undefined;
  if (known === undefined || world.clock.now() - known.at > NONCE_MEMORY) return undefined;
  return world.posts.find(known.messageId)?.message;
}

const filesNeed = ({ files }: RestCall): bigint => (files.length > 0 ? PermissionFlagsBits.AttachFiles : 0n);

function post(call: RestCall, nonces: Nonces) {
  checkAccess(call, PermissionFlagsBits.SendMessages | filesNeed(call));
  checkWritable(call);
  const { world, body } = call;
  const channelId = call.param('channel');
  const form = readMessage(body);
  const again = repeated(world, nonces, form);
  if (again !== undefined) return ok(again);
  const message = newMessage(world, channelId, BOT_USER, writeRequested(call, { channelId, form }));
  const { nonce } = form;
  if (nonce !== undefined) nonces.set(nonce, { messageId: message.id, at: world.clock.now() });
  world.posts.add({ message });
  return ok(nonce === undefined ? message : { ...message, nonce });
}

function edit(call: RestCall) {
  checkAccess(call, filesNeed(call));
  const { message: before, ...post } = openPost(call);
  const channelId = before.channel_id;
  if (before.author.id !== APPLICATION_ID) throw refuse('editOfAnother');
  checkNotTimedOut(call, channelId);
  checkNotArchived(call, channelId);
  const contents = writeRequested(call, { channelId, form: readMessage(call.body), before });
  const message = changedMessage(call.world, before, contents);
  call.world.posts.change({ ...post, message });
  return ok(message);
}

function remove(call: RestCall) {
  const { message } = openPost(call);
  checkAccess(call, message.author.id === APPLICATION_ID ? 0n : PermissionFlagsBits.ManageMessages);
  checkNotTimedOut(call, message.channel_id);
  removePost(call.world, message.id);
  return NO_CONTENT;
}

const paging = z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) });

function newest(call: RestCall) {
  checkAccess(call, 0n);
  const { limit } = readForm(paging, Object.fromEntries(call.query));
  if (!mayHere(call, PermissionFlagsBits.ReadMessageHistory)) return ok([]);
  return ok(call.world.posts.newest(call.param('channel'), limit).map(({ message }) => message));
}

const base = '/channels/:channel/messages';

/** The messages of channels (Discord docs, resources/message.mdx). Remembers the nonces that they were sent with. */
export function messageEndpoints(): readonly Endpoint[] {
  const nonces: Nonces = new Map();
  return [
    endpoint('GET', base, newest),
    endpoint('POST', base, (call) => post(call, nonces), { rate: 'createMessage' }),
    endpoint('GET', `${base}/:message`, (call) => {
      checkAccess(call, PermissionFlagsBits.ReadMessageHistory);
      return ok(openPost(call).message);
    }),
    endpoint('PATCH', `${base}/:message`, edit, { rate: 'editMessage' }),
    endpoint('DELETE', `${base}/:message`, remove),
  ];
}
