import { PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { APPLICATION_ID, BOT_USER } from '../../world/cast.ts';
import type { Post } from '../../world/posts.ts';
import {
  checkAccess,
  checkNotArchived,
  checkNotTimedOut,
  checkWritable,
  mayHere,
  openPost,
} from '../access.ts';
import { type Endpoint, endpoint, type RestCall } from '../endpoint.ts';
import { readForm } from '../reading.ts';
import { refuse } from '../refusal.ts';
import { changeMessage, readMessage, writeRequested } from '../writing.ts';

/** How long an enforced nonce is remembered; Discord says "the past few minutes" (resources/message.mdx). */
const NONCE_MEMORY = 5 * 60_000;

const filesNeed = ({ files }: RestCall): bigint => (files.length > 0 ? PermissionFlagsBits.AttachFiles : 0n);

function post(call: RestCall) {
  checkAccess(call, PermissionFlagsBits.SendMessages | filesNeed(call));
  checkWritable(call);
  const { clock, posts } = call.world;
  const channelId = call.param('channel');
  const form = readMessage(call.body);
  const { nonce, enforce_nonce } = form;
  const isSame = (earlier: Post): boolean =>
    earlier.nonce === nonce && clock.now() - Date.parse(earlier.message.timestamp) <= NONCE_MEMORY;
  const again = nonce !== undefined && enforce_nonce === true ? posts.all().findLast(isSame) : undefined;
  if (again !== undefined) return again.message;
  const contents = writeRequested(call, { channelId, form });
  const marks = nonce === undefined ? {} : { nonce };
  return { ...posts.write(channelId, BOT_USER, contents, marks), ...marks };
}

function edit(call: RestCall) {
  checkAccess(call, filesNeed(call));
  const post = openPost(call);
  const { message: before } = post;
  const channelId = before.channel_id;
  if (before.author.id !== APPLICATION_ID) throw refuse('editOfAnother');
  checkNotTimedOut(call, channelId);
  checkNotArchived(call, channelId);
  const contents = writeRequested(call, { channelId, form: readMessage(call.body), before });
  return changeMessage(call.world, post, contents);
}

function remove(call: RestCall): void {
  const { message } = openPost(call);
  checkAccess(call, message.author.id === APPLICATION_ID ? 0n : PermissionFlagsBits.ManageMessages);
  checkNotTimedOut(call, message.channel_id);
  call.world.posts.remove(message.id);
}

const paging = z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) });

function newest(call: RestCall) {
  checkAccess(call, 0n);
  const { limit } = readForm(paging, Object.fromEntries(call.query));
  if (!mayHere(call, PermissionFlagsBits.ReadMessageHistory)) return [];
  return call.world.posts.newest(call.param('channel'), limit).map(({ message }) => message);
}

const base = '/channels/:channel/messages';

/** The messages of channels (Discord docs, resources/message.mdx). */
export const messageEndpoints: readonly Endpoint[] = [
  endpoint('GET', base, newest),
  endpoint('POST', base, post, { rate: 'createMessage' }),
  endpoint('GET', `${base}/:message`, (call) => {
    checkAccess(call, PermissionFlagsBits.ReadMessageHistory);
    return openPost(call).message;
  }),
  endpoint('PATCH', `${base}/:message`, edit, { rate: 'editMessage' }),
  endpoint('DELETE', `${base}/:message`, remove),
];
