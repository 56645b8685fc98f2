import { z } from 'zod';
import { emojiJson } from '../../world/emojis.ts';
import { sizeOf } from '../../world/files.ts';
import { ensureApplication, removed } from '../access.ts';
import { type Endpoint, endpoint, ok, type RestAnswer, type RestCall } from '../endpoint.ts';
import { readForm } from '../reading.ts';
import { refuseField } from '../refusal.ts';

/** Largest picture of an emoji (Discord docs, resources/emoji.mdx). */
const MAX_PICTURE = 256 * 1024;
/** Most emojis of an application (same page). */
const MAX_EMOJIS = 2000;

const LENGTH = 'BASE_TYPE_BAD_LENGTH Must be between 2 and 32 in length.';
const form = z.strictObject({
  name: z
    .string()
    .min(2, LENGTH)
    .max(32, LENGTH)
    .regex(/^\w+$/, 'STRING_TYPE_REGEX String value did not match validation regex.'),
  image: z.string(),
});

function picture(data: string): { readonly contentType: string; readonly bytes: Uint8Array } {
  const [, contentType, base64] = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.+)$/s.exec(data) ?? [];
  if (contentType === undefined || base64 === undefined) throw refuseField(['image'], 'IMAGE_INVALID');
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes.length > MAX_PICTURE) throw refuseField(['image'], 'BINARY_TYPE_MAX_SIZE');
  if (sizeOf(bytes) === undefined) throw refuseField(['image'], 'IMAGE_INVALID');
  return { contentType, bytes };
}

function add({ world: { emojis }, body }: RestCall): RestAnswer {
  const { name, image } = readForm(form, body);
  if (emojis.list().some((emoji) => emoji.name === name))
    throw refuseField(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN');
  if (emojis.list().length >= MAX_EMOJIS) throw refuseField([], 'PLAYGROUND_TOO_MANY_EMOJIS');
  return ok(emojiJson(emojis.add({ name, ...picture(image) })), 201);
}

const base = '/applications/:application/emojis';

/** Emojis that the application owns. */
export const emojiEndpoints: readonly Endpoint[] = [
  endpoint('GET', base, (call) => {
    ensureApplication(call);
    return ok({ items: call.world.emojis.list().map(emojiJson) });
  }),
  endpoint('POST', base, (call) => {
    ensureApplication(call);
    return add(call);
  }),
  endpoint('DELETE', `${base}/:emoji`, (call) => {
    ensureApplication(call);
    return removed(call.world.emojis.remove(call.param('emoji')), 'unknownEmoji');
  }),
];
