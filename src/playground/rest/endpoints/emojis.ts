import { z } from 'zod';
import { emojiJson } from '../../world/emojis.ts';
import { sizeOf } from '../../world/files.ts';
import { type Endpoint, endpoint, NO_CONTENT, ok, type RestAnswer, type RestCall } from '../endpoint.ts';
import { boundedText, readForm } from '../reading.ts';
import { refuse, refuseForm } from '../refusal.ts';

/** Largest picture of an emoji (Discord docs, resources/emoji.mdx). */
const MAX_PICTURE = 256 * 1024;
/** Most emojis of an application (same page). */
const MAX_EMOJIS = 2000;

/** The picture of an emoji, as a `data:` address. */
const picture = z.string().transform((data, context) => {
  const [, contentType = '', base64 = ''] =
    /^data:(image\/(?:png|jpeg|gif|webp));base64,(.+)$/s.exec(data) ?? [];
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes.length > MAX_PICTURE || sizeOf(bytes) === undefined)
    context.addIssue('This is no picture of at most 256 KiB.');
  return { contentType, bytes };
});

function add({ world: { emojis }, body }: RestCall): RestAnswer {
  const isNew = (name: string): boolean => !emojis.list().some((emoji) => emoji.name === name);
  const form = z.strictObject({ name: boundedText(2, 32).regex(/^\w+$/).refine(isNew), image: picture });
  const { name, image } = readForm(form, body);
  if (emojis.list().length >= MAX_EMOJIS) throw refuseForm([{ path: [], message: 'There is no more room.' }]);
  return ok(emojiJson(emojis.add({ name, ...image })), 201);
}

const base = '/applications/:application/emojis';

/** Emojis that the application owns. */
export const emojiEndpoints: readonly Endpoint[] = [
  endpoint('GET', base, ({ world }) => ok({ items: world.emojis.list().map(emojiJson) })),
  endpoint('POST', base, add),
  endpoint('DELETE', `${base}/:emoji`, ({ world, param }) => {
    if (!world.emojis.remove(param('emoji'))) throw refuse('unknownEmoji');
    return NO_CONTENT;
  }),
];
