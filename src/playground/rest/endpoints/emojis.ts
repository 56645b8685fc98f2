import { z } from 'zod';
import { emojiJson } from '../../world/emojis.ts';
import { imageSize } from '../../world/image-size.ts';
import { ensureApplication, removed } from '../access.ts';
import { type Endpoint, ok } from '../endpoint.ts';
import { OWN_CODE, readForm } from '../reading.ts';
import { refuse, refuseField } from '../refusal.ts';

/** Largest picture of an emoji (Discord docs, resources/emoji.mdx). */
const MAX_PICTURE = 256 * 1024;
/** Most emojis of an application (same page). */
const MAX_EMOJIS = 2000;

const name = z
  .string()
  .min(2, 'BASE_TYPE_BAD_LENGTH Must be between 2 and 32 in length.')
  .max(32, 'BASE_TYPE_BAD_LENGTH Must be between 2 and 32 in length.')
  .regex(/^\w+$/, 'STRING_TYPE_REGEX String value did not match validation regex.');

const form = z.strictObject({ name, image: z.string() });

function picture(data: string): { readonly contentType: string; readonly bytes: Uint8Array } {
  const [, contentType, base64] = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.+)$/s.exec(data) ?? [];
  if (contentType === undefined || base64 === undefined)
    throw refuseField(['image'], 'IMAGE_INVALID', 'Invalid image data');
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes.length > MAX_PICTURE)
    throw refuseField(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
  if (imageSize(bytes) === undefined) throw refuseField(['image'], 'IMAGE_INVALID', 'Invalid image data');
  return { contentType, bytes };
}

const base = '/applications/:application/emojis';
const common = { rate: 'other', auth: 'bot' } as const;

/** Emojis that the application owns. */
export const emojiEndpoints: readonly Endpoint[] = [
  {
    ...common,
    method: 'GET',
    path: base,
    answer(call) {
      ensureApplication(call);
      return ok({ items: call.world.emojis.list().map(emojiJson) });
    },
  },
  {
    ...common,
    method: 'POST',
    path: base,
    answer(call) {
      ensureApplication(call);
      const { name: given, image } = readForm(form, call.body);
      const present = call.world.emojis.list();
      if (present.some((emoji) => emoji.name === given))
        throw refuseField(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'Emoji name is already taken');
      if (present.length >= MAX_EMOJIS)
        throw refuseField(
          [],
          `${OWN_CODE}TOO_MANY_EMOJIS`,
          `An application has at most ${MAX_EMOJIS} emojis.`,
        );
      return ok(emojiJson(call.world.emojis.add({ name: given, ...picture(image) })), 201);
    },
  },
  {
    ...common,
    method: 'GET',
    path: `${base}/:emoji`,
    answer(call) {
      ensureApplication(call);
      const emoji = call.world.emojis.find(call.param('emoji'));
      if (emoji === undefined) throw refuse('unknownEmoji');
      return ok(emojiJson(emoji));
    },
  },
  {
    ...common,
    method: 'PATCH',
    path: `${base}/:emoji`,
    answer(call) {
      ensureApplication(call);
      const emoji = call.world.emojis.rename(
        call.param('emoji'),
        readForm(form.pick({ name: true }), call.body).name,
      );
      if (emoji === undefined) throw refuse('unknownEmoji');
      return ok(emojiJson(emoji));
    },
  },
  {
    ...common,
    method: 'DELETE',
    path: `${base}/:emoji`,
    answer(call) {
      ensureApplication(call);
      return removed(call.world.emojis.remove(call.param('emoji')), 'unknownEmoji');
    },
  },
];
