import { type APIAttachment, type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { timestamp } from '../clock.ts';
import { ROLES, USERS } from '../world/cast.ts';
import { storedName } from '../world/files.ts';
import type { Post } from '../world/posts.ts';
import type { World } from '../world/world.ts';
import { addressesOf, faultsOf, resolveComponents, textsOf } from './components.ts';
import type { PartFile, RestCall } from './endpoint.ts';
import { type AllowedMentionsForm, CHANNEL_FLAGS, type MessageForm, messageFields } from './forms/message.ts';
import { readForm } from './reading.ts';
import { type FieldFault, type FieldPath, refuse, refuseForm } from './refusal.ts';

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, id]) => id ?? [])),
];

/** Finds who is mentioned in a message's texts and may be notified (Discord docs, message.mdx "Allowed Mentions"). */
export function mentionsIn(
  text: string,
  allowed?: AllowedMentionsForm | null,
): Pick<APIMessage, 'mentions' | 'mention_roles' | 'mention_everyone'> {
  const may = (kind: 'users' | 'roles', id: string): boolean =>
    !allowed || allowed[kind]?.includes(id) === true;
  const users = found(text, /<@!?(\d+)>/g).flatMap((id) => USERS.get(id) ?? []);
  const roles = found(text, /<@&(\d+)>/g).filter((id) => ROLES.some((role) => role.id === id));
  return {
    mentions: users.filter(({ id }) => may('users', id)),
    mention_roles: roles.filter((id) => may('roles', id)),
    mention_everyone: !allowed && /@(?:everyone|here)\b/.test(text),
  };
}

interface Writing {
  readonly channelId: string;
  readonly form: MessageForm;
  /** Where the form stands in the body, for complaints. */
  readonly prefix?: FieldPath;
  /** Flags that may be set; for a change the others are passed over without a word. */
  readonly settable?: number;
  readonly before?: APIMessage;
}

type WrittenContents = Partial<APIMessage> & Pick<APIMessage, 'attachments'>;

const MAX_ATTACHMENTS = 10;

/** An attachment to come: one that stays, or a file to be stored under a name. */
type Planned = APIAttachment | { readonly file: PartFile; readonly filename: string };

/** The attachments that a message will have. All that it has stay if the form names none, as "Edit Message" says. */
function planned(
  { attachments }: MessageForm,
  files: readonly PartFile[],
  present: readonly APIAttachment[],
): { readonly all: readonly Planned[]; readonly faults: readonly FieldFault[] } {
  const asNew = (file: PartFile, filename?: string | null): Planned => ({
    ...{ file, filename: storedName(filename ?? file.name) },
  });
  if (!attachments) return { all: [...present, ...files.map((file) => asNew(file))], faults: [] };
  const all: Planned[] = [];
  const faults: FieldFault[] = files
    .filter(({ index }) => !attachments.some(({ id }) => id === String(index)))
    .map(({ field }) => ({ path: ['attachments'], message: `No attachment names ${field}.` }));
  for (const [index, { id, filename }] of attachments.entries()) {
    const stays = present.find((each) => each.id === id);
    const file = files.find((each) => String(each.index) === id);
    if (stays !== undefined) all.push(stays);
    else if (file !== undefined) all.push(asNew(file, filename));
    else faults.push({ path: ['attachments', index, 'id'], message: 'There is no file of this id.' });
  }
  return { all, faults };
}

/** Reads a message at its place in a body. @throws RestRefusal 50035 */
export const readMessage = (body: unknown, prefix: FieldPath = []): MessageForm =>
  readForm(messageFields, body ?? {}, prefix);

/**
 * Checks what the bot asks for and stores its files.
 * @throws RestRefusal with every complaint; nothing is stored then.
 */
export function writeRequested(
  { world, files }: Pick<RestCall, 'world' | 'files'>,
  { channelId, form, prefix = [], settable = CHANNEL_FLAGS, before }: Writing,
): WrittenContents {
  const { all, faults: lost } = planned(form, files, before?.attachments ?? []);
  if (Math.max(all.length, files.length) > MAX_ATTACHMENTS) throw refuse('tooManyAttachments');
  const shown = addressesOf(form.components);
  const attachments = new Set(all.map(({ filename }) => filename));
  const emojis = new Set(world.emojis.list().map(({ id }) => id));
  const faults = [
    ...lost,
    ...(before === undefined && (form.flags & ~settable) !== 0
      ? [{ path: ['flags'], message: 'One of these flags cannot be set here.' }]
      : []),
    ...all
      .filter((each) => 'file' in each && !shown.has(`attachment://${each.filename}`))
      .map(({ filename }) => ({ path: ['attachments'], message: `No component shows ${filename}.` })),
    ...faultsOf(form.components, { attachments, emojis }),
  ];
  if (faults.length > 0) throw refuseForm(faults, prefix);
  const old = (before?.flags ?? 0) & ~MessageFlags.Loading;
  const flags = before === undefined ? form.flags : old | MessageFlags.IsComponentsV2;
  const ephemeral = (flags & MessageFlags.Ephemeral) !== 0;
  const stored = all.map((each) =>
    'file' in each ? world.files.store(channelId, { ...each.file, name: each.filename }, ephemeral) : each,
  );
  return {
    ...{ flags, content: '', attachments: stored },
    components: resolveComponents(world, form.components, stored),
    ...mentionsIn(textsOf(form.components).join('\n'), form.allowed_mentions),
  };
}

/** Gives a message other contents. Filling a deferred answer counts as its first writing, not an edit. */
export function changeMessage(world: World, post: Post, contents: WrittenContents): APIMessage {
  const awaited = ((post.message.flags ?? 0) & MessageFlags.Loading) !== 0;
  const edited_timestamp = awaited ? null : timestamp(world.clock.now());
  const message = { ...post.message, ...contents, edited_timestamp };
  world.posts.change({ ...post, message });
  return message;
}
